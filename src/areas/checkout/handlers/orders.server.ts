import type { z } from 'zod';
import { on } from '#api/handle.server.ts';
import type { OrderListQuery } from '#areas/orders/rules/office.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { isOrderStatus } from '#areas/orders/rules/status.ts';
import { assignOrder, changeAddress, holdOrder, releaseOrder, setOrderStatus } from '#areas/orders/services/actions.server.ts';
import { type ListedRow, queryOfficeOrders } from '#areas/orders/services/office.server.ts';
import { orderByNumber } from '#areas/orders/services/transitions.server.ts';
import { asDollarNumber } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import * as calls from '../calls/orders.ts';
import { wireBreakdown } from '../services/basket.server.ts';
import { manualLineOf, manualOrderOf, orderLinesOf, receiverDraftOf } from '../services/manual-order-wire.server.ts';
import { placeManualOrder, quotedLines, quoteManualOrder } from '../services/manual-orders.server.ts';
import { receiveManualPayment } from '../services/manual-payments.server.ts';
import { sendPaymentLink } from '../services/order-bill.server.ts';
import { changeOrderLines, previewOrderLines } from '../services/order-lines.server.ts';
import { sendOrderMessage } from '../services/order-messages.server.ts';
import { cancelOrderByStaff } from '../services/staff-cancel.server.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const orderHandlers = [
  on(calls.officeOrders, async (input, app, { language }) => {
    const { items, total, isMore } = await queryOfficeOrders(app, queryOf(input));
    return { items: items.map((row) => wireRow(row, language)), total, page: input.page, page_size: input.page_size, more: isMore };
  }),
  on(calls.officeQuoteOrder, async ({ items, user_id, discount, country, region }, app, { language }) => {
    const destination = country === '' ? null : { country, region };
    const quote = await quoteManualOrder(app, {
      items: items.map(manualLineOf),
      discountCents: discount,
      userId: user_id,
      place: destination,
    });
    return {
      breakdown: wireBreakdown(quote.sums),
      grams: quote.sums.grams,
      lines: quotedLines(quote, language).map((line) => ({
        sku_id: line.skuId,
        name: line.name,
        quantity: line.quantity,
        state: line.state,
        available: line.limit,
        price: asDollarNumber(line.unitCents),
        total: asDollarNumber(line.totalCents),
      })),
    };
  }),
  on(calls.officeAddOrder, async (input, app, caller) => {
    const order = await placeManualOrder(app, caller, manualOrderOf(input));
    return { number: order.number, status: order.status, total: asDollarNumber(order.totalCents) };
  }),
  on(calls.officeUpdateOrder, async (input, app, caller) => {
    const number = normalizeOrderNumber(input.number);
    await applyOrderUpdate(app, caller, number, input);
    const order = await orderByNumber(app, number);
    return { number: order.number, status: order.status };
  }),
  on(calls.officeChangeLines, async ({ number: typedNumber, lines, items, reason, seen_total, preview }, app, caller) => {
    const number = normalizeOrderNumber(typedNumber);
    const linesChange = orderLinesOf({ number, lines, items, reason, seen_total });
    if (preview) {
      const { sums, differenceCents } = await previewOrderLines(app, caller, linesChange);
      return { number, total: asDollarNumber(sums.totalCents), difference: asDollarNumber(differenceCents), kept: 0 };
    }
    const { differenceCents, recoveredCents } = await changeOrderLines(app, caller, linesChange);
    const { totalCents } = await orderByNumber(app, number);
    return {
      ...{ number, total: asDollarNumber(totalCents), difference: asDollarNumber(differenceCents) },
      kept: asDollarNumber(recoveredCents),
    };
  }),
];

type OrderUpdate = z.output<(typeof calls.officeUpdateOrder)['input']>;

/** Runs each requested change in order. */
async function applyOrderUpdate(app: App, caller: Caller, number: string, update: OrderUpdate): Promise<void> {
  if (update.note) await sendOrderMessage(app, caller, { number, message: update.note, isNote: true });
  if (update.owner_id !== undefined) await assignOrder(app, caller, number, update.owner_id);
  if (update.receiver) await changeAddress(app, caller, number, receiverDraftOf(update.receiver));
  if (update.release) await releaseOrder(app, caller, number);
  if (update.hold) await holdOrder(app, caller, number, update.hold);
  if (update.received) await receiveManualPayment(app, caller, number, { ...update.received, amountCents: update.received.amount ?? null });
  if (update.payment_link) await sendPaymentLink(app, caller, number, update.payment_link);
  if (update.mark) await setOrderStatus(app, caller, number, update.mark);
  if (update.cancel) await cancelOrderByStaff(app, caller, number, update.cancel);
  if (update.message) await sendOrderMessage(app, caller, { number, message: update.message, isNote: false });
}

const queryOf = (input: z.output<(typeof calls.officeOrders)['input']>): OrderListQuery => ({
  statuses: input.status?.filter(isOrderStatus),
  paymentStates: input.payment_state,
  attention: input.attention,
  from: input.from,
  to: input.to,
  country: input.country,
  shipping: input.shipping,
  amountFrom: input.amount_from,
  amountTo: input.amount_to,
  userId: input.user_id,
  email: input.email,
  sku: input.sku,
  source: input.source,
  ownerId: input.owner_id,
  searchText: input.words,
  sort: input.sort,
  down: input.order === 'desc',
  limit: input.page_size,
  offset: (input.page - 1) * input.page_size,
});

const wireRow = (row: ListedRow, language: Language): z.input<(typeof calls.officeOrders)['output']>['items'][number] => ({
  id: row.id,
  number: row.number,
  status: row.status,
  payment_state: row.paymentState,
  attention_reason: row.attentionReason,
  user_id: row.userId,
  email: row.email,
  buyer_nick_name: row.buyerNickName,
  receiver_name: row.place?.receiverName ?? '',
  country: row.country,
  region: row.place?.region ?? '',
  goods: row.goods ? localizedColumn(row.goods, 'name', language) : '',
  piece_count: row.pieceCount,
  weight_grams: row.weightGrams,
  total: asDollarNumber(row.totalCents),
  payment: asDollarNumber(row.paymentCents),
  source: row.source,
  shipping_name: row.shippingName,
  shipping_code: row.shippingCode,
  owner_id: row.ownerStaffId,
  create_time: row.createdAt.toISOString(),
  payment_time: iso(row.paymentTime),
  consign_time: iso(row.consignTime),
});
