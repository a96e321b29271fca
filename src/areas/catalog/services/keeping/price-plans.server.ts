import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { dayMs } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { type App, type Caller, nobody, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { Chosen } from '#site/list.ts';
import { planTexts as texts } from '../../plan-texts.ts';
import { planList, planStates } from '../../rules/office-lists.ts';
import { priceReasonIn } from '../../rules/price-reasons.ts';
import { checkChanges } from '../../rules/prices.ts';
import * as store from '../../store/keeping/price-plans.server.ts';
import { lockPrices } from '../../store/prices.server.ts';
import { bookPrices, lockSeen, type PriceWish, pricesTold } from './price-grid.server.ts';

const furthestMs = 366 * dayMs;

/** Sets prices for a moment to come. Only what is different from now is kept of each SKU, so that a sale in between is not undone by it. */
export async function planPrices(app: App, caller: Caller, { reason, changes }: PriceWish, startsAt: Date): Promise<number> {
  const ahead = startsAt.getTime() - app.now().getTime();
  if (!(ahead > 0 && ahead <= furthestMs)) throw new Refused('planPast');
  checkChanges(changes, reason);
  const id = await transact(app, async (inside) => {
    const rows = await lockSeen(inside, changes);
    if (rows.length !== changes.length) throw new Refused('goodsNotExist');
    const lines = rows.flatMap((row) => {
      const wish = changes.find(({ skuId }) => skuId === row.skuId);
      const priceCents = wish && wish.priceCents !== row.priceCents ? wish.priceCents : null;
      const discountBp = wish && wish.discountBp !== row.discountBp ? wish.discountBp : null;
      if (priceCents === null && discountBp === null) return [];
      return [{ skuId: row.skuId, priceCents, discountBp, oldPriceCents: row.priceCents, oldDiscountBp: row.discountBp }];
    });
    if (lines.length === 0) throw new Refused('badValue', { field: 'changes' });
    const plan = { startsAt, reason: reason.trim(), staffId: caller.staff?.id ?? null, createdAt: app.now() };
    const made = await store.insertPlan(inside.db, plan, lines);
    await audit(inside, caller, {
      action: 'prices.plan',
      subject: ['price_plan', made],
      before: lines.map(({ skuId, oldPriceCents, oldDiscountBp }) => ({ skuId, priceCents: oldPriceCents, discountBp: oldDiscountBp })),
      after: {
        startsAt: startsAt.toISOString(),
        reason: plan.reason,
        prices: lines.map(({ skuId, priceCents, discountBp }) => ({ skuId, priceCents, discountBp })),
      },
    });
    return made;
  });
  app.live.tell('prices');
  return id;
}

/** A plan that has not begun is given up; it can be taken up again until its moment. */
export const revokePlan = (app: App, caller: Caller, id: number): Promise<void> =>
  turned(app, caller, id, 'prices.revoke', ['waiting', 'revoked'], (inside) => store.revokePlan(inside.db, id, app.now()));
export const restorePlan = (app: App, caller: Caller, id: number): Promise<void> =>
  turned(app, caller, id, 'prices.restore', ['revoked', 'waiting'], (inside) => store.restorePlan(inside.db, id, app.now()));

type Turn = readonly [before: store.PlanState, after: store.PlanState];
async function turned(
  app: App,
  caller: Caller,
  id: number,
  action: string,
  [before, after]: Turn,
  turn: (inside: App) => Promise<boolean>,
) {
  await transact(app, async (inside) => {
    if (!(await turn(inside))) throw new Refused('planDone');
    await audit(inside, caller, { action, subject: ['price_plan', id], before: { state: before }, after: { state: after } });
  });
  app.live.tell('prices');
}

/** Does what is due. Asked every minute by every instance; each plan is done once, and one that fails holds up no other. */
export async function applyDuePlans(app: App): Promise<number> {
  let applied = 0;
  for (const { id } of await store.duePlans(app.db, app.now()))
    try {
      if (await applyPlan(app, id)) applied += 1;
    } catch (err) {
      app.log.error({ err, plan: id }, 'a dated price change failed');
    }
  return applied;
}

async function applyPlan(app: App, id: number): Promise<boolean> {
  const done = await transact(app, async (inside) => {
    const plan = await store.claimPlan(inside.db, id, app.now());
    if (!plan) return null;
    const lines = await store.linesOf(inside.db, id);
    const none = { line: null, changed: 0, groups: [] };
    if (lines.length === 0) return none;
    const caller: Caller = { ...nobody, ...(plan.staffId !== null && { staff: { id: plan.staffId, roles: [] } }), requestId: `plan-${id}` };
    const rows = await lockPrices(
      inside.db,
      lines.map(({ skuId }) => skuId),
    );
    const there = new Set(rows.map(({ skuId }) => skuId));
    const changes = lines
      .filter(({ skuId }) => there.has(skuId))
      .map(({ skuId, priceCents, discountBp }) => ({ skuId, priceCents: priceCents ?? undefined, discountBp: discountBp ?? undefined }));
    const booked = changes.length === 0 ? none : await bookPrices(inside, caller, plan.reason, rows, changes);
    await store.countChanged(inside.db, id, booked.changed);
    return booked;
  });
  if (!done) return false;
  await pricesTold(app, done);
  app.live.tell('prices');
  return true;
}

type Page = { readonly limit: number; readonly offset: number };
type Row = Awaited<ReturnType<typeof store.listPlans>>[number];
export const stateOf = ({ appliedAt, revokedAt }: Pick<Row, 'appliedAt' | 'revokedAt'>): store.PlanState =>
  appliedAt ? 'applied' : revokedAt ? 'revoked' : 'waiting';

export async function plansOf(app: App, { filters: { state, sku }, words, sort }: Chosen<typeof planList>, page: Page) {
  const query = { state, skuId: sku, words };
  const [items, total] = await Promise.all([store.listPlans(app.db, query, sort, page), store.countPlans(app.db, query)]);
  return { items: items.map((row) => ({ ...row, state: stateOf(row) })), total };
}
export const planCounts = (app: App) =>
  Promise.all(planStates.map(async (state) => ({ state, count: await store.countPlans(app.db, { state }) })));

/** One plan with its SKUs and what they cost now. */
export async function planOf(app: App, id: number) {
  const plan = await store.planById(app.db, id);
  return plan && { ...plan, state: stateOf(plan), lines: await store.linesOf(app.db, id) };
}
export const waitingFor = (app: App, skuIds: readonly number[]) => store.waitingFor(app.db, skuIds);

export const planFile = fileOf({
  spec: planList,
  read: async (app, chosen, most) => (await plansOf(app, chosen, most)).items,
  columns: [
    { label: texts.starts, cell: (row) => row.startsAt },
    { label: texts.reason, cell: (row, language) => priceReasonIn(row.reason, language) },
    { label: texts.skus, cell: (row) => row.lineCount },
    { label: texts.state, cell: (row, language) => texts[row.state][language] },
    { label: texts.changed, cell: (row) => row.changedCount },
    { label: texts.staff, cell: (row) => row.staffName },
    { label: texts.made, cell: (row) => row.createdAt },
  ],
});
