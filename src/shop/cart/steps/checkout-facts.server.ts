import { loadComposedSnapshots } from '#areas/builder/services/composed-snapshots.server.ts';
import { priceProtectionCoverage } from '#areas/cart/rules/protection-coverage.ts';
import { type LeadTimeDays, type ProductSnapshot, priceSnapshotLine } from '#areas/cart/rules/sums.ts';
import type { PricedItem } from '#areas/cart/services/lines.server.ts';
import { fetchProductSnapshots } from '#areas/cart/services/product-snapshots.server.ts';
import { shipsByDate } from '#areas/catalog/rules/lead-time.ts';
import { fetchDeliveryCharges, quoteBasket } from '#areas/checkout/services/basket.server.ts';
import { previewGifts } from '#areas/checkout/services/gifts.server.ts';
import type { OrderQuote } from '#areas/checkout/services/quote.server.ts';
import { problemText } from '#areas/promotions/services/coupon.server.ts';
import { quotesFor } from '#areas/shipping/services/shipping-rates.server.ts';
import { standardService } from '#areas/shipping/services/tax-and-fees.server.ts';
import type { AddressDraft } from '#areas/shoppers/rules/address.ts';
import { listReceivers } from '#areas/shoppers/services/receivers.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { dateOf, formatCalendarDay } from '#site/day-words.ts';
import { shopDay } from '#site/shop-day.ts';
import type { CheckoutDraft } from './draft.server.ts';

const maxReceivers = 20;

/** Default first; guests have none. */
export const savedOf = async (app: App, { shopperId }: Caller) =>
  shopperId === null ? [] : (await listReceivers(app, shopperId, { page: 1, size: maxReceivers })).receivers;

export async function resolveReceiver(app: App, caller: Caller, { receiverId, receiver }: CheckoutDraft): Promise<AddressDraft | null> {
  if (caller.shopperId === null) return receiver;
  const saved = await savedOf(app, caller);
  return saved.find(({ id }) => id === receiverId) ?? null;
}

type Item = CheckoutDraft['items'][number];
export const lineRequestOf = ([skuId, quantity, , estimate, set]: Item) => ({
  skuId,
  quantity,
  attribute: { ...(estimate && { estimate }), ...(set && { set }) },
});
/** The same key for a draft's line and the server's line. */
export const itemName = ([skuId, , , estimate, set]: Item): string => `${skuId} ${estimate} ${set}`;
export const lineName = ({ priced, estimate, setKey }: PricedItem): string => `${priced.line.skuId} ${estimate?.number ?? ''} ${setKey}`;

/** The draft as a checkout request; the total seen is required where money moves. */
export const checkoutRequestOf = (caller: Caller, draft: CheckoutDraft, seenTotalCents: number | null) => ({
  items: caller.shopperId === null ? draft.items.map(lineRequestOf) : null,
  code: caller.shopperId === null ? draft.coupon : undefined,
  service: draft.service,
  seenTotalCents,
  email: caller.shopperId === null ? draft.email : undefined,
  useCredit: caller.shopperId !== null && draft.useCredit,
});

/** What would be bought now and what it costs to this address. A service the carrier no longer offers becomes the default. */
export async function basketFor(
  app: App,
  caller: Caller,
  draft: CheckoutDraft,
  receiver: AddressDraft | null,
): Promise<{ basket: OrderQuote; service: string }> {
  const request = checkoutRequestOf(caller, draft, null);
  if (!receiver)
    return { basket: await quoteBasket(app, caller, request, { feeCents: null, handlingCents: 0, taxBp: 0 }), service: standardService };
  try {
    return {
      basket: await quoteBasket(app, caller, request, await fetchDeliveryCharges(app, caller, request, receiver)),
      service: draft.service || standardService,
    };
  } catch (error) {
    if (!(error instanceof DomainError) || draft.service === '') throw error;
    return basketFor(app, caller, { ...draft, service: '' }, receiver);
  }
}

