import { createHash, randomBytes } from 'node:crypto';
import type { DeliveryCharges } from '#areas/cart/rules/sums.ts';
import { withCartLock } from '#areas/cart/services/cart-lock.server.ts';
import type { OrderLine } from '#areas/orders/rules/order-line.ts';
import { type Actor, findOrder, lockOrder, type OrderRow } from '#areas/orders/services/transitions.server.ts';
import { fetchUnpaidOrders, writeOrder } from '#areas/orders/services/write-order.server.ts';
import { payByCredit } from '#areas/referrals/services/order-credit.server.ts';
import { checkWelcomeDiscountAddress, reserveWelcomeDiscount } from '#areas/referrals/services/welcome.server.ts';
import type { AddressDraft } from '#areas/shoppers/rules/address.ts';
import { checkAddressDraft, emptyAddressDraft } from '#areas/shoppers/services/receiver-wire.server.ts';
import { getReceiver } from '#areas/shoppers/services/receivers.server.ts';
import { lockStock, reserveItems } from '#areas/stock/services/holds.server.ts';
import { dayMs, hourMs, later } from '#kernel/dates.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { firstTouchOf } from '#platform/first-touch.server.ts';
import { networkOf, takeAttempt } from '#platform/rate-limit.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { generateOrderNumber } from '../rules/number.ts';
import { toOrderShipping } from '../rules/order-shipping.ts';
import { isPaidByCredit } from '../rules/paid-by-credit.ts';
import type { PaymentRow } from '../store/payments.server.ts';
import * as snapshot from '../store/snapshot.server.ts';
import { type BasketInput, fetchDeliveryCharges, quoteBasket, requireUnchanged } from './basket.server.ts';
import { cancelUnpaidOrder } from './cancel.server.ts';
import { capturePayment, paymentHoldMs } from './capture-payment.server.ts';
import { enqueueOrderEmail, enqueuePlacedOrderEmail } from './emails.server.ts';
import { claimGiftLines, giftSkus } from './gifts.server.ts';
import { guestOrderKey } from './guest-key.server.ts';
import { describePlacedOrder, openPayment, type PlacedOrder, resumePayment } from './pay.server.ts';
import { fetchPayers } from './payers.server.ts';
import { insertAttempt, type Wallet } from './payment-attempt.server.ts';
import { type OrderQuote, requireMinimumQuantity } from './quote.server.ts';
import { settleOrderPayment } from './record-payment.server.ts';
import { redeemCoupon } from './redeem.server.ts';
import { withSemaphore } from './semaphore.server.ts';
import { snapshotOrderLines } from './snapshot.server.ts';

export type PlaceOrderInput = BasketInput & {
  readonly receiverId?: number | undefined;
  readonly receiver?: Partial<AddressDraft> | undefined;
  readonly buyerMessage: string;
  readonly isDiscreet: boolean;
  readonly wallet: Wallet;
  /** The browser's idempotency key: the same key is the same order. */
  readonly requestId: string | null;
  /** One of several orders queued offline: it replaces no other order, and its key alone identifies it. */
  readonly isBeside?: boolean;
};
type Buyer = { readonly userId: number | null; readonly email: string; readonly name: string; readonly isTest: boolean };
type Ready = {
  readonly input: PlaceOrderInput;
  readonly buyer: Buyer;
  readonly receiver: AddressDraft;
  readonly delivery: DeliveryCharges;
};

const repeatMs = dayMs;
const freeOrderHoldMs = 14 * dayMs;
const guestOrdersAnHour = 60;
/** A browser keeps this many order keys; more orders could not be paid. */
const maxOpenOrders = 5;

/**
 * Places an order and opens its payment. A payment under way is settled first, so a second submit neither makes a second order nor is lost;
 * anything that changed since the page was shown is refused with the changes.
 */
export async function placeOrder(app: App, caller: Caller, input: PlaceOrderInput): Promise<PlacedOrder> {
  const buyer = await buyerOf(app, caller, input);
  const receiver = await receiverFor(app, caller, input);
  const repeated = await repeatedOrder(app, buyer, input);
  if (repeated) return resumePayment(app, repeated.id, input.wallet);
  const { phoneNumber: phone, address: street, postCode, country } = receiver;
  await checkWelcomeDiscountAddress(app, buyer.userId, { phone, street, postCode, country }, { payersOf: fetchPayers });
  const open = await fetchOwnUnpaid(app, caller);
  if (input.isBeside) {
    if (open.length >= maxOpenOrders) throw new DomainError('tooManyOpen', { most: maxOpenOrders });
    return madeOf(app, caller, { input, buyer, receiver, delivery: await fetchDeliveryCharges(app, caller, input, receiver) });
  }
  const finished = await firstFinished(app, open);
  if (finished) return describePlacedOrder(app, finished);
  const ready = { input, buyer, receiver, delivery: await fetchDeliveryCharges(app, caller, input, receiver) };
  if (open.length > 0) {
    const key = keyOf(caller, ready, await quoteBasket(app, caller, input, ready.delivery));
    const same = await snapshot.selectOrderByIdempotencyKey(app.db, key);
    if (same) return resumePayment(app, same.id, input.wallet);
    for (const { id } of open) await cancelUnpaidOrder(app, id, { reason: 'replaced', by: actorOf(caller) });
  }
  return madeOf(app, caller, ready);
}

