import { stockRace } from './d1-stock.ts';
import { doubleCapture } from './d2-captures.ts';
import { money } from './d4-money.ts';
import type { Drill } from './frame.ts';

/** Every drill there is, in the order they are run. */
export const drills: readonly Drill[] = [stockRace, doubleCapture, money];