/** Lines and sums each step shows beside its form. */
export async function billFor(app: App, caller: Caller, draft: CheckoutDraft, quote: OrderQuote) {
  const { lines, sums, coupon, worth, problem, welcome, creditCents } = quote;
  const { language } = caller;
  const [gifts, snapshots, composed] = await Promise.all([
    previewGifts(app, { lines, sums }),
    fetchProductSnapshots(app, language, [...new Set(lines.map(({ priced }) => priced.line.skuId))]),
    loadComposedSnapshots(
      app,
      caller,
      lines.flatMap(({ estimate }) => estimate?.number ?? []),
    ),
  ]);
  const snapshotOf = ({ priced, estimate }: PricedItem): ProductSnapshot | null =>
    composed.find((snapshot) => snapshot.estimate === estimate?.number) ?? snapshots.find(({ id }) => id === priced.line.skuId) ?? null;
  const seen = new Map(draft.items.map((item) => [itemName(item), item[2]]));
  const billLines = lines.map((line) => lineOf(line, snapshotOf(line), caller.shopperId === null ? seen : null, language));
  const ready = billLines.reduce<LeadTimeDays | null>((latest, one) => laterOf(latest, one.ready), null);
  return {
    lines: billLines.map(({ ready: _, ...line }) => line),
    gifts: gifts.map(({ rule, state }) => ({ id: rule.id, name: localizedColumn(rule, 'name', language), quantity: rule.quantity, state })),
    isShort: billLines.some(({ state }) => state !== 'fine'),
    coverage: priceProtectionCoverage(
      lines.filter(({ priced }) => priced.quantity > 0).map(({ goods, estimate }) => ({ ...goods, isComposed: estimate !== null })),
    ),
    pieces: sums.pieces,
    grams: sums.grams - sums.freeGrams,
    itemsCents: sums.itemsCents,
    shippingCents: sums.feeCents,
    handlingCents: sums.handlingCents,
    taxCents: sums.taxCents,
    discountCents: sums.discountCents - creditCents - (welcome?.cents ?? 0),
    welcomeCents: welcome?.cents ?? 0,
    creditCents,
    totalCents: sums.totalCents,
    coupon: coupon && { code: coupon.code, name: worth ? localizedColumn(coupon, 'name', language) : '' },
    couponProblem: problem && problemText(problem, language),
    leavesBy: ready && formatCalendarDay(shipsByDate(ready, shopDay(app.now())), language, 'short'),
  };
}
export type CheckoutBill = Awaited<ReturnType<typeof billFor>>;

function lineOf(line: PricedItem, snapshot: ProductSnapshot | null, seen: ReadonlyMap<string, number> | null, language: Language) {
  const { goods, priced } = line;
  const { skuId, quantity: wanted } = priced.line;
  const seenCents = seen?.get(lineName(line)) ?? 0;
  const wasCents = seen ? (seenCents > 0 && seenCents !== priced.unitCents ? seenCents : null) : priced.wasCents;
  return {
    skuId,
    name: snapshot?.name ?? localizedColumn(goods, 'name', language),
    options: snapshot?.options ?? [],
    picture: snapshot?.picture ?? null,
    wanted,
    quantity: priced.quantity,
    limit: priced.limit,
    state: priced.state,
    unitCents: priced.unitCents,
    wasCents: priced.state === 'gone' ? null : wasCents,
    totalCents: priced.totalCents,
    ready: snapshot ? priceSnapshotLine({ skuId, quantity: wanted, seenCents: 0 }, snapshot).ready : null,
  };
}

/** Working days are longer than calendar days. */
const laterOf = (a: LeadTimeDays | null, b: LeadTimeDays | null): LeadTimeDays | null => {
  if (!a || !b) return a ?? b;
  const isLater = a.isWorking === b.isWorking ? b.max > a.max : b.isWorking;
  return isLater ? b : a;
};

/** Our own rate by weight, and the carrier's services where it answers. */
export async function shippingOptionsFor(app: App, caller: Caller, receiver: AddressDraft, grams: number) {
  const none = { by: 'formula' as const, rates: [] };
  const { by, rates } =
    grams === 0 ? none : await quotesFor(app, caller, receiver, grams).catch((error: unknown) => refusedOr(error, none));
  if (by === 'formula') return [];
  return rates.map(({ service, name, priceCents, arrivesOn }) => ({
    service,
    name,
    priceCents,
    arrives: arrivesOn && formatCalendarDay(dateOf(arrivesOn), caller.language, 'short'),
  }));
}

function refusedOr<T>(error: unknown, instead: T): T {
  if (error instanceof DomainError) return instead;
  throw error;
}
