import { listOf } from '#site/list.ts';

/** Views of the stock list. */
export const stockViews = ['low', 'soon', 'out', 'idle'] as const;
export type StockView = (typeof stockViews)[number];

/** Available units run out within this many days at the current rate. */
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

/** Tone of the days of stock left. */
export const coverTone = (days: number | null): 'none' | 'bad' | 'near' | 'good' =>
  days === null ? 'none' : days < 7 ? 'bad' : days < soonDays ? 'near' : 'good';

/** Units to buy so that available and incoming stock lasts this many days; never negative. */
export const reorderQuantity = ({ sold30, free, coming }: { sold30: number; free: number; coming: number }, days: number): number =>
  Math.max(0, Math.ceil((sold30 * days) / 30) - free - coming);
