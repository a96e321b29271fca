import { manualWallets } from '#areas/checkout/rules/manual-orders.ts';
import { receiveManualPayment } from '#areas/checkout/services/manual-payments.server.ts';
import { sendPaymentLink } from '#areas/checkout/services/order-bill.server.ts';
import { changeOrderLines, previewOrderLines } from '#areas/checkout/services/order-lines.server.ts';
import { sendOrderMessage } from '#areas/checkout/services/order-messages.server.ts';
import { shareParcelPhoto } from '#areas/checkout/services/parcel-photos.server.ts';
import { recheckPayment } from '#areas/checkout/services/recheck.server.ts';
import { cancelOrderByStaff } from '#areas/checkout/services/staff-cancel.server.ts';
import { type RefundSelection, refundByStaff } from '#areas/checkout/services/staff-refund.server.ts';
import { bulkStatuses } from '#areas/orders/rules/office.ts';
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
import { checkAddressDraft, emptyAddressDraft } from '#areas/shoppers/services/receiver-wire.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { amountIn } from '#kernel/limits.ts';
import { dollarText } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { act } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';
import { orderOfficeTexts, outcomeTexts } from './order-office-texts.ts';
import { refundDialogTexts } from './refund-texts.ts';

type Form = { readonly text: (name: string, most?: number) => string; readonly all: FormData };
type Done = { readonly done: string; readonly undo?: Readonly<Record<string, string>> };
type Preview = {
  readonly preview: { readonly total: string; readonly difference: string; readonly differenceCents: number; readonly totalCents: number };
};
type Work = (app: App, caller: Caller, number: string, form: Form) => Promise<Done | Preview>;

const say = ({ language }: Caller) => translator(orderOfficeTexts, language);
const required = (form: Form, name: string, most = 500): string => {
  const typed = form.text(name, most);
  if (typed === '') throw new DomainError('lackParameter', { field: name });
  return typed;
};
/** An amount somebody typed; nothing typed is null. */
const amountOf = (form: Form, name: string): number | null => (form.text(name) === '' ? null : amountIn(name, form.text(name)));
/** Pieces by line, from fields such as piece-12. */
const piecesIn = ({ all }: Form, prefix: string): Map<number, number> =>
  new Map(
    [...all].flatMap(([name, value]) => {
      const [id, count] = [Number(name.slice(prefix.length)), Number(value)];
      const isOne =
        name.startsWith(prefix) && value !== '' && Number.isSafeInteger(id) && Number.isSafeInteger(count) && count >= 0 && count <= 99_999;
      return isOne ? [[id, count] as const] : [];
    }),
  );

/** What the dialog asks for: its own button means everything, a typed amount means that amount, else pieces and shipping. */
function selectionIn(form: Form): RefundSelection {
  if (form.text('everything') === '1') return { kind: 'all' };
  const amountCents = amountOf(form, 'amount');
  if (amountCents !== null) return { kind: 'amount', amountCents };
  const pieces = new Map([...piecesIn(form, 'piece-')].filter(([, count]) => count > 0));
  return { kind: 'pieces', pieces, shippingCents: amountOf(form, 'shipping') ?? 0 };
}

const linesWish = (number: string, form: Form) => ({
  number,
  quantities: piecesIn(form, 'piece-'),
  added: [...piecesIn(form, 'added-')].flatMap(([skuId, quantity]) => (quantity > 0 ? [{ skuId, quantity }] : [])),
  reason: form.text('reason', 200),
  seenTotalCents: form.text('seen') === '' ? null : Number(form.text('seen')),
});

