import { listOf } from '#site/list.ts';

/** Heaps of the shelves: what a clerk looks for first. */
export const stockViews = ['low', 'soon', 'out', 'idle'] as const;
export type StockView = (typeof stockViews)[number];

/** At today's pace the free pieces end within so many days. */
export const soonDays = 14;

/** Purchase orders whose pieces are on their way; `purchasing/rules/states.ts` has the other states. */
export const incomingPurchaseStates = ['sent', 'part_received'] as const;

export const levelList = listOf({
  page: 'office-stock',
  filters: { heap: stockViews, category: 'number' },
  sorts: ['cover', 'code', 'shelf', 'onHand', 'free', 'sold'],
  first: 'cover',
  size: 50,
});

/** How long free pieces last, in three moods. */
export const coverTone = (days: number | null): 'none' | 'bad' | 'near' | 'good' =>
  days === null ? 'none' : days < 7 ? 'bad' : days < soonDays ? 'near' : 'good';

/** What to buy so that free and coming pieces last so many days; never less than nothing. */
export const piecesFor = ({ sold30, free, coming }: { sold30: number; free: number; coming: number }, days: number): number =>
  Math.max(0, Math.ceil((sold30 * days) / 30) - free - coming);
