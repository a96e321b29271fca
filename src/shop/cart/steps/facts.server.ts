import { composedLooks } from '#areas/builder/services/composed-looks.server.ts';
import { checked, type Look, type Ready } from '#areas/cart/rules/sums.ts';
import { looksOf } from '#areas/cart/service.server.ts';
import type { Wished } from '#areas/cart/services/lines.server.ts';
import { leavesBy } from '#areas/catalog/rules/ready.ts';
import { basketOf, wayFor } from '#areas/checkout/services/basket.server.ts';
import { giftsOf } from '#areas/checkout/services/gifts.server.ts';
import type { Quote } from '#areas/checkout/services/quote.server.ts';
import { problemText } from '#areas/promotions/services/coupon.server.ts';
import { quotesFor } from '#areas/shipping/service.server.ts';
import { ownService } from '#areas/shipping/services/way.server.ts';
import type { Draft } from '#areas/shoppers/rules/address.ts';
import { receiversOf } from '#areas/shoppers/services/receivers.server.ts';
import { Refused } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { calendarWords, dateOf } from '#site/day-words.ts';
import { shopDay } from '#site/shop-day.ts';
import type { CheckoutDraft } from './draft.server.ts';

const mostShown = 20;

/** Her saved addresses, the default one first; a visitor has none. */
export const savedOf = async (app: App, { shopperId }: Caller) =>
  shopperId === null ? [] : (await receiversOf(app, shopperId, { page: 1, size: mostShown })).receivers;

/** Where it goes, as far as she has said it. */
export async function receiverOf(app: App, caller: Caller, { receiverId, receiver }: CheckoutDraft): Promise<Draft | null> {
  if (caller.shopperId === null) return receiver;
  const saved = await savedOf(app, caller);
  return saved.find(({ id }) => id === receiverId) ?? null;
}

type Item = CheckoutDraft['items'][number];
export const wishIn = ([skuId, quantity, , estimate, set]: Item) => ({
  skuId,
  quantity,
  attribute: { ...(estimate && { estimate }), ...(set && { set }) },
});
/** The same name for a line of the draft and for what the shop says of it. */
export const itemName = ([skuId, , , estimate, set]: Item): string => `${skuId} ${estimate} ${set}`;
export const lineName = ({ truth, estimate, setKey }: Wished): string => `${truth.line.skuId} ${estimate?.number ?? ''} ${setKey}`;

/** What she wants in the words of a checkout; the total she saw is asked for where money moves. */
export const wishOf = (caller: Caller, draft: CheckoutDraft, seenTotalCents: number | null) => ({
  wishes: caller.shopperId === null ? draft.items.map(wishIn) : null,
  code: caller.shopperId === null ? draft.coupon : undefined,
  service: draft.service,
  seenTotalCents,
  email: caller.shopperId === null ? draft.email : undefined,
  useCredit: caller.shopperId !== null && draft.useCredit,
});

/** What she would buy now and what it would cost to this place. A service the carrier no longer offers becomes our own. */
export async function basketFor(
  app: App,
  caller: Caller,
  draft: CheckoutDraft,
  receiver: Draft | null,
): Promise<{ basket: Quote; service: string }> {
  const wish = wishOf(caller, draft, null);
  if (!receiver) return { basket: await basketOf(app, caller, wish, { feeCents: null, handlingCents: 0, taxBp: 0 }), service: ownService };
  try {
    return { basket: await basketOf(app, caller, wish, await wayFor(app, caller, wish, receiver)), service: draft.service || ownService };
  } catch (error) {
    if (!(error instanceof Refused) || draft.service === '') throw error;
    return basketFor(app, caller, { ...draft, service: '' }, receiver);
  }
}

/** Everything about the goods and the bill that each step shows beside its form. */
export async function billFor(app: App, caller: Caller, draft: CheckoutDraft, quote: Quote) {
  const { lines, sums, coupon, worth, problem, welcome, creditCents } = quote;
  const { language } = caller;
  const [gifts, looks, composed] = await Promise.all([
    giftsOf(app, { lines, sums }),
    looksOf(app, language, [...new Set(lines.map(({ truth }) => truth.line.skuId))]),
    composedLooks(
      app,
      caller,
      lines.flatMap(({ estimate }) => estimate?.number ?? []),
    ),
  ]);
  const lookOf = ({ truth, estimate }: Wished): Look | null =>
    composed.find((look) => look.estimate === estimate?.number) ?? looks.find(({ id }) => id === truth.line.skuId) ?? null;
  const seen = new Map(draft.items.map((item) => [itemName(item), item[2]]));
  const shown = lines.map((line) => lineOf(line, lookOf(line), caller.shopperId === null ? seen : null, language));
  const ready = shown.reduce<Ready | null>((latest, one) => laterOf(latest, one.ready), null);
  return {
    lines: shown.map(({ ready: _, ...line }) => line),
    gifts: gifts.map(({ rule, state }) => ({ id: rule.id, name: inWords(rule, 'name', language), quantity: rule.quantity, state })),
    isShort: shown.some(({ state }) => state !== 'fine'),
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
    coupon: coupon && { code: coupon.code, name: worth ? inWords(coupon, 'name', language) : '' },
    couponProblem: problem && problemText(problem, language),
    leavesBy: ready && calendarWords(leavesBy(ready, shopDay(app.now())), language, 'short'),
  };
}
export type Bill = Awaited<ReturnType<typeof billFor>>;

function lineOf(line: Wished, look: Look | null, seen: ReadonlyMap<string, number> | null, language: Language) {
  const { goods, truth } = line;
  const { skuId, quantity: wanted } = truth.line;
  const seenCents = seen?.get(lineName(line)) ?? 0;
  const wasCents = seen ? (seenCents > 0 && seenCents !== truth.unitCents ? seenCents : null) : truth.wasCents;
  return {
    skuId,
    name: look?.name ?? inWords(goods, 'name', language),
    options: look?.options ?? [],
    picture: look?.picture ?? null,
    wanted,
    quantity: truth.quantity,
    limit: truth.limit,
    state: truth.state,
    unitCents: truth.unitCents,
    wasCents: truth.state === 'gone' ? null : wasCents,
    totalCents: truth.totalCents,
    ready: look ? checked({ skuId, quantity: wanted, seenCents: 0 }, look).ready : null,
  };
}

/** Working days are longer than days. */
const laterOf = (a: Ready | null, b: Ready | null): Ready | null => {
  if (!a || !b) return a ?? b;
  const isLater = a.isWorking === b.isWorking ? b.max > a.max : b.isWorking;
  return isLater ? b : a;
};

/** The ways it can travel: ours by weight, and what the carrier offers where it answers. */
export async function waysFor(app: App, caller: Caller, receiver: Draft, grams: number) {
  const none = { by: 'formula' as const, rates: [] };
  const { by, rates } =
    grams === 0 ? none : await quotesFor(app, caller, receiver, grams).catch((error: unknown) => refusedOr(error, none));
  if (by === 'formula') return [];
  return rates.map(({ service, name, priceCents, arrivesOn }) => ({
    service,
    name,
    priceCents,
    arrives: arrivesOn && calendarWords(dateOf(arrivesOn), caller.language, 'short'),
  }));
}

function refusedOr<T>(error: unknown, instead: T): T {
  if (error instanceof Refused) return instead;
  throw error;
}
