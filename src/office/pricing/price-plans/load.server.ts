import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { estimateDropCostBySku } from '#areas/aftercare/services/liability.server.ts';
import { pricePlanTexts } from '#areas/catalog/price-plan-texts.ts';
import { marginOf } from '#areas/catalog/rules/grid.ts';
import { planList } from '#areas/catalog/rules/office-lists.ts';
import {
  listPricePlans,
  pricePlanById,
  pricePlanCounts,
  restorePricePlan,
  revokePricePlan,
} from '#areas/catalog/services/editing/price-plans.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { cents, payable } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const open = numberFrom(url.searchParams.get('plan'));
  const [list, counts, plan] = await Promise.all([
    loadListPage({ app, caller, url }, planList, async (chosen, page) => {
      const { items, total } = await listPricePlans(app, chosen, page);
      return { total, rows: items.map((row) => rowOf(row, language, app.now())) };
    }),
    pricePlanCounts(app),
    open === null ? null : presentPlan(app, open, language),
  ]);
  return { list, counts, plan };
});
type Loaded = Awaited<ReturnType<typeof loader>>;
export type ListedPlan = Loaded['list']['rows'][number];
export type OpenPlan = NonNullable<Loaded['plan']>;

type Row = Omit<NonNullable<Awaited<ReturnType<typeof pricePlanById>>>, 'lines'>;
const rowOf = (row: Row, language: Language, now: Date) => ({
  ...{ id: row.id, reason: row.reason, count: row.lineCount, changed: row.changedCount, state: row.state, staff: row.staffName ?? '' },
  starts: whenIn(row.startsAt, language, now),
  made: whenIn(row.createdAt, language, now),
  ended: row.appliedAt ? whenIn(row.appliedAt, language, now) : row.revokedAt ? whenIn(row.revokedAt, language, now) : null,
});

/** A plan with its effect: prices and margins before and after, and the cost. */
async function presentPlan(app: App, id: number, language: Language) {
  const plan = await pricePlanById(app, id);
  if (!plan) return null;
  const lines = plan.lines.map((line) => {
    const willPay = payable(cents(line.priceCents ?? line.nowPriceCents), line.discountBp ?? line.nowDiscountBp);
    return {
      ...{ skuId: line.skuId, code: line.code, isHeld: line.isHeld, nowCents: line.nowPayableCents, thenCents: willPay },
      ...{ marginNow: marginOf(line.nowPayableCents, line.costCents), marginThen: marginOf(willPay, line.costCents) },
    };
  });
  const isWaiting = plan.state === 'waiting';
  const bills = isWaiting
    ? await estimateDropCostBySku(
        app,
        lines.map(({ skuId, thenCents }) => ({ skuId, payableCents: thenCents })),
        plan.startsAt,
      )
    : [];
  return { ...rowOf(plan, language, app.now()), lines, billCents: bills.reduce((sum, { billCents }) => sum + billCents, 0) };
}

const one = z.object({ id: rowId });

export const action = actions({
  async revoke({ app, caller, form }) {
    const { id } = readForm(form, one);
    await revokePricePlan(app, caller, id);
    return { done: translator(pricePlanTexts, caller.language)('revokedDone'), undo: { intent: 'undo-revoke', id: String(id) } };
  },
  async 'undo-revoke'({ app, caller, form }) {
    await restorePricePlan(app, caller, readForm(form, one).id);
    return { done: translator(pricePlanTexts, caller.language)('restoredDone') };
  },
});
