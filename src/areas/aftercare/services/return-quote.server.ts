import { isOrderOwner } from '#areas/checkout/services/guest-key.server.ts';
import { quoteManualOrder } from '#areas/checkout/services/manual-orders.server.ts';
import type { OrderAccess } from '#areas/checkout/services/order-access.server.ts';
import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { hasArrived } from '#areas/orders/rules/status.ts';
import { findOrder, type OrderRow } from '#areas/orders/services/transitions.server.ts';
import { fetchOrderShipping } from '#areas/orders/services/write-order.server.ts';
import { setRulesOf } from '#areas/promotions/services/sets.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, payable } from '#kernel/money.ts';
import { inLanguage, type Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { formatDay } from '#site/days.ts';
import { isOurFault, type ReturnReason, type ReturnResolution } from '../rules/case-reasons.ts';
import { type ReturnSums, returnSums } from '../rules/return-sums.ts';
import { endedQuantity, type FinalReason, type ReturnTerms, returnTermsIn, returnUntil, whyFinal } from '../rules/returns.ts';
import * as store from '../store/return-lines.server.ts';
import { servicesTexts } from '../texts.ts';

/** A unit to be returned, and what it is exchanged for. */
export type ReturnLineInput = { readonly lineId: number; readonly quantity: number; readonly exchangeSkuId: number | null };
export type ReturnRequest = {
  readonly reason: ReturnReason;
  readonly resolution: ReturnResolution;
  readonly lines: readonly ReturnLineInput[];
};

/** The caller's order and what may be returned. */
export async function fetchReturnable(app: App, caller: Caller, { number, key }: OrderAccess) {
  const order = await findOrder(app, { number });
  if (!order || !isOrderOwner(order, caller, key)) throw new DomainError('orderNotExist');
  const [terms, rows] = await Promise.all([policiesOf(app).then(returnTermsIn), store.returnLines(app.db, order.id)]);
  return { order, terms, lines: rows.map((row) => ({ ...row, why: whyNot(row, order, terms), freeQuantity: freeOf(row) })) };
}
export type Returnable = Awaited<ReturnType<typeof fetchReturnable>>;

const goneOf = (row: store.ReturnLineRow): number => endedQuantity(row) + row.openQuantity;
const freeOf = (row: store.ReturnLineRow): number => Math.max(0, row.quantity - goneOf(row));

const whyNot = (row: store.ReturnLineRow, { pieceCount }: OrderRow, terms: ReturnTerms): FinalReason | null =>
  whyFinal(row, pieceCount, terms);

/** Whether units of this order can be returned today at all. */
export function requireInTime({ order, terms }: Pick<Returnable, 'order' | 'terms'>, now: Date, language: Language): void {
  if (order.deliveredAt === null || !hasArrived(order.status)) throw new DomainError('returnTooEarly');
  const until = returnUntil(order.deliveredAt, terms);
  if (until <= now) throw new DomainError('returnTooLate', { day: formatDay(language, until) });
}

/** The refund for these units, shown before anything is sent. Everything that prevents it is refused here. */
export async function quoteReturn(app: App, caller: Caller, found: Returnable, request: ReturnRequest) {
  requireInTime(found, app.now(), caller.language);
  const pieces = request.lines.filter(({ quantity }) => quantity > 0);
  if (pieces.length === 0) throw new DomainError('returnNothing');
  for (const piece of pieces) requireReturnable(found, piece, request.reason, caller.language);
  if (request.resolution === 'store_credit' && found.order.userId === null) throw new DomainError('creditNeedsAccount');
  const quantities = new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity]));
  if (quantities.size !== pieces.length) throw new DomainError('badValue', { field: 'pieces' });
  const sums = returnSums(found.lines.map(sumLine), quantities, {
    taxCents: found.order.taxCents,
    feeBp: feeBpOf(found.terms, request),
    rules: await setRulesOf(app),
  });
  if (sums.isWorthNothing) throw new DomainError('returnWorthless');
  const exchange = request.resolution === 'exchange' ? await exchangeOf(app, found, { ...request, lines: pieces }, sums) : null;
  const hasPriceCredit = found.lines.some((line) => quantities.has(line.id) && line.hasPriceCredit);
  return { ...sums, exchange, hasPriceCredit };
}
export type ReturnQuote = Awaited<ReturnType<typeof quoteReturn>>;

