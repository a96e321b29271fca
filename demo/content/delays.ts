import type { delays } from '#areas/content/tables/articles.ts';
import { dayMs, dayOf, earlier, later } from '#kernel/dates.ts';
import { delayPlans } from './data.ts';

/** One parcel service in the winter rush, and a holiday to come. */
export function makeDelays(now: Date): (typeof delays.$inferInsert)[] {
  const createdAt = earlier(now, 3 * dayMs);
  return delayPlans.map((plan, index) => ({
    id: index + 1,
    kind: plan.kind,
    carrier: plan.carrier,
    titleEn: plan.title[0],
    titleZh: plan.title[1],
    reasonEn: plan.reason[0],
    reasonZh: plan.reason[1],
    extraDaysMin: plan.extraDays[0],
    extraDaysMax: plan.extraDays[1],
    startsOn: dayOf(earlier(now, plan.sinceDays * dayMs)),
    endsOn: dayOf(later(now, plan.endsInDays * dayMs)),
    createdAt,
    updatedAt: createdAt,
  }));
}
