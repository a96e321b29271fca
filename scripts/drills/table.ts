import { stockRace } from './d1-stock.ts';
import { doubleCapture } from './d2-captures.ts';
import { d3 } from './d3-messages.ts';
import { money } from './d4-money.ts';
import { limits } from './d5-limits.ts';
import { kills } from './d8-kills.ts';
import { d9 } from './d9-provider-faults.ts';
import type { Drill } from './frame.ts';
import { refundDrill } from './r1-refunds.ts';
import { interruptedCancels } from './r2-cancel-interrupted.ts';
import { staffAtOnce } from './r3-staff-at-once.ts';
import { spentCredit } from './r4-spent-credit.ts';
import { randomDays } from './r5-random-days.ts';

/** In the order they run. */
export const drills: readonly Drill[] = [
  stockRace,
  doubleCapture,
  d3,
  money,
  limits,
  kills,
  d9,
  refundDrill,
  interruptedCancels,
  staffAtOnce,
  spentCredit,
  randomDays,
];
