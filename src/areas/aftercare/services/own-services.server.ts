import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { endedQuantity, type ReturnTerms, returnTermsIn, returnUntil, whyFinal } from '../rules/returns.ts';
import * as store from '../store/own.server.ts';
import { delaysCredited } from './delay.server.ts';
import { priceProtectionOfShopper } from './own-price-protection.server.ts';

/** Everything owed to a shopper today, and all their cases. Read only. */
export async function fetchOwnServices(app: App, shopperId: number | null, language: Language) {
  if (shopperId === null) throw new DomainError('userNotLogin');
  const policies = await policiesOf(app);
  const terms = returnTermsIn(policies);
  const [protection, late, returns, cases, requests, appointments, lasting, cancels] = await Promise.all([
    priceProtectionOfShopper(app, shopperId, language),
    delaysCredited(app, shopperId, language),
    returnsOf(app, shopperId, language, terms),
    casesOf(app, shopperId, language),
    store.requestsOf(app.db, shopperId),
    store.appointmentsOf(app.db, shopperId),
    store.lastingOf(app.db, shopperId),
    store.cancellable(app.db, shopperId),
  ]);
  return {
    protection,
    late,
    photoCreditCents: policies.get('photoReviewCreditCents') ?? 0,
    returns: { terms, orders: returns },
    cases,
    cancels,
    requests,
    appointments,
    lasting: lasting.map((row) => ({
      slug: row.slug,
      name: localizedColumn({ nameEn: row.nameEn, nameZh: row.nameZh }, 'name', language),
      lasts: localizedColumn({ lastsEn: row.lastsEn, lastsZh: row.lastsZh }, 'lasts', language),
    })),
  };
}

/** Returnable orders with their deadline; lines that cannot be returned say why. */
async function returnsOf(app: App, userId: number, language: Language, terms: ReturnTerms) {
  const rows = await store.deliveredLines(app.db, userId, earlier(app.now(), terms.days * dayMs));
  return [...Map.groupBy(rows, ({ number }) => number)].flatMap(([number, lines]) => {
    const [first] = lines;
    if (!first) return [];
    return [
      {
        number,
        until: returnUntil(first.deliveredAt, terms),
        lines: lines.map((line) => ({
          id: line.id,
          name: localizedColumn({ nameEn: line.nameEn, nameZh: line.nameZh }, 'name', language),
          image: line.image,
          pieces: Math.max(0, line.quantity - endedQuantity(line) - line.openQuantity),
          why: whyFinal(line, line.orderPieces, terms),
        })),
      },
    ];
  });
}

async function casesOf(app: App, userId: number, language: Language) {
  const cases = await store.casesOf(app.db, userId);
  const ids = cases.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [lines, messages] = await Promise.all([store.caseLinesOf(app.db, ids), store.caseMessagesOf(app.db, ids)]);
  return cases.map((one) => ({
    ...one,
    lines: lines
      .filter(({ caseId }) => caseId === one.id)
      .map(({ nameEn, nameZh, quantity, image }) => ({ name: localizedColumn({ nameEn, nameZh }, 'name', language), quantity, image })),
    messages: messages.filter(({ caseId }) => caseId === one.id).map(({ author, message, createdAt }) => ({ author, message, createdAt })),
  }));
}
