import { z } from 'zod';
import { dollarsToCents, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { officeChangeLines, officeReceiver, officeUpdateOrder } from '#areas/checkout/calls/orders.ts';
import { refundOrderCall } from '#areas/checkout/calls/payment.ts';
import { orderLinesOf, receiverDraftOf } from '#areas/checkout/services/manual-order-wire.server.ts';
import { receiveManualPayment } from '#areas/checkout/services/manual-payments.server.ts';
import { sendPaymentLink } from '#areas/checkout/services/order-bill.server.ts';
import { changeOrderLines, previewOrderLines } from '#areas/checkout/services/order-lines.server.ts';
import { sendOrderMessage } from '#areas/checkout/services/order-messages.server.ts';
import { shareParcelPhoto } from '#areas/checkout/services/parcel-photos.server.ts';
import { recheckPayment } from '#areas/checkout/services/recheck.server.ts';
import { markPaidBack } from '#areas/checkout/services/refund-by-hand.server.ts';
import { cancelOrderByStaff } from '#areas/checkout/services/staff-cancel.server.ts';
import { type RefundSelection, refundByStaff } from '#areas/checkout/services/staff-refund.server.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import {
  assignOrder,
  changeAddress,
  holdOrder,
  releaseOrder,
  requireRole,
  sellerRoles,
  setOrderStatus,
} from '#areas/orders/services/actions.server.ts';
import { fetchSellers } from '#areas/orders/services/office.server.ts';
import { orderByNumber } from '#areas/orders/services/transitions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { dollarText } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import type { Caller } from '#platform/app.ts';
import { actions } from '#platform/load.server.ts';
import { orderOfficeTexts, outcomeTexts } from './order-office-texts.ts';
import { refundDialogTexts, refundRowTexts } from './refund-texts.ts';

const say = ({ language }: Caller) => translator(orderOfficeTexts, language);
const byMoney = ['owner', 'manager', 'finance'] as const;

const inputShape = officeUpdateOrder.input.shape;
const order = z.object({ number: inputShape.number.transform(normalizeOrderNumber) });
const reasoned = order.extend({ reason: inputShape.hold.unwrap() });
const lines = officeChangeLines.input.extend(order.shape);
const refund = order.extend({
  ...refundOrderCall.input.pick({ reason: true, method: true, restock: true }).shape,
  everything: z.boolean(),
  amount: dollarsToCents().nullable().default(null),
  piece: z.record(z.string(), z.number().int().min(0).max(99_999)),
  shipping: dollarsToCents().nullable().default(null),
  confirmed: z.number().int().min(1).nullable().default(null),
});

/** The dialog's selection: its own button means everything, a typed amount that amount, else units and shipping. */
function selectionOf({ everything, amount, piece: quantities, shipping }: z.output<typeof refund>): RefundSelection {
  if (everything) return { kind: 'all' };
  if (amount !== null) return { kind: 'amount', amountCents: amount };
  const quantityByLine = new Map(Object.entries(quantities).flatMap(([id, count]) => (count > 0 ? [[Number(id), count] as const] : [])));
  return { kind: 'pieces', pieces: quantityByLine, shippingCents: shipping ?? 0 };
}

