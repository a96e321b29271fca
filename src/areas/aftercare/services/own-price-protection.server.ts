import { isSoldStatus } from '#areas/orders/rules/status.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { formatDay } from '#site/days.ts';
import { confirmedDrops, pendingDropOf } from '../rules/price-drops.ts';
import { findUnpaidPriceDrop } from '../rules/price-protection.ts';
import * as store from '../store/price-protection.server.ts';
import { fetchPriceProtectionTerms, type PriceProtectionTerms } from './price-protection.server.ts';

const maxLines = 100;

export async function priceProtectionOfShopper(app: App, userId: number, language: Language) {
  const terms = await fetchPriceProtectionTerms(app);
  const rows = await store.protectedLinesForPage(app.db, { userId, now: app.now() }, maxLines);
  return { days: terms.days, times: terms.times, standMinutes: terms.standMinutes, lines: await shown(app, rows, language, terms) };
}

/** By line; the caller has proved ownership. */
export async function priceProtectionOfOrder(app: App, orderId: number, language: Language) {
  const rows = await store.protectedLinesForPage(app.db, { orderId }, maxLines);
  return new Map((await shown(app, rows, language, await fetchPriceProtectionTerms(app))).map((line) => [line.id, line]));
}
export type LinePriceProtection = Awaited<ReturnType<typeof shown>>[number];

async function shown(
  app: App,
  lines: Awaited<ReturnType<typeof store.protectedLinesForPage>>,
  language: Language,
  terms: PriceProtectionTerms,
) {
  const ids = lines.map(({ id }) => id);
  const paid = lines.flatMap(({ paidAt }) => (paidAt === null ? [] : [paidAt])).sort((a, b) => a.getTime() - b.getTime());
  const skuIds = [...new Set(lines.flatMap(({ skuId }) => skuId ?? []))];
  const [falls, credits] = await Promise.all([
    paid[0] ? store.fallsOf(app.db, skuIds, paid[0], terms.standMinutes) : [],
    ids.length === 0 ? [] : store.creditsOf(app.db, ids),
  ]);
  const given = Map.groupBy(credits, ({ orderLineId }) => orderLineId);
  // A credit may be written days after the drop; the buyer sees the day of the drop.
  const fellAt = new Map(falls.map(({ dropId, at }) => [dropId, at]));
  return lines.map(({ nameEn, nameZh, ...line }) => {
    const lineCredits = given.get(line.id) ?? [];
    const drops = falls.filter(({ skuId }) => skuId === line.skuId);
    const isOpen = isSoldStatus(line.status) && line.until !== null && line.paidAt !== null;
    return {
      id: line.id,
      number: line.number,
      name: localizedColumn({ nameEn, nameZh }, 'name', language),
      image: line.image,
      pieces: line.pieces,
      priceCents: line.priceCents,
      todayCents: line.todayCents,
      standMinutes: terms.standMinutes,
      creditedCents: line.creditedCents,
      until: line.until,
      untilDay: line.until && formatDay(language, line.until),
      isOver: line.until !== null && line.until < app.now(),
      isActive: isOpen && line.until >= app.now() && line.pieces > 0,
      fall: isOpen ? findUnpaidPriceDrop(line, confirmedDrops(drops, terms.confirmedBefore), lineCredits, terms.times) : null,
      pendingDrop: isOpen ? pendingDropOf(line, drops, lineCredits, terms) : null,
      events: lineCredits.map((credit) => ({
        id: credit.id,
        day: formatDay(language, fellAt.get(credit.dropId) ?? credit.createdAt),
        fromCents: credit.fromCents,
        toCents: credit.toCents,
        pieces: credit.quantity - credit.backQuantity,
        amountCents: credit.state === 'reversed' ? credit.amountCents : credit.amountCents - credit.backCents,
        recoveredCents: credit.recoveredCents,
        state: credit.state,
        method: credit.method,
        reason: credit.state === 'refused' ? credit.reason : '',
      })),
    };
  });
}
