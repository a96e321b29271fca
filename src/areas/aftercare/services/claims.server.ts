import { fetchAccessibleOrder, type OrderAccess } from '#areas/checkout/services/order-access.server.ts';
import { hourMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import type { App, Caller } from '#platform/app.ts';
import { countAttempt } from '#platform/rate-limit.server.ts';
import { formatDay, formatMoment } from '#site/days.ts';
import { type ClaimedLine, claimRefusalReason, maxClaimLength } from '../rules/claims.ts';
import { confirmedDrops, pendingDropOf } from '../rules/price-drops.ts';
import { creditsDue } from '../rules/price-protection.ts';
import * as store from '../store/price-protection.server.ts';
import { fetchPriceProtectionTerms, type PriceProtectionTerms, protectLine, recordPriceFalls } from './price-protection.server.ts';

const claimsAnHour = 20;

type ClaimedItem = { readonly lineId: number } | { readonly skuId: number };
export type Claim = OrderAccess & ClaimedItem & { readonly message: string; readonly wantsRefund: boolean };

/** A buyer reports a price drop. The price history decides by the usual calculation; the buyer's note is stored with the credit. */
export async function submitPriceProtectionClaim(app: App, caller: Caller, { message, wantsRefund, ...asked }: Claim) {
  const order = await fetchAccessibleOrder(app, caller, asked);
  const limit = { bucket: 'price-claim', key: String(order.id), max: claimsAnHour, windowMs: hourMs };
  if ((await countAttempt(app, limit)) > limit.max) throw new DomainError('tooMany');
  const terms = await fetchPriceProtectionTerms(app);
  await recordPriceFalls(app, terms);
  const lineId = await refuseUnowed(app, caller, { ...asked, orderId: order.id, terms });
  const made = await protectLine(app, lineId, terms, { message: message.trim().slice(0, maxClaimLength), wantsRefund });
  // A concurrent request was faster: this one is answered as a repetition.
  if (made.length === 0) await refuseUnowed(app, caller, { lineId, orderId: order.id, terms });
  app.live.publish('money');
  return {
    amountCents: made.reduce((sum, { amountCents }) => sum + amountCents, 0),
    isPaid: made.length > 0 && made.every(({ state }) => state === 'paid'),
  };
}

type Which = ClaimedItem & { readonly orderId: number; readonly terms: PriceProtectionTerms };

/** Throws unless something is owed for the line. */
async function refuseUnowed(app: App, { language }: Caller, { orderId, terms, ...piece }: Which): Promise<number> {
  const line = await store.selectClaimLine(app.db, orderId, piece);
  if (!line) throw new DomainError('goodsNotExist');
  const { skuId, paidAt, until } = line;
  const given = await store.creditsOf(app.db, [line.id]);
  const falls = skuId === null || paidAt === null || until === null ? [] : await store.fallsOf(app.db, [skuId], paidAt, terms.standMinutes);
  const due = creditsDue(line, confirmedDrops(falls, terms.confirmedBefore), given, terms.times);
  const pending = pendingDropOf(line, falls, given, terms);
  const sum = (state: string): number =>
    given.reduce((total, one) => (one.state === state ? total + one.amountCents - one.backCents : total), 0);
  const claimedLine: ClaimedLine = {
    ...line,
    hasPrice: skuId !== null && !line.isComposed,
    waiting: sum('pending'),
    givenCents: sum('paid'),
    refusedReason: given.findLast(({ state }) => state === 'refused')?.reason ?? null,
    dueCents: due.reduce((total, { amountCents }) => total + amountCents, 0),
    hasPendingDrop: pending !== null,
  };
  const why = claimRefusalReason(claimedLine, app.now());
  if (why === null) return line.id;
  const amount = dollars(cents(why === 'protectionWaiting' ? claimedLine.waiting : claimedLine.givenCents));
  throw new DomainError(why, {
    ...{ amount, day: until ? formatDay(language, until) : '', reason: claimedLine.refusedReason ?? '' },
    price: pending ? dollars(cents(pending.toCents)) : '',
    time: pending ? formatMoment(language, pending.confirmedAt) : '',
    minutes: terms.standMinutes,
  });
}
