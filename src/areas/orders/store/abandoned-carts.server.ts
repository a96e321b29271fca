import { and, asc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { cartLines, carts } from '#areas/cart/tables.ts';
import { mailPreferences, users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { orders } from '../tables/orders.ts';

type Span = { readonly from: Date; readonly to: Date; readonly after: number; readonly most: number };

/** Untouched carts of members who opted in, ordered nothing since and were not reminded. */
export const selectAbandonedCarts = (db: Database, { from, to, after, most }: Span) => {
  const touched = max(cartLines.updatedAt);
  return db
    .select({ id: users.id, email: users.email, language: users.language, firstName: users.firstName, touchedAt: touched })
    .from(cartLines)
    .innerJoin(users, eq(users.id, cartLines.userId))
    .innerJoin(mailPreferences, and(eq(sql`lower(${mailPreferences.email})`, sql`lower(${users.email})`), eq(mailPreferences.kind, 'cart')))
    .leftJoin(carts, eq(carts.userId, users.id))
    .where(
      and(
        sql`${users.id} > ${after}`,
        eq(cartLines.isSavedForLater, false),
        eq(mailPreferences.isWanted, true),
        isNull(users.deletedAt),
        isNull(users.blockedAt),
        isNotNull(users.activatedAt),
      ),
    )
    .groupBy(users.id, carts.remindedAt)
    .having(
      and(
        sql`${touched} > ${from.toISOString()} and ${touched} <= ${to.toISOString()}`,
        sql`(${carts.remindedAt} is null or ${carts.remindedAt} < ${touched})`,
        sql`not exists (select 1 from ${orders} as made where made.user_id = ${users.id} and made.created_at >= ${touched})`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(most);
};

/** Locks the cart's row; true if nothing was touched, ordered or reminded since. */
export async function isStillAbandoned(db: Database, userId: number, touchedAt: Date): Promise<boolean> {
  await db.insert(carts).values({ userId }).onConflictDoNothing();
  const at = touchedAt.toISOString();
  const rows = await db
    .select({ id: carts.userId })
    .from(carts)
    .where(
      and(
        eq(carts.userId, userId),
        sql`(${carts.remindedAt} is null or ${carts.remindedAt} < ${at})`,
        sql`not exists (select 1 from ${cartLines} as line where line.user_id = ${userId} and date_trunc('milliseconds', line.updated_at) > ${at})`,
        sql`not exists (select 1 from ${orders} as made where made.user_id = ${userId} and made.created_at >= ${at})`,
      ),
    )
    .for('update');
  return rows.length > 0;
}

export const markCartReminded = (db: Database, userId: number, at: Date) =>
  db.update(carts).set({ remindedAt: at }).where(eq(carts.userId, userId));