function requireReturnable({ lines }: Returnable, piece: ReturnLineInput, reason: string, language: Language): void {
  const line = lines.find(({ id }) => id === piece.lineId);
  if (!line || !Number.isInteger(piece.quantity) || piece.quantity < 0) throw new DomainError('badValue', { field: 'pieces' });
  const name = localizedColumn(line, 'name', language);
  // Our own mistakes are corrected even for final sale.
  const isOpenToFault = isOurFault(reason) && line.why !== 'cameBack' && line.why !== 'gift';
  if (line.why !== null && !isOpenToFault)
    throw new DomainError('returnFinal', { name, why: inLanguage(servicesTexts[line.why], language) });
  if (piece.quantity > line.freeQuantity) throw new DomainError('returnTooMany', { name, most: line.freeQuantity });
  const isSetBusy = line.setNumber !== null && lines.some((one) => one.setNumber === line.setNumber && one.waitingQuantity > 0);
  if (isSetBusy) throw new DomainError('setInCase');
}

const sumLine = (line: Returnable['lines'][number]) => ({
  ...line,
  goneQuantity: goneOf(line),
  fullCents: line.estimateCents ?? payable(cents(line.listPriceCents), line.discountBp),
  role: (line.madeKind ?? line.category) === 'closure-frontal' ? ('lace' as const) : ('bundle' as const),
});

/** Refunds, credit and exchanges have their own fees; our faults cost nothing. */
function feeBpOf({ cashFeeBp, creditFeeBp }: ReturnTerms, { reason, resolution }: Pick<ReturnRequest, 'reason' | 'resolution'>): number {
  if (isOurFault(reason)) return 0;
  return resolution === 'refund' ? cashFeeBp : creditFeeBp;
}

/** Cost of the new items with shipping today, and the difference. */
async function exchangeOf(app: App, { order, lines }: Returnable, { lines: pieces, reason }: ReturnRequest, { backCents }: ReturnSums) {
  const spus = lines.flatMap(({ id, spuId }) => (spuId !== null && pieces.some(({ lineId }) => lineId === id) ? [spuId] : []));
  const goods = spus.length > 0 ? await store.exchangeGoods(app.db, [...new Set(spus)]) : [];
  const exchangeItems = pieces.map(({ lineId, quantity, exchangeSkuId }) => {
    const line = lines.find(({ id }) => id === lineId);
    const chosen = goods.find(({ skuId, spuId }) => skuId === exchangeSkuId && spuId === line?.spuId);
    if (!chosen || chosen.available < quantity) throw new DomainError('exchangeMissing');
    return { skuId: chosen.skuId, quantity };
  });
  const shipping = await fetchOrderShipping(app, order.id);
  const { sums, billCents } = await quoteManualOrder(app, {
    ...{ items: exchangeItems, discountCents: 0, worth: exchangeWorth(order, backCents), userId: order.userId, place: shipping },
    // Shipping is free when the fault is ours.
    feeCents: isOurFault(reason) ? 0 : null,
  });
  const { itemsCents: newCents, feeCents: shippingCents, taxCents, totalCents: dueCents } = sums;
  return { newCents, shippingCents, taxCents, dueCents, overCents: Math.max(0, backCents - billCents) };
}

/** The returned value pays the new order including shipping; only the rest is left over. */
export const exchangeWorth = ({ userId }: Pick<OrderRow, 'userId'>, cents: number) => ({ cents, isCredit: userId !== null });

export async function exchangeChoices(app: App, { lines }: Returnable) {
  const spuIds = [...new Set(lines.flatMap(({ spuId, why }) => (spuId !== null && why === null ? [spuId] : [])))];
  return spuIds.length === 0 ? [] : store.exchangeGoods(app.db, spuIds);
}
