import { createHash, randomBytes } from 'node:crypto';
import type { CartItemInput } from '#areas/cart/rules/requested-lines.ts';
import { calculateCartSums, type DeliveryCharges } from '#areas/cart/rules/sums.ts';
import { priceItems } from '#areas/cart/services/lines.server.ts';
import type { OrderLine } from '#areas/orders/rules/order-line.ts';
import { requireStaffId } from '#areas/orders/services/actions.server.ts';
import { findOrder, lockOrder, type OrderRow } from '#areas/orders/services/transitions.server.ts';
import { writeOrder } from '#areas/orders/services/write-order.server.ts';
import { creditFor } from '#areas/referrals/rules/rewards.ts';
import { payByCredit } from '#areas/referrals/services/order-credit.server.ts';
import { taxAndHandlingAt } from '#areas/shipping/services/tax-and-fees.server.ts';
import type { AddressDraft } from '#areas/shoppers/rules/address.ts';
import { lockStock, reserveItems } from '#areas/stock/services/holds.server.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import type { ManualPaymentTerms, ManualWallet } from '../rules/manual-orders.ts';
import { generateOrderNumber } from '../rules/number.ts';
import { toOrderShipping } from '../rules/order-shipping.ts';
import { allocateDiscount } from '../rules/shares.ts';
import * as invoiceStore from '../store/invoices.server.ts';
import * as snapshot from '../store/snapshot.server.ts';
import { requireUnchanged } from './basket.server.ts';
import { enqueueOrderEmail } from './emails.server.ts';
import { guestOrderKey } from './guest-key.server.ts';
import { recordManualPayment } from './manual-payments.server.ts';
import { defaultDueDay, ensureOrderInvoice, sendOrderInvoice } from './order-bill.server.ts';
import { subtractCredit } from './quote.server.ts';
import { settleOrderPayment } from './record-payment.server.ts';
import { snapshotOrderLines } from './snapshot.server.ts';

/** Value of an exchange: the store credit just given, or without an account the money held in the original order's payment. */
type Worth = { readonly cents: number; readonly isCredit: boolean };
export type ManualOrderItems = {
  readonly items: readonly CartItemInput[];
  readonly discountCents: number;
  readonly userId: number | null;
  /** Destination for the tax; null while unknown. */
  readonly place: { readonly country: string; readonly region: string } | null;
  /** An agreed shipping fee; otherwise calculated from the weight. */
  readonly feeCents?: number | null;

  readonly worth?: Worth;
  /** Units of other parcels ordered together with these; they count toward quantity prices. */
  readonly besides?: number;
};
export type ManualOrder = ManualOrderItems & {
  readonly email: string;
  readonly buyerName: string;
  readonly language: Language;
  readonly receiver: AddressDraft;
  readonly message: string;
  readonly isDiscreet: boolean;
  readonly terms: ManualPaymentTerms;
  readonly wallet: ManualWallet;
  readonly reference: string;
  /** Days to pay. */
  readonly days: number;
  readonly seenTotalCents: number | null;
  /** Idempotency key of the form: the same key is the same order. */
  readonly requestId: string;
};

/** Quotes a manual order by the same calculation as every order; nothing is reserved. */
export async function quoteManualOrder(
  app: App,
  { items, discountCents, userId, place, feeCents = null, worth, besides }: ManualOrderItems,
) {
  const [lines, dues] = await Promise.all([priceItems(app, items, userId, besides), taxAndHandlingAt(app, place)]);
  const charges: DeliveryCharges = { ...dues, feeCents };
  const truths = lines.map(({ priced }) => priced);
  const plain = calculateCartSums(truths, { goodsCents: discountCents, shippingCents: 0 }, charges);
  // Whatever pays the order, the tax is that of its items.
  const creditCents = creditFor(plain.totalCents, worth?.cents ?? 0);
  const sums = subtractCredit(plain, creditCents);
  return { lines, sums, creditCents, billCents: plain.totalCents, coupon: null, worth: null, problem: null };
}

const scope = (staffId: number): string => `office_order ${staffId}`;
const repeatMs = dayMs;

/**
 * Staff place an order for a customer: items, stock, order, and payment or invoice, all or nothing. Submitting the same form again returns
 * the same order.
 */
export async function placeManualOrder(app: App, caller: Caller, input: ManualOrder): Promise<OrderRow> {
  const staffId = requireStaffId(caller);
  const requestHash = createHash('sha256')
    .update(JSON.stringify({ ...input, seenTotalCents: null }))
    .digest('hex');
  const order = await transact(app, async (inside) => {
    const now = app.now();
    const request = { scope: scope(staffId), key: input.requestId, requestHash, now, expiresAt: later(now, repeatMs) };
    if (!(await snapshot.insertIdempotencyKey(inside.db, request))) return null;
    const made = await placeLockedOrder(inside, caller, input, staffId);
    await snapshot.saveIdempotentAnswer(inside.db, scope(staffId), input.requestId, made.number);
    return made;
  });
  app.live.publish('orders', 'stock');
  return order ?? repeated(app, staffId, input.requestId, requestHash);
}

