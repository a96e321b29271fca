import { dayMs, earlier } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import { updateSoldCounts } from '../store/demand.server.ts';

const spanDays = 30;

/** Stores thirty-day sales with each level, so that days of stock need no counting on read. */
export async function countDemand(app: App): Promise<void> {
  if ((await updateSoldCounts(app.db, earlier(app.now(), spanDays * dayMs))) > 0) app.live.publish('stock');
}