/** Every action of the page by name; each checks its own permission. */
export const action = actions({
  async message({ app, caller, form }) {
    requireRole(caller, sellerRoles);
    const { number, message } = readForm(form, order.extend({ message: inputShape.message.unwrap() }));
    await sendOrderMessage(app, caller, { number, message, isNote: false });
    return { done: say(caller)('sent') };
  },
  async note({ app, caller, form }) {
    const { number, message } = readForm(form, order.extend({ message: inputShape.note.unwrap() }));
    await sendOrderMessage(app, caller, { number, message, isNote: true });
    return { done: say(caller)('noted') };
  },
  async refund({ app, caller, form }) {
    requireRole(caller, byMoney);
    const { request_id: requestId, seen } = readForm(form, z.object({ request_id: z.string(), seen: z.string() }));
    if (requestId === '' || seen === '') throw new DomainError('refundFormIncomplete');
    const sent = readForm(form, refund);
    const { number, reason, method, restock: isRestocked, confirmed: confirmedCents } = sent;
    const selection = selectionOf(sent);
    const refundRequest = { number, selection, reason, method, isRestocked, requestId, seen, confirmedCents };
    const { refundedCents, recoveredCents, isPending } = await refundByStaff(app, caller, refundRequest);
    const doneKey = isPending ? 'doneWaiting' : recoveredCents > 0 ? 'doneKept' : method === 'store_credit' ? 'doneCredit' : 'done';
    const sayRefund = translator(refundDialogTexts, caller.language);
    return { done: sayRefund(doneKey, { amount: dollarText(refundedCents), kept: dollarText(recoveredCents) }) };
  },
  async 'paid-back'({ app, caller, form }) {
    requireRole(caller, byMoney);
    const { number, refund: refundId } = readForm(form, order.extend({ refund: rowId }));
    const refundedCents = await markPaidBack(app, caller, number, refundId);
    return { done: translator(refundRowTexts, caller.language)('paidBackDone', { amount: dollarText(refundedCents) }) };
  },
  async recheck({ app, caller, form }) {
    requireRole(caller, [...byMoney, 'sales']);
    const { outcome } = await recheckPayment(app, { id: caller.staff?.id ?? 0 }, readForm(form, order).number);
    app.live.publish('orders', 'payments');
    return { done: say(caller)('rechecked', { outcome: outcomeTexts[outcome][caller.language] }) };
  },
  async cancel({ app, caller, form }) {
    requireRole(caller, sellerRoles);
    const { number, reason } = readForm(form, reasoned);
    await cancelOrderByStaff(app, caller, number, reason);
    return { done: say(caller)('cancelled') };
  },
  async hold({ app, caller, form }) {
    requireRole(caller, sellerRoles);
    const { number, reason } = readForm(form, reasoned);
    await holdOrder(app, caller, number, reason);
    return { done: say(caller)('held'), undo: { intent: 'release', number } };
  },
  async release({ app, caller, form }) {
    requireRole(caller, sellerRoles);
    await releaseOrder(app, caller, readForm(form, order).number);
    return { done: say(caller)('released') };
  },
  async address({ app, caller, form }) {
    requireRole(caller, sellerRoles);
    const { number, ...receiver } = readForm(form, order.extend(officeReceiver.shape));
    await changeAddress(app, caller, number, receiverDraftOf(receiver));
    return { done: say(caller)('addressSaved') };
  },
  async assign({ app, caller, form }) {
    requireRole(caller, sellerRoles);
    const { number, owner } = readForm(form, order.extend({ owner: inputShape.owner_id.unwrap() }));
    const before = await assignOrder(app, caller, number, owner);
    const name = (await fetchSellers(app)).find(({ id }) => id === owner)?.name ?? say(caller)('nobody');
    return { done: say(caller)('assigned', { name }), undo: { intent: 'assign', number, owner: String(before ?? '') } };
  },
  async mark({ app, caller, form }) {
    requireRole(caller, [...sellerRoles, 'stock']);
    const { number, mark } = readForm(form, order.extend({ mark: inputShape.mark.unwrap() }));
    await setOrderStatus(app, caller, number, mark);
    return { done: say(caller)('marked') };
  },
  async photo({ app, caller, form }) {
    requireRole(caller, [...sellerRoles, 'stock']);
    const { number, parcel, shared } = readForm(form, order.extend({ parcel: rowId, shared: z.boolean() }));
    await shareParcelPhoto(app, caller, number, parcel, shared);
    return { done: say(caller)('photoSet') };
  },
  async receive({ app, caller, form }) {
    requireRole(caller, [...byMoney, 'sales']);
    const { number, amount, ...received } = readForm(form, order.extend(inputShape.received.unwrap().shape));
    await receiveManualPayment(app, caller, number, { ...received, amountCents: amount ?? null });
    return { done: say(caller)('received') };
  },
  async bill({ app, caller, form }) {
    requireRole(caller, sellerRoles);
    await sendPaymentLink(app, caller, readForm(form, order).number);
    return { done: say(caller)('linkSent') };
  },
  async 'lines-preview'({ app, caller, form }) {
    requireRole(caller, sellerRoles);
    const { sums, differenceCents, mayKeepCredit } = await previewOrderLines(app, caller, orderLinesOf(readForm(form, lines)));
    const { totalCents } = sums;
    const difference = dollarText(Math.abs(differenceCents));
    return { preview: { total: dollarText(totalCents), difference, differenceCents, totalCents, mayKeepCredit } };
  },
  async lines({ app, caller, form }) {
    requireRole(caller, sellerRoles);
    const sent = readForm(form, lines);
    const { differenceCents: difference, recoveredCents } = await changeOrderLines(app, caller, orderLinesOf(sent));
    const { paymentState, paymentCents } = await orderByNumber(app, sent.number);
    const amount = dollarText(Math.abs(difference));
    if (difference > 0 && paymentState === 'part_paid') return { done: say(caller)('linesCharged', { amount }) };
    if (recoveredCents > 0)
      return {
        done: say(caller)('linesKept', { amount: dollarText(-difference - recoveredCents), kept: dollarText(recoveredCents) }),
      };
    return { done: difference < 0 && paymentCents > 0 ? say(caller)('linesRefunded', { amount }) : say(caller)('linesEven') };
  },
});