async function madeOf(app: App, caller: Caller, ready: Ready): Promise<PlacedOrder> {
  const { order, payment } = await written(app, caller, ready);
  app.live.publish('orders');
  // An order written by this very request is locked and fresh; any other is checked again.
  return payment ? openPayment(app, order, payment) : resumePayment(app, order.id, ready.input.wallet);
}

async function buyerOf(app: App, caller: Caller, { email, items }: PlaceOrderInput): Promise<Buyer> {
  if (caller.shopperId !== null) {
    const row = await snapshot.selectBuyer(app.db, caller.shopperId);
    if (!row) throw new DomainError('userNotLogin');
    return { userId: caller.shopperId, email: row.email, name: row.nickname || row.firstName, isTest: row.isTest };
  }
  if (!items) throw new DomainError('lackParameter', { field: 'items' });
  if (!email) throw new DomainError('lackParameter', { field: 'email' });
  const plain = normalizeEmail(email);
  if (plain === null) throw new DomainError('badMailbox', { field: 'email' });
  const limit = { bucket: 'guest-order', key: networkOf(caller.ip), max: guestOrdersAnHour, windowMs: hourMs };
  if (!(await takeAttempt(app, limit))) throw new DomainError('tooMany');
  return { userId: null, email: plain, name: '', isTest: false };
}

async function receiverFor(app: App, { shopperId }: Caller, { receiverId, receiver }: PlaceOrderInput): Promise<AddressDraft> {
  if (receiverId !== undefined) return getReceiver(app, shopperId, receiverId);
  if (!receiver) throw new DomainError('receiverEmpty');
  return checkAddressDraft({ ...emptyAddressDraft, ...receiver });
}

/** A request sent twice, for example after a lost answer. The same key with other contents is refused. */
async function repeatedOrder(app: App, buyer: Buyer, input: PlaceOrderInput): Promise<OrderRow | null> {
  if (input.requestId === null) return null;
  const seen = await snapshot.selectIdempotencyKey(app.db, scopeOf(buyer), input.requestId, app.now());
  if (!seen) return null;
  if (seen.requestHash !== hashOf(input)) throw new DomainError('badValue', { field: 'request_id' });
  return findOrder(app, { number: String((seen.answer as { number?: string } | null)?.number ?? '') });
}

const scopeOf = ({ userId, email }: Buyer): string => `create_order ${userId ?? email.toLowerCase()}`;
const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const fetchOwnUnpaid = (app: App, { shopperId, guestKeys }: Caller) => {
  if (shopperId !== null) return fetchUnpaidOrders(app, { userId: shopperId });
  return guestKeys.length === 0 ? Promise.resolve([]) : fetchUnpaidOrders(app, { guestKeyHashes: guestKeys.map(hashToken) });
};

/** Settles every open payment of the buyer; one that turns out to be paid is the answer. */
async function firstFinished(app: App, open: Awaited<ReturnType<typeof fetchOwnUnpaid>>): Promise<number | null> {
  for (const { id, number } of open) {
    const { outcome } = await capturePayment(app, { number });
    if (outcome === 'paid' || outcome === 'pending' || outcome === 'needsAttention') return id;
  }
  return null;
}

/** What makes two requests the same order: buyer, items, amount, address and service. */
const keyOf = (
  { ip }: Caller,
  { buyer, receiver, input, delivery }: Ready,
  { lines, sums, coupon, welcome, creditCents }: OrderQuote,
): string => {
  const items = lines.map(({ priced, estimate }) => [priced.line.skuId, priced.line.quantity, priced.unitCents, estimate?.id ?? null]);
  const { buyerMessage, isDiscreet, service, isBeside, requestId } = input;
  if (isBeside) return hashOf(['beside', scopeOf(buyer), requestId]);
  return hashOf([
    buyer,
    buyer.userId === null ? ip : '',
    receiver,
    items,
    coupon?.id ?? null,
    [welcome?.cents ?? 0, creditCents],
    sums.taxCents,
    delivery,
    buyerMessage,
    isDiscreet,
    service,
  ]);
};

/** Writes the order: checked again with its SKUs locked, and stored with stock, coupon and payment, or not at all. */
async function written(app: App, caller: Caller, ready: Ready): Promise<Made> {
  const { buyer, input } = ready;
  const make = async (inside: App): Promise<Made | null> => {
    const request = input.requestId;
    const now = app.now();
    if (request !== null) {
      const booked = { scope: scopeOf(buyer), key: request, requestHash: hashOf(input), now, expiresAt: later(now, repeatMs) };
      if (!(await snapshot.insertIdempotencyKey(inside.db, booked))) return null;
    }
    const made = await writtenInside(inside, caller, ready);
    if (made && request !== null) await snapshot.saveIdempotentAnswer(inside.db, scopeOf(buyer), request, made.order.number);
    return made;
  };
  const { userId } = buyer;
  const made = await withSemaphore(app, () => (userId === null ? transact(app, make) : withCartLock(app, userId, make)));
  return made ?? { order: await twinOf(app, caller, ready), payment: null };
}