/** Every act of the desk by its name; each says itself who may. */
const works: Readonly<Record<string, Work>> = {
  async message(app, caller, number, form) {
    requireRole(caller, sellerRoles);
    await sendOrderMessage(app, caller, { number, message: required(form, 'words', 4000), isNote: false });
    return { done: say(caller)('sent') };
  },
  async note(app, caller, number, form) {
    await sendOrderMessage(app, caller, { number, message: required(form, 'words', 4000), isNote: true });
    return { done: say(caller)('noted') };
  },
  async refund(app, caller, number, form) {
    requireRole(caller, ['owner', 'manager', 'finance']);
    const [requestId, seen] = [form.text('request_id', 80), form.text('seen', 80)];
    if (requestId === '' || seen === '') throw new DomainError('refundFormIncomplete');
    const method = form.text('method') === 'store_credit' ? 'store_credit' : 'payment';
    const { refundedCents, recoveredCents, isPending } = await refundByStaff(app, caller, {
      number,
      selection: selectionIn(form),
      reason: required(form, 'reason'),
      method,
      isRestocked: form.text('restock') !== '0',
      requestId,
      seen,
    });
    const told = isPending ? 'doneWaiting' : recoveredCents > 0 ? 'doneKept' : method === 'store_credit' ? 'doneCredit' : 'done';
    const words = translator(refundDialogTexts, caller.language);
    return { done: words(told, { amount: dollarText(refundedCents), kept: dollarText(recoveredCents) }) };
  },
  async recheck(app, caller, number) {
    requireRole(caller, ['owner', 'manager', 'finance', 'sales']);
    const { outcome } = await recheckPayment(app, { id: caller.staff?.id ?? 0 }, number);
    app.live.publish('orders', 'payments');
    return { done: say(caller)('rechecked', { outcome: outcomeTexts[outcome][caller.language] }) };
  },
  async cancel(app, caller, number, form) {
    requireRole(caller, sellerRoles);
    await cancelOrderByStaff(app, caller, number, required(form, 'reason', 200));
    return { done: say(caller)('cancelled') };
  },
  async hold(app, caller, number, form) {
    requireRole(caller, sellerRoles);
    await holdOrder(app, caller, number, required(form, 'reason', 200));
    return { done: say(caller)('held'), undo: { intent: 'release', number } };
  },
  async release(app, caller, number) {
    requireRole(caller, sellerRoles);
    await releaseOrder(app, caller, number);
    return { done: say(caller)('released') };
  },
  async address(app, caller, number, form) {
    requireRole(caller, sellerRoles);
    const draft = checkAddressDraft({
      ...emptyAddressDraft,
      ...{ firstName: form.text('first_name'), lastName: form.text('last_name'), phoneNumber: form.text('phone_number') },
      ...{ address: form.text('address'), city: form.text('city'), region: form.text('region') },
      ...{ postCode: form.text('post_code'), country: form.text('country') || 'US' },
    });
    await changeAddress(app, caller, number, draft);
    return { done: say(caller)('addressSaved') };
  },
  async assign(app, caller, number, form) {
    requireRole(caller, sellerRoles);
    const owner = numberFrom(form.text('owner'));
    const before = await assignOrder(app, caller, number, owner);
    const name = (await fetchSellers(app)).find(({ id }) => id === owner)?.name ?? say(caller)('nobody');
    return { done: say(caller)('assigned', { name }), undo: { intent: 'assign', number, owner: String(before ?? '') } };
  },
  async mark(app, caller, number, form) {
    requireRole(caller, [...sellerRoles, 'stock']);
    const mark = bulkStatuses.find((one) => one === form.text('mark'));
    if (!mark) throw new DomainError('badValue', { field: 'mark' });
    await setOrderStatus(app, caller, number, mark);
    return { done: say(caller)('marked') };
  },
  async photo(app, caller, number, form) {
    requireRole(caller, [...sellerRoles, 'stock']);
    await shareParcelPhoto(app, caller, number, numberFrom(form.text('parcel')) ?? 0, form.text('shared') === '1');
    return { done: say(caller)('photoSet') };
  },
  async receive(app, caller, number, form) {
    requireRole(caller, ['owner', 'manager', 'sales', 'finance']);
    const wallet = manualWallets.find((one) => one === form.text('wallet')) ?? 'bank';
    await receiveManualPayment(app, caller, number, {
      amountCents: amountOf(form, 'amount'),
      wallet,
      reference: form.text('reference', 120),
    });
    return { done: say(caller)('received') };
  },
  async bill(app, caller, number) {
    requireRole(caller, sellerRoles);
    await sendPaymentLink(app, caller, number);
    return { done: say(caller)('linkSent') };
  },
  async 'lines-preview'(app, caller, number, form) {
    requireRole(caller, sellerRoles);
    const { sums, differenceCents } = await previewOrderLines(app, caller, linesWish(number, form));
    return {
      preview: {
        total: dollarText(sums.totalCents),
        difference: dollarText(Math.abs(differenceCents)),
        differenceCents,
        totalCents: sums.totalCents,
      },
    };
  },
  async lines(app, caller, number, form) {
    requireRole(caller, sellerRoles);
    const { differenceCents: difference } = await changeOrderLines(app, caller, linesWish(number, form));
    const order = await orderByNumber(app, number);
    const amount = dollarText(Math.abs(difference));
    const isOwed = difference > 0 && order.paymentState === 'part_paid';
    if (isOwed) return { done: say(caller)('linesCharged', { amount }) };
    return { done: difference < 0 && order.paymentCents > 0 ? say(caller)('linesRefunded', { amount }) : say(caller)('linesEven') };
  },
};

export const action = act(async ({ app, caller, form }) => {
  const text = (name: string, most = 120): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\u0000', '').trim().slice(0, most) : '';
  };
  const intent = text('intent');
  const work = Object.hasOwn(works, intent) ? works[intent] : undefined;
  if (!work) throw new DomainError('badValue', { field: 'intent' });
  return work(app, caller, normalizeOrderNumber(text('number')), { text, all: form });
});
