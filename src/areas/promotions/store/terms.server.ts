import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { quantityTiers } from '../tables/sales.ts';
import { buyerTerms } from '../tables/terms.ts';

export const allSteps = (db: Database) =>
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

export async function termsOf(db: Database, userId: number) {
  const [row] = await db
    .select({ priceList: buyerTerms.priceList, offBp: buyerTerms.offBp, minPieces: buyerTerms.minPieces })
    .from(buyerTerms)
    .where(eq(buyerTerms.userId, userId));
  return row ?? null;
}
export type Terms = NonNullable<Awaited<ReturnType<typeof termsOf>>>;

export const keepTerms = (db: Database, row: typeof buyerTerms.$inferInsert) =>
  db
    .insert(buyerTerms)
    .values(row)
    .onConflictDoUpdate({
      target: buyerTerms.userId,
      set: { priceList: row.priceList, offBp: row.offBp, minPieces: row.minPieces, updatedAt: row.updatedAt },
    });

export const dropTerms = (db: Database, userId: number) => db.delete(buyerTerms).where(eq(buyerTerms.userId, userId));
