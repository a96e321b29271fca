import { mayOpen } from '#areas/staff/rules.ts';
import type { App, Caller } from '#platform/app.ts';
import { pages } from '#site/pages.ts';
import * as store from '../store/shopper-overview.server.ts';

/** Orders, store credit and inquiries of a shopper, by the caller's permissions. */
export async function shopperActivity(app: App, caller: Caller, userId: number) {
  const held = caller.staff?.roles ?? [];
  const seesMoney = held.some((role) => role === 'owner' || role === 'manager' || role === 'finance');
  const seesInquiries = mayOpen(pages['office-inquiry'].who, held);
  const [orders, bought, credit, inquiries] = await Promise.all([
    store.selectShopperOrders(app.db, userId),
    store.boughtBy(app.db, userId),
    seesMoney ? store.creditOf(app.db, userId) : null,
    seesInquiries ? store.selectShopperInquiries(app.db, userId) : null,
  ]);
  return { orders, bought, credit, inquiries };
}
