import { dayMs, dayOf, hourMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';

/** One day of trade: start, end, and number of orders. */
export type TradeDay = { readonly day: string; readonly startsAt: number; readonly endsAt: number; readonly orderCount: number };

/** Sunday first: people buy hair at the weekend and on Monday evening. */
const weekdays = [1.25, 1.05, 0.9, 0.88, 0.95, 1.1, 1.3];
/** January first: prom in spring, weddings in early summer, the holidays. */
const months = [0.86, 0.92, 1.02, 1.06, 1.1, 1.04, 0.94, 0.96, 1, 1.05, 1.24, 1.18];
/** Hours in UTC: the American evening is night here. */
const hours = [7, 7, 7, 6, 5, 4, 2, 1, 1, 1, 1, 1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 6, 6, 7];
const hoursOfDay = hours.map((weight, hour) => [hour, weight] as const);
const wholeDay = hours.reduce((sum, weight) => sum + weight, 0);
const growthOverHistory = 0.7;
/** A shop sale of some days in the middle of every history. */
const saleShareFrom = 0.58;
const saleDays = 5;
const saleLift = 1.9;

/** Days up to now whose orders add up to the target. */
export function tradeDays({ now, days, orderTarget }: { now: Date; days: number; orderTarget: number }): TradeDay[] {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const spans = Array.from({ length: days }, (_, index) => {
    const startsAt = today - (days - 1 - index) * dayMs;
    return { startsAt, endsAt: Math.min(startsAt + dayMs, now.getTime()), weight: weightOf(startsAt, index, days, now) };
  });
  const whole = spans.reduce((sum, span) => sum + span.weight, 0);
  let weightSoFar = 0;
  let countSoFar = 0;
  return spans.map(({ startsAt, endsAt, weight }) => {
    weightSoFar += weight;
    const orderCount = Math.round((orderTarget * weightSoFar) / whole) - countSoFar;
    countSoFar += orderCount;
    return { day: dayOf(new Date(startsAt)), startsAt, endsAt, orderCount };
  });
}

function weightOf(startsAt: number, place: number, days: number, now: Date): number {
  const date = new Date(startsAt);
  const sale = place >= saleShareFrom * days && place < saleShareFrom * days + saleDays ? saleLift : 1;
  const growth = 1 + growthOverHistory * (place / days);
  const isToday = startsAt + dayMs > now.getTime();
  const share = isToday ? shareOfDay(now.getTime() - startsAt) : 1;
  return growth * sale * share * (weekdays[date.getUTCDay()] ?? 1) * (months[date.getUTCMonth()] ?? 1);
}

/** Share of a day's trade after this time. */
const shareOfDay = (ms: number): number =>
  hours.reduce((sum, weight, hour) => sum + weight * Math.min(1, Math.max(0, ms / hourMs - hour)), 0) / wholeDay;

/** In order. */
export function orderTimes(random: Random, { startsAt, endsAt, orderCount }: TradeDay): number[] {
  const last = (endsAt - startsAt) / hourMs;
  const open = endsAt - startsAt === dayMs ? hoursOfDay : hoursOfDay.filter(([hour]) => hour < last);
  return Array.from({ length: orderCount }, () => {
    const at = startsAt + random.weighted(open) * hourMs + random.int(0, hourMs - 1);
    return Math.min(at, endsAt - 1);
  }).sort((a, b) => a - b);
}
