import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import { orders } from '#areas/orders/tables/orders.ts';
import { users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { idempotencyKeys } from '#platform/tables.ts';

/** Product data an order stores beyond what a cart shows. */
export const selectGoodsSnapshot = (db: Database, ids: readonly number[]) =>
  db
    .select({
      skuId: skus.id,
      code: skus.code,
      costCents: skus.costCents,
      lengthInches: skus.lengthInches,
      texture: skus.texture,
      colourCode: skus.colourCode,
    })
    .from(skus)
    .where(inArray(skus.id, [...ids]))
    .orderBy(asc(skus.id))
    .limit(ids.length);

export async function selectBuyer(db: Database, userId: number) {
  const [row] = await db
    .select({ email: users.email, nickname: users.nickname, firstName: users.firstName, lastName: users.lastName, isTest: users.isTest })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function selectOrderByIdempotencyKey(db: Database, idempotencyKey: string): Promise<{ id: number; number: string } | null> {
  const [row] = await db.select({ id: orders.id, number: orders.number }).from(orders).where(eq(orders.idempotencyKey, idempotencyKey));
  return row ?? null;
}

type Repeat = { readonly scope: string; readonly key: string; readonly requestHash: string; readonly now: Date; readonly expiresAt: Date };

/** True for a new key; waits for a concurrent request with the same key. */
export async function insertIdempotencyKey(db: Database, { scope, key, requestHash, now, expiresAt }: Repeat): Promise<boolean> {
  const made = await db
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: now, expiresAt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return made.length === 1;
}

export async function selectIdempotencyKey(db: Database, scope: string, key: string, now: Date) {
  const [row] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key), gt(idempotencyKeys.expiresAt, now)));
  return row ?? null;
}

export const saveIdempotentAnswer = (db: Database, scope: string, key: string, number: string) =>
  db
    .update(idempotencyKeys)
    .set({ answer: { number }, httpStatus: 200 })
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));

export const deleteExpiredIdempotencyKeys = (db: Database, now: Date) =>
  db.delete(idempotencyKeys).where(sql`${idempotencyKeys.expiresAt} < ${now.toISOString()}::timestamptz`);
