import type { delays } from '#areas/content/tables/articles.ts';
import { dayMs, dayOf, earlier, later } from '#kernel/dates.ts';

/** What is late in the demo shop: one parcel service in the winter rush, and a holiday to come. */
export function makeDelays(now: Date): (typeof delays.$inferInsert)[] {
  const createdAt = earlier(now, 3 * dayMs);
  return [
    {
      id: 1,
      kind: 'carrier',
      carrier: 'FedEx',
      titleEn: 'Parcels to the Midwest take longer',
      titleZh: '发往中西部的包裹变慢',
      reasonEn: 'The Memphis hub is working through a storm backlog. Parcels move, but skip an evening.',
      reasonZh: '孟菲斯转运中心因暴风雪积压，包裹仍在运送，约晚一班。',
      extraDaysMin: 1,
      extraDaysMax: 2,
      startsOn: dayOf(earlier(now, 3 * dayMs)),
      endsOn: dayOf(later(now, 6 * dayMs)),
      createdAt,
      updatedAt: createdAt,
    },
    {
      id: 2,
      kind: 'production',
      carrier: '',
      titleEn: 'Blonde made to order: the bleaching room is full',
      titleZh: '浅金色定制：漂染间排满',
      reasonEn: 'Shades from #27 to #613 wait for a free basin. Natural shades are not touched.',
      reasonZh: '#27 至 #613 浅色需排队等候染缸，自然色不受影响。',
      extraDaysMin: 2,
      extraDaysMax: 4,
      startsOn: dayOf(earlier(now, 5 * dayMs)),
      endsOn: dayOf(later(now, 12 * dayMs)),
      createdAt,
      updatedAt: createdAt,
    },
  ];
}
