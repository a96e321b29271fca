import { stockRace } from './d1-stock.ts';
import { d3 } from './d3-messages.ts';
import { d9 } from './d9-provider-faults.ts';
import type { Drill } from './frame.ts';

/** Every drill there is, in the order they are run. */
export const drills: readonly Drill[] = [stockRace, d3, d9];
