import { dayMs, earlier, minuteMs } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import * as store from '../store/partner-orders.server.ts';
import { partnerOf } from '../store/partners.server.ts';

/** In whose name a parcel goes and under which number of hers; null is our own. */
export const fetchPartnerSlip = (app: App, number: string) => store.selectPartnerSlip(app.db, number);

/** What a checkout of hers says about whose parcel it is; null for everybody who does not send to buyers of her own. */
export async function fetchPartnerSending(app: App, userId: number | null) {
  const row = userId === null ? null : await partnerOf(app.db, userId);
  if (row?.status !== 'approved' || row.kind !== 'dropship') return null;
  return { sender: row.senderName || row.businessName, hasBlankSlip: row.hasBlankSlip };
}

/** Notes that an order of hers goes to a buyer of her own. A reference that was used before gives way to our number. */
export async function recordPartnerOrder(app: App, userId: number, number: string, reference: string): Promise<void> {
  const [row, orderId] = await Promise.all([partnerOf(app.db, userId), store.orderIdOf(app.db, number, userId)]);
  if (row?.status !== 'approved' || row.kind !== 'dropship' || orderId === null) return;
  const note = { orderId, partnerId: row.id, isBlankSlip: row.hasBlankSlip, at: app.now() };
  const isNoted = reference !== '' && (await store.insertPartnerOrder(app.db, { ...note, partnerReference: reference }));
  if (!isNoted) await store.insertPartnerOrder(app.db, { ...note, partnerReference: number });
}

/** How long a page may take to say whose parcel it is. */
const patienceMs = 2 * minuteMs;
/** What is older was looked at more than a thousand times. */
const unnotedMs = dayMs;

/** Orders that came in by other doors than the page, or whose page died before it said so. */
export const recordMissingPartnerOrders = async (app: App): Promise<void> => {
  const now = app.now();
  await store.insertMissingPartnerOrders(app.db, { since: earlier(now, unnotedMs), before: earlier(now, patienceMs), at: now });
};
