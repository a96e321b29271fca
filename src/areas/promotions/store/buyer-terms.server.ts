import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { users } from '#areas/shoppers/tables.ts';
import { allowlistEntries } from '#areas/staff/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { quantityTiers } from '../tables/sales.ts';
import { buyerTerms } from '../tables/terms.ts';

export const selectQuantityTiers = (db: Database) =>
  db
    .select({
      audience: quantityTiers.audience,
      categoryId: quantityTiers.categoryId,
      minPieces: quantityTiers.minPieces,
      offBp: quantityTiers.offBp,
    })
    .from(quantityTiers)
    .orderBy(asc(quantityTiers.minPieces), asc(quantityTiers.id))
    .limit(200);

export async function selectBuyerTerms(db: Database, userId: number) {
  const [row] = await db
    .select({ priceList: buyerTerms.priceList, offBp: buyerTerms.offBp, minPieces: buyerTerms.minPieces })
    .from(buyerTerms)
    .where(eq(buyerTerms.userId, userId));
  return row ?? null;
}
export type BuyerTermsRow = NonNullable<Awaited<ReturnType<typeof selectBuyerTerms>>>;

/** End of a shopper's wholesale invitation, by email address. */
export async function invitedUntil(db: Database, userId: number, at: Date): Promise<{ readonly until: Date | null } | null> {
  const [row] = await db
    .select({ until: allowlistEntries.expiresAt })
    .from(allowlistEntries)
    .innerJoin(users, sql`lower(${users.email}) = lower(${allowlistEntries.email})`)
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.activatedAt),
        eq(allowlistEntries.area, 'wholesale'),
        or(isNull(allowlistEntries.expiresAt), gt(allowlistEntries.expiresAt, at)),
      ),
    )
    .limit(1);
  return row ?? null;
}

export const upsertBuyerTerms = (db: Database, row: typeof buyerTerms.$inferInsert) =>
  db
    .insert(buyerTerms)
    .values(row)
    .onConflictDoUpdate({
      target: buyerTerms.userId,
      set: { priceList: row.priceList, offBp: row.offBp, minPieces: row.minPieces, updatedAt: row.updatedAt },
    });

export const deleteBuyerTerms = (db: Database, userId: number) => db.delete(buyerTerms).where(eq(buyerTerms.userId, userId));
