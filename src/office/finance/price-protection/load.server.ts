import { readForm } from '#api/read-form.ts';
import { decideCredit } from '#areas/aftercare/calls/price-protection.ts';
import { priceProtectionOfficeTexts } from '#areas/aftercare/price-protection-office-texts.ts';
import { creditList, creditStates } from '#areas/aftercare/rules/credit-list.ts';
import { fetchCredit, fetchCreditFigures, listCredits } from '#areas/aftercare/services/credit-list.server.ts';
import { approveCredit, refuseCredit } from '#areas/aftercare/services/decide.server.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { asDollarNumber, dollarText } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { actions, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const id = numberFrom(url.searchParams.get('credit')) ?? 0;
  const [list, figures, credit] = await Promise.all([
    loadListPage({ app, caller, url }, creditList, async (chosen, page) => {
      const { items, total } = await listCredits(app, chosen, page);
      return { rows: items.map((row) => presentCredit(row, language, app.now())), total };
    }),
    fetchCreditFigures(app),
    id === 0 ? null : fetchCredit(app, id),
  ]);
  return {
    list,
    counts: creditStates.map((state) => ({ state, count: figures.get(state)?.count ?? 0 })),
    credit: credit && presentCredit(credit, language, app.now()),
  };
});
export type OpenCredit = ReturnType<typeof presentCredit>;

function presentCredit(row: NonNullable<Awaited<ReturnType<typeof fetchCredit>>>, language: Language, now: Date) {
  const decided = row.paidAt ?? row.endedAt;
  return {
    ...{ id: row.id, number: row.number, email: row.email, code: row.skuCode, quantity: row.quantity, way: row.way, state: row.state },
    ...{ reason: row.reason, claim: row.claimMessage, staff: row.staff ?? '', hasLeft: row.status >= orderStatus.shipped },
    name: localizedColumn(row, 'name', language),
    paidPrice: dollarText(row.paidCents),
    from: dollarText(row.fromCents),
    to: dollarText(row.toCents),
    amount: dollarText(row.amountCents),
    seenAmount: asDollarNumber(row.amountCents),
    back: row.backCents === 0 ? null : { back: dollarText(row.backCents), taken: dollarText(row.takenCents) },
    recovered: row.recoveredCents === 0 ? null : dollarText(row.recoveredCents),
    lost: lostOf(row),
    until: row.until ? whenIn(row.until, language, now) : '',
    at: whenIn(row.createdAt, language, now),
    decidedAt: decided ? whenIn(decided, language, now) : '',
  };
}

/** Spent and not recoverable; null where nothing is. */
function lostOf({ paidAt, way, backCents, takenCents, recoveredCents }: NonNullable<Awaited<ReturnType<typeof fetchCredit>>>) {
  const lostCents = paidAt !== null && way === 'store_credit' ? backCents - takenCents - recoveredCents : 0;
  return lostCents > 0 ? dollarText(lostCents) : null;
}

const decision = decideCredit.input.omit({ decision: true });

export const action = actions({
  async approve({ app, caller, form }) {
    const { id, seen_amount } = readForm(form, decision);
    await approveCredit(app, caller, id, seen_amount ?? null);
    return { done: translator(priceProtectionOfficeTexts, caller.language)('doneGiven') };
  },
  async refuse({ app, caller, form }) {
    const { id, reason } = readForm(form, decision);
    await refuseCredit(app, caller, id, reason);
    return { done: translator(priceProtectionOfficeTexts, caller.language)('doneRefused') };
  },
});
