import { protectionOfficeTexts } from '#areas/aftercare/protection-office-texts.ts';
import { creditList, creditStates } from '#areas/aftercare/rules/credit-list.ts';
import { fetchCredit, fetchCreditFigures, listCredits } from '#areas/aftercare/services/credit-list.server.ts';
import { approveCredit, refuseCredit } from '#areas/aftercare/services/decide.server.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { whenIn } from '#areas/staff/rules/when.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { readForm } from '#kernel/form-data.ts';
import { dollarText } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import { act, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const id = numberFrom(url.searchParams.get('credit')) ?? 0;
  const [list, figures, credit] = await Promise.all([
    loadListPage({ app, caller, url }, creditList, async (chosen, page) => {
      const { items, total } = await listCredits(app, chosen, page);
      return { rows: items.map((row) => shown(row, language, app.now())), total };
    }),
    fetchCreditFigures(app),
    id === 0 ? null : fetchCredit(app, id),
  ]);
  return {
    list,
    counts: creditStates.map((state) => ({ state, count: figures.get(state)?.count ?? 0 })),
    credit: credit && shown(credit, language, app.now()),
  };
});
export type ShownCredit = ReturnType<typeof shown>;

function shown(row: NonNullable<Awaited<ReturnType<typeof fetchCredit>>>, language: Language, now: Date) {
  const decided = row.paidAt ?? row.endedAt;
  return {
    ...{ id: row.id, number: row.number, email: row.email, code: row.skuCode, quantity: row.quantity, way: row.way, state: row.state },
    ...{ reason: row.reason, claim: row.claimMessage, staff: row.staff ?? '', hasLeft: row.status >= orderStatus.shipped },
    name: inWords(row, 'name', language),
    paidPrice: dollarText(row.paidCents),
    from: dollarText(row.fromCents),
    to: dollarText(row.toCents),
    amount: dollarText(row.amountCents),
    back: row.backCents === 0 ? null : { back: dollarText(row.backCents), taken: dollarText(row.takenCents) },
    recovered: row.recoveredCents === 0 ? null : dollarText(row.recoveredCents),
    lost: lostOf(row),
    until: row.until ? whenIn(row.until, language, now) : '',
    at: whenIn(row.createdAt, language, now),
    decidedAt: decided ? whenIn(decided, language, now) : '',
  };
}

/** What was spent and is not coming back; null where nothing is. */
function lostOf({ paidAt, way, backCents, takenCents, recoveredCents }: NonNullable<Awaited<ReturnType<typeof fetchCredit>>>) {
  const lostCents = paidAt !== null && way === 'store_credit' ? backCents - takenCents - recoveredCents : 0;
  return lostCents > 0 ? dollarText(lostCents) : null;
}

export const action = act(async ({ app, caller, form }) => {
  const say = translator(protectionOfficeTexts, caller.language);
  const typed = readForm(form);
  const id = typed.id('id');
  if (typed.text('intent') === 'refuse') {
    await refuseCredit(app, caller, id, typed.text('reason'));
    return { done: say('doneRefused') };
  }
  await approveCredit(app, caller, id);
  return { done: say('doneGiven') };
});
