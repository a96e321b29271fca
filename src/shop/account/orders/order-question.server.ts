import { createHash } from 'node:crypto';
import { fetchAccessibleOrder } from '#areas/checkout/services/order-access.server.ts';
import { addInquiry as inquiryCall } from '#areas/inquiries/calls.ts';
import { submitInquiry } from '#areas/inquiries/services/submit-inquiry.server.ts';
import { orderPath } from '#areas/orders/rules/query.ts';
import type { NamedOrder } from '#areas/orders/services/order-by-number.server.ts';
import { fetchLinesByOrder, fetchShippingAndHistory } from '#areas/orders/services/own-orders.server.ts';
import { profileOf } from '#areas/shoppers/services/profile.server.ts';
import { minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { inLanguage } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { countAttempt, uncountAttempt } from '#platform/rate-limit.server.ts';
import { ordersPageTexts } from './texts.ts';

const sameQuestionMs = 30 * minuteMs;

/** An inquiry about an order. The same text sent twice, one after the other or at once, is one inquiry. */
export async function askAboutOrder(app: App, caller: Caller, number: string, message: string, key: string | null = null): Promise<void> {
  const order = await fetchAccessibleOrder(app, caller, { number, key });
  const { name, email } = await askerOf(app, caller, order);
  const { yourQuestion, askedMessage } = ordersPageTexts;
  if (message.trim() === '') throw new DomainError('lackParameter', { field: inLanguage(yourQuestion, caller.language) });
  const lines = (await fetchLinesByOrder(app, caller.language, [order.id])).get(order.id) ?? [];
  const items = lines.flatMap(({ skuId, quantity }) => (skuId === null ? [] : [{ sku_id: skuId, quantity }]));
  const inquiry = inquiryCall.input.safeParse({
    name: name || email,
    email,
    kind: 'order',
    message: `${inLanguage(askedMessage, caller.language, { number: order.number })}\n${message.trim()}`,
    items: items.slice(0, 100),
  });
  if (!inquiry.success) throw new DomainError('badValue', { field: inLanguage(yourQuestion, caller.language) });
  const messageHash = createHash('sha256').update(`${order.id}\n${inquiry.data.message}`).digest('hex');
  const once = { bucket: 'order-question', key: `${caller.shopperId}:${messageHash}`, max: 1, windowMs: sameQuestionMs };
  if ((await countAttempt(app, once)) > once.max) return;
  try {
    await submitInquiry(app, caller, { ...inquiry.data, page_path: orderPath(order.number) });
  } catch (error) {
    await uncountAttempt(app, once);
    throw error;
  }
}

/** A guest's contact is the shipping address. */
async function askerOf(app: App, caller: Caller, order: NamedOrder): Promise<{ name: string; email: string }> {
  if (order.userId !== null) return profileOf(app, caller.shopperId);
  const { shippings } = await fetchShippingAndHistory(app, [order.id]);
  return { name: shippings.get(order.id)?.receiverName ?? order.email, email: order.email };
}
