import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { CouponState } from '../rules/coupon-list.ts';
import { coupons } from '../tables/sales.ts';

export type CouponQuery = {
  readonly state?: CouponState | undefined;
  readonly kind?: (typeof coupons.$inferSelect)['kind'] | undefined;
  readonly categoryId?: number | undefined;
  readonly searchText?: string | undefined;
  readonly now: Date;
  readonly sort: { readonly by: 'at' | 'code' | 'used' | 'ends'; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

const sortedBy = { at: coupons.createdAt, code: coupons.code, used: coupons.usedCount, ends: coupons.endsAt };

const stands = (state: CouponState, now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`(${coupons.endsAt} is not null and ${coupons.endsAt} <= ${at})`;
  const isUsedUp = sql`(${coupons.maxUses} is not null and ${coupons.usedCount} >= ${coupons.maxUses})`;
  const states: Record<CouponState, SQL> = {
    off: sql`not ${coupons.isActive}`,
    over: sql`${coupons.isActive} and ${isOver}`,
    usedUp: sql`${coupons.isActive} and not ${isOver} and ${isUsedUp}`,
    coming: sql`${coupons.isActive} and not ${isOver} and not ${isUsedUp} and ${coupons.startsAt} > ${at}`,
    running: sql`${coupons.isActive} and not ${isOver} and not ${isUsedUp} and ${coupons.startsAt} <= ${at}`,
  };
  return states[state];
};

const whereOf = ({ state, kind, categoryId, searchText, now }: CouponQuery): SQL | undefined => {
  const like = searchText && `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    state && stands(state, now),
    kind && eq(coupons.kind, kind),
    categoryId === undefined ? undefined : eq(coupons.categoryId, categoryId),
    like ? or(ilike(coupons.code, like), ilike(coupons.nameEn, like), ilike(coupons.nameZh, like)) : undefined,
  );
};

export const couponRows = (db: Database, query: CouponQuery) => {
  const order = query.sort.down ? desc : asc;
  return db
    .select({
      id: coupons.id,
      code: coupons.code,
      kind: coupons.kind,
      amountCents: coupons.amountCents,
      percentBp: coupons.percentBp,
      maxDiscountCents: coupons.maxDiscountCents,
      minItemsCents: coupons.minItemsCents,
      categoryId: coupons.categoryId,
      categoryEn: categories.nameEn,
      categoryZh: categories.nameZh,
      isFirstOrderOnly: coupons.isFirstOrderOnly,
      isOncePerShopper: coupons.isOncePerShopper,
      maxUses: coupons.maxUses,
      usedCount: coupons.usedCount,
      startsAt: coupons.startsAt,
      endsAt: coupons.endsAt,
      isActive: coupons.isActive,
      nameEn: coupons.nameEn,
      nameZh: coupons.nameZh,
      createdAt: coupons.createdAt,
    })
    .from(coupons)
    .leftJoin(categories, eq(categories.id, coupons.categoryId))
    .where(whereOf(query))
    .orderBy(order(sortedBy[query.sort.by]), order(coupons.id))
    .limit(query.limit)
    .offset(query.offset);
};

export const countCoupons = (db: Database, query: CouponQuery): Promise<number> => countUpTo(db, sql`${coupons}`, whereOf(query));

/** Locked until the transaction ends: a concurrent use waits, or is seen. */
export async function lockCoupon(db: Database, id: number) {
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id)).for('update');
  return row ?? null;
}

type Row = typeof coupons.$inferInsert;
export async function insertCoupon(db: Database, row: Row): Promise<number | null> {
  const [made] = await db.insert(coupons).values(row).onConflictDoNothing().returning({ id: coupons.id });
  return made?.id ?? null;
}

export async function isCouponCodeTaken(db: Database, code: string, butId: number): Promise<boolean> {
  const rows = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(eq(sql`upper(${coupons.code})`, code.toUpperCase()))
    .limit(2);
  return rows.some(({ id }) => id !== butId);
}

export const updateCouponRow = (db: Database, id: number, change: Partial<Row>) => db.update(coupons).set(change).where(eq(coupons.id, id));