/** A concurrent request was faster: its order is the answer. */
async function twinOf(app: App, caller: Caller, ready: Ready): Promise<OrderRow> {
  const repeated = await repeatedOrder(app, ready.buyer, ready.input);
  if (repeated) return repeated;
  const key = keyOf(caller, ready, await quoteBasket(app, caller, ready.input, ready.delivery));
  const same = await snapshot.selectOrderByIdempotencyKey(app.db, key);
  const order = same && (await findOrder(app, { id: same.id }));
  if (!order) throw new DomainError('unavailable');
  return order;
}

/** A new order with its payment; null for an order of another request or one with nothing to pay. */
type Made = { readonly order: OrderRow; readonly payment: PaymentRow | null };

async function writtenInside(app: App, caller: Caller, ready: Ready): Promise<Made | null> {
  const { buyer, receiver, input, delivery } = ready;
  const items = input.items ?? (await quoteBasket(app, caller, input, delivery)).lines.map(({ priced }) => priced.line);
  await lockStock(app, [...items.map(({ skuId }) => skuId), ...(await giftSkus(app))]);
  const basket = await quoteBasket(app, caller, input, delivery);
  const key = keyOf(caller, ready, basket);
  if (await snapshot.selectOrderByIdempotencyKey(app.db, key)) return null;
  requireUnchanged(caller, basket, input);
  await requireMinimumQuantity(app, caller, basket.lines);
  const number = generateOrderNumber(app.now(), randomBytes(8));
  const gifts = await claimGiftLines(app, basket);
  const lines = [...(await snapshotOrderLines(app, basket)), ...gifts];
  const { sums, coupon, worth, welcome, creditCents } = basket;
  const couponCents = worth ? sums.discountCents - creditCents - (welcome?.cents ?? 0) : 0;
  const made = await writeOrder(app, {
    order: {
      userId: buyer.userId,
      guestKeyHash: buyer.userId === null ? hashToken(guestOrderKey(app, number)) : null,
      skuId: lines[0]?.skuId ?? null,
      number,
      itemsCents: sums.itemsCents,
      shippingCents: sums.feeCents,
      handlingCents: sums.handlingCents,
      taxCents: sums.taxCents,
      discountCents: sums.discountCents,
      totalCents: sums.totalCents,
      couponCents,
      creditCents,
      weightGrams: sums.grams - sums.freeGrams,
      pieceCount: sums.pieces + gifts.reduce((sum, { quantity }) => sum + quantity, 0),
      couponId: worth ? (coupon?.id ?? null) : null,
      email: buyer.email,
      buyerNickName: buyer.name || receiver.firstName,
      buyerMessage: input.buyerMessage,
      language: caller.language,
      ...(await firstTouchOf(app, caller)),
      isDiscreet: input.isDiscreet,
      isTest: buyer.isTest,
      isMadeToOrder: lines.some(({ isMadeToOrder }) => isMadeToOrder),
      idempotencyKey: key,
    },
    lines,
    shipping: {
      ...toOrderShipping(receiver),
      service: input.service,
    },
    by: actorOf(caller),
  });
  if (!made) return null;
  await holdStock(app, made.lines, sums.totalCents === 0);
  if (worth && coupon) await redeemCoupon(app, caller, { coupon, orderId: made.order.id, buyer, amountCents: couponCents });
  const { order } = made;
  if (welcome) await reserveWelcomeDiscount(app, order.id, welcome);
  await payByCredit(app, order, creditCents);
  if (sums.totalCents === 0) return { order: await settleFreeOrder(app, order, actorOf(caller)), payment: null };
  await enqueuePlacedOrderEmail(app, order.id);
  return { order, payment: await insertAttempt(app, order, { amountCents: sums.totalCents, wallet: input.wallet, purpose: 'full' }, 1) };
}

async function settleFreeOrder(app: App, order: OrderRow, by: Actor): Promise<OrderRow> {
  const isPaid = isPaidByCredit(order);
  await enqueueOrderEmail(app, order.id, isPaid ? 'paid' : 'placed');
  return isPaid ? settleOrderPayment(app, await lockOrder(app, order.id), false, app.now(), by) : order;
}

type WrittenLine = Pick<OrderLine, 'id' | 'skuId' | 'quantity' | 'isMadeToOrder'>;

async function holdStock(app: App, lines: readonly WrittenLine[], isFree: boolean): Promise<void> {
  const holds = lines.flatMap(({ id, skuId, quantity, isMadeToOrder }) =>
    skuId === null || isMadeToOrder ? [] : [{ skuId, quantity, lineId: id }],
  );
  const short = await reserveItems(app, holds, later(app.now(), isFree ? freeOrderHoldMs : paymentHoldMs));
  if (short) throw new DomainError('outOfStock', { left: short.left });
}

const actorOf = ({ shopperId }: Caller) => ({ actor: shopperId === null ? ('guest' as const) : ('shopper' as const) });
