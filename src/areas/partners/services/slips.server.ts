import { dayMs, earlier, minuteMs } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import * as store from '../store/partner-orders.server.ts';
import { partnerOf } from '../store/partners.server.ts';

/** Sender name and reference of a parcel; null for our own. */
export const fetchPartnerSlip = (app: App, number: string) => store.selectPartnerSlip(app.db, number);

/** A reseller's checkout data; null for everybody else. */
export async function fetchPartnerSending(app: App, userId: number | null) {
  const row = userId === null ? null : await partnerOf(app.db, userId);
  if (row?.status !== 'approved' || row.kind !== 'dropship') return null;
  return { sender: row.senderName || row.businessName, hasBlankSlip: row.hasBlankSlip };
}

/** Records that an order goes to the reseller's customer. A used reference is replaced by our number. */
export async function recordPartnerOrder(app: App, userId: number, number: string, reference: string): Promise<void> {
  const [row, orderId] = await Promise.all([partnerOf(app.db, userId), store.orderIdOf(app.db, number, userId)]);
  if (row?.status !== 'approved' || row.kind !== 'dropship' || orderId === null) return;
  const note = { orderId, partnerId: row.id, isBlankSlip: row.hasBlankSlip, at: app.now() };
  const isNoted = reference !== '' && (await store.insertPartnerOrder(app.db, { ...note, partnerReference: reference }));
  if (!isNoted) await store.insertPartnerOrder(app.db, { ...note, partnerReference: number });
}

/** Grace period before the scheduled task records it. */
const graceMs = 2 * minuteMs;
/** Older orders have been checked many times. */
const unnotedMs = dayMs;

/** Orders placed elsewhere, or whose page died before recording them. */
export const recordMissingPartnerOrders = async (app: App): Promise<void> => {
  const now = app.now();
  await store.insertMissingPartnerOrders(app.db, { since: earlier(now, unnotedMs), before: earlier(now, graceMs), at: now });
};