async function repeated(app: App, staffId: number, requestId: string, requestHash: string): Promise<OrderRow> {
  const seen = await snapshot.selectIdempotencyKey(app.db, scope(staffId), requestId, app.now());
  if (!seen || seen.requestHash !== requestHash) throw new DomainError('badValue', { field: 'request_id' });
  const order = await findOrder(app, { number: String((seen.answer as { number?: string } | null)?.number ?? '') });
  if (!order) throw new DomainError('unavailable');
  return order;
}

async function placeLockedOrder(inside: App, caller: Caller, input: ManualOrder, staffId: number): Promise<OrderRow> {
  await lockStock(
    inside,
    input.items.map(({ skuId }) => skuId),
  );
  // An exchange stays with the account it came from, at the quoted price.
  const userId = input.worth ? input.userId : (input.userId ?? (await invoiceStore.userByMailbox(inside.db, input.email)));
  const quote = await quoteManualOrder(inside, { ...input, userId, place: input.receiver });
  requireUnchanged(caller, quote, { items: input.items, code: undefined, service: '', seenTotalCents: input.seenTotalCents });
  const { sums, creditCents } = quote;
  const number = generateOrderNumber(inside.now(), randomBytes(8));
  const plain = await snapshotOrderLines(inside, quote);
  const shares = allocateDiscount(
    Math.min(sums.discountCents - creditCents, sums.itemsCents),
    plain.map(({ priceTotalCents }) => priceTotalCents),
  );
  const { receiver } = input;
  const made = await writeOrder(inside, {
    order: {
      userId,
      guestKeyHash: userId === null ? hashToken(guestOrderKey(inside, number)) : null,
      skuId: plain[0]?.skuId ?? null,
      number,
      itemsCents: sums.itemsCents,
      shippingCents: sums.feeCents,
      handlingCents: sums.handlingCents,
      taxCents: sums.taxCents,
      discountCents: sums.discountCents,
      creditCents,
      totalCents: sums.totalCents,
      weightGrams: sums.grams - sums.freeGrams,
      pieceCount: sums.pieces,
      email: input.email,
      buyerNickName: input.buyerName || receiver.firstName,
      buyerMessage: input.message,
      language: input.language,
      isDiscreet: input.isDiscreet,
      isMadeToOrder: plain.some(({ isMadeToOrder }) => isMadeToOrder),
      source: 'office',
      ownerStaffId: staffId,
    },
    lines: plain.map((line, index) => ({ ...line, discountShareCents: shares[index] ?? 0 })),
    shipping: toOrderShipping(receiver),
    by: { actor: 'staff', staffId },
  });
  if (!made) throw new DomainError('unavailable');
  if (input.worth?.isCredit) await payByCredit(inside, made.order, creditCents);
  await holdStock(inside, made.lines, input.days);
  const after = await settleOrder(inside, await lockOrder(inside, made.order.id), input, staffId);
  await audit(inside, caller, {
    action: 'order.add',
    subject: ['order', after.id],
    after: { number, total_cents: after.totalCents, terms: input.terms },
  });
  return after;
}

type WrittenLine = Pick<OrderLine, 'id' | 'skuId' | 'quantity' | 'isMadeToOrder'>;

/** Stock is held as long as the buyer has time to pay; a payment extends the hold indefinitely. */
async function holdStock(inside: App, lines: readonly WrittenLine[], days: number): Promise<void> {
  const holds = lines.flatMap(({ id, skuId, quantity, isMadeToOrder }) =>
    skuId === null || isMadeToOrder ? [] : [{ skuId, quantity, lineId: id }],
  );
  const short = await reserveItems(inside, holds, later(inside.now(), (days + 1) * dayMs));
  if (short) throw new DomainError('outOfStock', { left: short.left });
}

async function settleOrder(inside: App, order: OrderRow, input: ManualOrder, staffId: number): Promise<OrderRow> {
  // Nothing left to pay: the items are sold like those of any paid order.
  if (order.totalCents === 0) {
    await enqueueOrderEmail(inside, order.id, 'placed');
    return settleOrderPayment(inside, order, false, inside.now(), { actor: 'staff', staffId });
  }
  if (input.terms === 'paid')
    return recordManualPayment(inside, staffId, order, { amountCents: order.totalCents, wallet: input.wallet, reference: input.reference });
  await sendOrderInvoice(inside, await ensureOrderInvoice(inside, staffId, order, { dueOn: defaultDueDay(inside.now(), input.days) }));
  return order;
}

export const quotedLines = (quote: Awaited<ReturnType<typeof quoteManualOrder>>, language: Language) =>
  quote.lines.map(({ goods, priced, estimate }) => ({
    skuId: priced.line.skuId,
    estimate: estimate?.number ?? null,
    name: localizedColumn(goods, 'name', language),
    quantity: priced.line.quantity,
    state: priced.state,
    limit: priced.limit,
    unitCents: priced.unitCents,
    totalCents: priced.totalCents,
  }));
