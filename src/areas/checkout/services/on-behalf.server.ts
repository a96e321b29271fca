import { randomBytes } from 'node:crypto';
import type { CartItemInput } from '#areas/cart/rules/requested-lines.ts';
import type { OrderRow } from '#areas/orders/services/transitions.server.ts';
import { writeOrder } from '#areas/orders/services/write-order.server.ts';
import type { AddressDraft } from '#areas/shoppers/rules/address.ts';
import { lockStock, reserveItems } from '#areas/stock/services/holds.server.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { generateOrderNumber } from '../rules/number.ts';
import { toOrderShipping } from '../rules/order-shipping.ts';
import * as snapshot from '../store/snapshot.server.ts';
import { requireUnchanged } from './basket.server.ts';
import { quoteManualOrder } from './manual-orders.server.ts';
import { snapshotOrderLines } from './snapshot.server.ts';

export type OnBehalfOrder = {
  readonly userId: number;
  readonly items: readonly CartItemInput[];
  readonly receiver: AddressDraft;
  /** Units of the other parcels ordered at the same time. */
  readonly besides: number;
  readonly seenTotalCents: number | null;
};

const stockHoldMs = 2 * dayMs;

/** Nothing is reserved. */
export const quoteOnBehalf = (app: App, { userId, items, receiver, besides }: Omit<OnBehalfOrder, 'seenTotalCents'>) =>
  quoteManualOrder(app, { items, userId, besides, discountCents: 0, place: receiver });

/**
 * An order a reseller has shipped to a customer and pays later: it replaces no other order, stays open indefinitely and holds stock for two
 * days. Inside the caller's transaction.
 */
export async function writeOnBehalfOrder(inside: App, caller: Caller, input: OnBehalfOrder): Promise<OrderRow> {
  const { userId, items, receiver, seenTotalCents } = input;
  const buyer = await snapshot.selectBuyer(inside.db, userId);
  if (!buyer) throw new DomainError('userNotLogin');
  await lockStock(
    inside,
    items.map(({ skuId }) => skuId),
  );
  const quote = await quoteOnBehalf(inside, input);
  requireUnchanged(caller, quote, { items, code: undefined, service: '', seenTotalCents });
  const { sums } = quote;
  const lines = await snapshotOrderLines(inside, quote);
  const made = await writeOrder(inside, {
    order: {
      userId,
      skuId: lines[0]?.skuId ?? null,
      number: generateOrderNumber(inside.now(), randomBytes(8)),
      itemsCents: sums.itemsCents,
      shippingCents: sums.feeCents,
      handlingCents: sums.handlingCents,
      taxCents: sums.taxCents,
      discountCents: sums.discountCents,
      totalCents: sums.totalCents,
      weightGrams: sums.grams - sums.freeGrams,
      pieceCount: sums.pieces,
      email: buyer.email,
      buyerNickName: buyer.nickname || buyer.firstName,
      language: caller.language,
      isDiscreet: true,
      isTest: buyer.isTest,
      isMadeToOrder: lines.some(({ isMadeToOrder }) => isMadeToOrder),
      source: 'partner',
    },
    lines,
    shipping: toOrderShipping(receiver),
    by: { actor: 'shopper' },
  });
  if (!made) throw new DomainError('unavailable');
  const holds = made.lines.flatMap(({ id, skuId, quantity, isMadeToOrder }) =>
    skuId === null || isMadeToOrder ? [] : [{ skuId, quantity, lineId: id }],
  );
  const short = await reserveItems(inside, holds, later(inside.now(), stockHoldMs));
  if (short) throw new DomainError('outOfStock', { left: short.left });
  return made.order;
}
