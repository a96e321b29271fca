import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { dayMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, anonymousCaller, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { Chosen } from '#site/list.ts';
import { pricePlanTexts as texts } from '../../price-plan-texts.ts';
import { isLossAccepted } from '../../rules/below-cost.ts';
import { planList, planStates } from '../../rules/office-lists.ts';
import { priceReasonIn } from '../../rules/price-reasons.ts';
import { checkChanges } from '../../rules/prices.ts';
import * as store from '../../store/editing/price-plans.server.ts';
import { lockPrices } from '../../store/prices.server.ts';
import { belowCostOf, refuseBelowCost } from '../below-cost.server.ts';
import { invalidatePrices, lockSeenPrices, lossesOf, type PriceGridSubmission, recordPrices } from './price-grid.server.ts';

const furthestMs = 366 * dayMs;

/** Schedules prices. Only what differs from now is stored, so that a sale in between is not undone. */
export async function createPricePlan(
  app: App,
  caller: Caller,
  { reason, changes, acceptsBelowCost = false }: PriceGridSubmission,
  startsAt: Date,
): Promise<number> {
  const ahead = startsAt.getTime() - app.now().getTime();
  if (!(ahead > 0 && ahead <= furthestMs)) throw new DomainError('planPast');
  checkChanges(changes, reason);
  const id = await transact(app, async (inside) => {
    const rows = await lockSeenPrices(inside, changes);
    if (rows.length !== changes.length) throw new DomainError('goodsNotExist');
    const losses = lossesOf(rows, changes);
    refuseBelowCost(caller, losses, acceptsBelowCost);
    const acceptedLoss = new Map(losses.map(({ skuId, costCents, toCents }) => [skuId, costCents - toCents]));
    const lines = rows.flatMap((row) => {
      const change = changes.find(({ skuId }) => skuId === row.skuId);
      const priceCents = change && change.priceCents !== row.priceCents ? change.priceCents : null;
      const discountBp = change && change.discountBp !== row.discountBp ? change.discountBp : null;
      if (priceCents === null && discountBp === null) return [];
      const old = { oldPriceCents: row.priceCents, oldDiscountBp: row.discountBp };
      return [{ skuId: row.skuId, priceCents, discountBp, ...old, acceptedLossCents: acceptedLoss.get(row.skuId) ?? null }];
    });
    if (lines.length === 0) throw new DomainError('badValue', { field: 'changes' });
    const plan = { startsAt, reason: reason.trim(), staffId: caller.staff?.id ?? null, createdAt: app.now() };
    const made = await store.insertPricePlan(inside.db, plan, lines);
    await audit(inside, caller, {
      action: 'prices.plan',
      subject: ['price_plan', made],
      before: lines.map(({ skuId, oldPriceCents, oldDiscountBp }) => ({ skuId, priceCents: oldPriceCents, discountBp: oldDiscountBp })),
      after: {
        startsAt: startsAt.toISOString(),
        reason: plan.reason,
        prices: lines.map(({ skuId, priceCents, discountBp }) => ({ skuId, priceCents, discountBp })),
        ...(losses.length > 0 && belowCostOf(losses)),
      },
    });
    return made;
  });
  app.live.publish('prices');
  return id;
}

/** Revokes a plan before it starts; it can be restored until then. */
export const revokePricePlan = (app: App, caller: Caller, id: number): Promise<void> =>
  changeState(app, caller, id, 'prices.revoke', ['waiting', 'revoked'], (inside) => store.markPlanRevoked(inside.db, id, app.now()));
export const restorePricePlan = (app: App, caller: Caller, id: number): Promise<void> =>
  changeState(app, caller, id, 'prices.restore', ['revoked', 'waiting'], (inside) => store.markPlanRestored(inside.db, id, app.now()));

type StateChange = readonly [before: store.PricePlanState, after: store.PricePlanState];
async function changeState(
  app: App,
  caller: Caller,
  id: number,
  action: string,
  [before, after]: StateChange,
  apply: (inside: App) => Promise<boolean>,
) {
  await transact(app, async (inside) => {
    if (!(await apply(inside))) throw new DomainError('planDone');
    await audit(inside, caller, { action, subject: ['price_plan', id], before: { state: before }, after: { state: after } });
  });
  app.live.publish('prices');
}

/** Runs every minute on every instance; each plan is applied once, and a failure does not hold up others. */
export async function applyDuePricePlans(app: App): Promise<number> {
  let applied = 0;
  for (const { id } of await store.duePricePlans(app.db, app.now()))
    try {
      if (await applyPlan(app, id)) applied += 1;
    } catch (err) {
      app.log.error({ err, pricePlanId: id }, 'price plan not applied');
    }
  return applied;
}

/**
 * Prices and costs may have changed since it was planned, so it is judged again on its day. What would now sell at a loss that no owner
 * accepted waits for a person; the other lines are set.
 */
async function applyPlan(app: App, id: number): Promise<boolean> {
  const done = await transact(app, async (inside) => {
    const plan = await store.claimPricePlan(inside.db, id, app.now());
    if (!plan) return null;
    const lines = await store.linesOfPricePlan(inside.db, id);
    const none = { line: null, changed: 0, groups: [] };
    if (lines.length === 0) return none;
    const caller: Caller = {
      ...anonymousCaller,
      ...(plan.staffId !== null && { staff: { id: plan.staffId, roles: [] } }),
      requestId: `plan-${id}`,
    };
    const rows = await lockPrices(
      inside.db,
      lines.map(({ skuId }) => skuId),
    );
    const there = new Set(rows.map(({ skuId }) => skuId));
    const changes = lines
      .filter(({ skuId }) => there.has(skuId))
      .map(({ skuId, priceCents, discountBp }) => ({ skuId, priceCents: priceCents ?? undefined, discountBp: discountBp ?? undefined }));
    const acceptedLoss = new Map(lines.map(({ skuId, acceptedLossCents }) => [skuId, acceptedLossCents]));
    const held = lossesOf(rows, changes).filter((loss) => !isLossAccepted(loss, acceptedLoss.get(loss.skuId) ?? null));
    if (held.length > 0) {
      await store.holdPlanLines(
        inside.db,
        id,
        held.map(({ skuId }) => skuId),
      );
      await audit(inside, caller, {
        action: 'prices.hold',
        subject: ['price_plan', id],
        before: { state: 'waiting' },
        after: { state: 'held', ...belowCostOf(held) },
      });
    }
    const isHeld = new Set(held.map(({ skuId }) => skuId));
    const free = changes.filter(({ skuId }) => !isHeld.has(skuId));
    const booked = free.length === 0 ? none : await recordPrices(inside, caller, plan.reason, rows, free);
    await store.countChanged(inside.db, id, booked.changed);
    return booked;
  });
  if (!done) return false;
  await invalidatePrices(app, done);
  app.live.publish('prices');
  return true;
}

type Page = { readonly limit: number; readonly offset: number };
type Row = Awaited<ReturnType<typeof store.pricePlanRows>>[number];
export const pricePlanStateOf = ({ appliedAt, revokedAt }: Pick<Row, 'appliedAt' | 'revokedAt'>): store.PricePlanState =>
  appliedAt ? 'applied' : revokedAt ? 'revoked' : 'waiting';

export async function listPricePlans(app: App, { filters: { state, sku }, searchText, sort }: Chosen<typeof planList>, page: Page) {
  const query = { state, skuId: sku, searchText };
  const [items, total] = await Promise.all([store.pricePlanRows(app.db, query, sort, page), store.countPricePlans(app.db, query)]);
  return { items: items.map((row) => ({ ...row, state: pricePlanStateOf(row) })), total };
}
export const pricePlanCounts = (app: App) =>
  Promise.all(planStates.map(async (state) => ({ state, count: await store.countPricePlans(app.db, { state }) })));

export async function pricePlanById(app: App, id: number) {
  const plan = await store.pricePlanRowById(app.db, id);
  return plan && { ...plan, state: pricePlanStateOf(plan), lines: await store.linesOfPricePlan(app.db, id) };
}
export const pendingPlansOfSkus = (app: App, skuIds: readonly number[]) => store.pendingPlanRows(app.db, skuIds);

export const pricePlanFile = fileOf({
  spec: planList,
  read: async (app, chosen, page) => (await listPricePlans(app, chosen, page)).items,
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
