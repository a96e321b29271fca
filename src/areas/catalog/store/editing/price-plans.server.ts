import { and, asc, desc, eq, exists, gt, ilike, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { staffMembers } from '#areas/staff/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { planStates } from '../../rules/office-lists.ts';
import { skus } from '../../tables/goods.ts';
import { pricePlanLines, pricePlans } from '../../tables/prices-and-search.ts';

export type PricePlanState = (typeof planStates)[number];
export type PricePlanQuery = {
  readonly state?: PricePlanState | undefined;
  readonly skuId?: number | undefined;
  readonly searchText?: string | undefined;
};
export type PricePlanSort = { readonly by: 'starts' | 'made'; readonly down: boolean };

const isWaiting = and(isNull(pricePlans.appliedAt), isNull(pricePlans.revokedAt));
const stateIs = (state: PricePlanState): SQL | undefined =>
  ({ waiting: isWaiting, applied: isNotNull(pricePlans.appliedAt), revoked: isNotNull(pricePlans.revokedAt) })[state];

const matching = (db: Database, { state, skuId, searchText }: PricePlanQuery): SQL | undefined =>
  and(
    state && stateIs(state),
    searchText ? ilike(pricePlans.reason, `%${searchText.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`) : undefined,
    skuId === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(pricePlanLines)
            .where(and(eq(pricePlanLines.planId, pricePlans.id), eq(pricePlanLines.skuId, skuId))),
        ),
  );

const columns = {
  id: pricePlans.id,
  startsAt: pricePlans.startsAt,
  reason: pricePlans.reason,
  staffId: pricePlans.staffId,
  staffName: staffMembers.username,
  appliedAt: pricePlans.appliedAt,
  changedCount: pricePlans.changedCount,
  revokedAt: pricePlans.revokedAt,
  createdAt: pricePlans.createdAt,
  lineCount: sql<number>`(select count(*)::int from price_plan_lines where price_plan_lines.plan_id = price_plans.id)`,
};

export const pricePlanRows = (
  db: Database,
  query: PricePlanQuery,
  sort: PricePlanSort,
  page: { readonly limit: number; readonly offset: number },
) => {
  const direction = sort.down ? desc : asc;
  return db
    .select(columns)
    .from(pricePlans)
    .leftJoin(staffMembers, eq(staffMembers.id, pricePlans.staffId))
    .where(matching(db, query))
    .orderBy(direction(sort.by === 'starts' ? pricePlans.startsAt : pricePlans.createdAt), direction(pricePlans.id))
    .limit(page.limit)
    .offset(page.offset);
};
export const countPricePlans = (db: Database, query: PricePlanQuery): Promise<number> =>
  countUpTo(db, sql`${pricePlans}`, matching(db, query));

export async function pricePlanRowById(db: Database, id: number) {
  const [row] = await db
    .select(columns)
    .from(pricePlans)
    .leftJoin(staffMembers, eq(staffMembers.id, pricePlans.staffId))
    .where(eq(pricePlans.id, id));
  return row ?? null;
}

export const linesOfPricePlan = (db: Database, planId: number) =>
  db
    .select({
      skuId: pricePlanLines.skuId,
      code: skus.code,
      priceCents: pricePlanLines.priceCents,
      discountBp: pricePlanLines.discountBp,
      acceptedLossCents: pricePlanLines.acceptedLossCents,
      isHeld: pricePlanLines.isHeld,
      nowPriceCents: skus.priceCents,
      nowDiscountBp: skus.discountBp,
      nowPayableCents: skus.payableCents,
      costCents: skus.costCents,
    })
    .from(pricePlanLines)
    .innerJoin(skus, eq(skus.id, pricePlanLines.skuId))
    .where(and(eq(pricePlanLines.planId, planId), isNull(skus.deletedAt)))
    .orderBy(asc(skus.code), asc(skus.id))
    .limit(1000);

/** Pending plans of the SKUs, next first. */
export const pendingPlanRows = (db: Database, skuIds: readonly number[]) =>
  db
    .select({
      planId: pricePlans.id,
      skuId: pricePlanLines.skuId,
      startsAt: pricePlans.startsAt,
      priceCents: pricePlanLines.priceCents,
      discountBp: pricePlanLines.discountBp,
    })
    .from(pricePlanLines)
    .innerJoin(pricePlans, eq(pricePlans.id, pricePlanLines.planId))
    .where(and(inArray(pricePlanLines.skuId, [...skuIds, 0]), isWaiting))
    .orderBy(asc(pricePlans.startsAt), asc(pricePlans.id), asc(pricePlanLines.skuId))
    .limit(2000);

export async function insertPricePlan(
  db: Database,
  plan: typeof pricePlans.$inferInsert,
  lines: readonly Omit<typeof pricePlanLines.$inferInsert, 'planId'>[],
): Promise<number> {
  const [row] = await db.insert(pricePlans).values(plan).returning({ id: pricePlans.id });
  const planId = row?.id ?? 0;
  await db.insert(pricePlanLines).values(lines.map((line) => ({ ...line, planId })));
  return planId;
}

export const duePricePlans = (db: Database, now: Date) =>
  db
    .select({ id: pricePlans.id })
    .from(pricePlans)
    .where(and(isWaiting, lte(pricePlans.startsAt, now)))
    .orderBy(asc(pricePlans.startsAt), asc(pricePlans.id))
    .limit(100);

/** The first claim applies the plan; others find it applied. */
export async function claimPricePlan(db: Database, id: number, now: Date) {
  const [row] = await db
    .update(pricePlans)
    .set({ appliedAt: now })
    .where(and(eq(pricePlans.id, id), isWaiting, lte(pricePlans.startsAt, now)))
    .returning({ reason: pricePlans.reason, staffId: pricePlans.staffId });
  return row ?? null;
}
export async function countChanged(db: Database, id: number, changedCount: number): Promise<void> {
  await db.update(pricePlans).set({ changedCount }).where(eq(pricePlans.id, id));
}

export async function holdPlanLines(db: Database, planId: number, skuIds: readonly number[]): Promise<void> {
  await db
    .update(pricePlanLines)
    .set({ isHeld: true })
    .where(and(eq(pricePlanLines.planId, planId), inArray(pricePlanLines.skuId, [...skuIds])));
}

export async function markPlanRevoked(db: Database, id: number, now: Date): Promise<boolean> {
  const done = await db
    .update(pricePlans)
    .set({ revokedAt: now })
    .where(and(eq(pricePlans.id, id), isWaiting))
    .returning({ id: pricePlans.id });
  return done.length > 0;
}

export async function markPlanRestored(db: Database, id: number, now: Date): Promise<boolean> {
  const done = await db
    .update(pricePlans)
    .set({ revokedAt: null })
    .where(and(eq(pricePlans.id, id), isNotNull(pricePlans.revokedAt), gt(pricePlans.startsAt, now)))
    .returning({ id: pricePlans.id });
  return done.length > 0;
}
