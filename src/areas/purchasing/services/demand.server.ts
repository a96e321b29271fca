import { dayMs, earlier } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import { updateSoldCounts } from '../store/demand.server.ts';

const spanDays = 30;

/** What sold in the last thirty days stands at each level, so that days of cover need no counting when somebody looks. */
export async function countDemand(app: App): Promise<void> {
  if ((await updateSoldCounts(app.db, earlier(app.now(), spanDays * dayMs))) > 0) app.live.publish('stock');
}
