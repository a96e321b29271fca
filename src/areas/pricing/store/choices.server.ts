import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { priceExclusions, priceOptions } from '../tables.ts';

export type ChoiceTexts = { readonly nameEn: string; readonly nameZh: string; readonly leadDays: number };
export type NewExclusion = Pick<typeof priceExclusions.$inferInsert, 'productKind' | 'condition' | 'reasonEn' | 'reasonZh'>;

export async function optionBy(db: Database, id: number) {
  const [row] = await db.select().from(priceOptions).where(eq(priceOptions.id, id));
  return row ?? null;
}

/** The same option in the draft, whichever version its row was seen in. */
export async function changeOption(
  db: Database,
  draftId: number,
  seen: typeof priceOptions.$inferSelect,
  texts: ChoiceTexts,
): Promise<boolean> {
  const changed = await db
    .update(priceOptions)
    .set(texts)
    .where(
      and(
        eq(priceOptions.ruleSetId, draftId),
        eq(priceOptions.productKind, seen.productKind),
        eq(priceOptions.step, seen.step),
        eq(priceOptions.value, seen.value),
      ),
    )
    .returning({ id: priceOptions.id });
  return changed.length === 1;
}

export async function exclusionBy(db: Database, id: number) {
  const [row] = await db.select().from(priceExclusions).where(eq(priceExclusions.id, id));
  return row ?? null;
}

export async function insertExclusion(db: Database, draftId: number, row: NewExclusion): Promise<void> {
  const position = sql`(select coalesce(max(position), 0) + 1 from price_exclusions where rule_set_id = ${draftId})`;
  await db.insert(priceExclusions).values({ ...row, ruleSetId: draftId, position: position as never });
}

/** Removes the matching exclusion from the draft; matched by condition and reason. */
export async function deleteExclusion(db: Database, draftId: number, seen: typeof priceExclusions.$inferSelect): Promise<boolean> {
  const gone = await db
    .delete(priceExclusions)
    .where(
      and(
        eq(priceExclusions.ruleSetId, draftId),
        eq(priceExclusions.productKind, seen.productKind),
        eq(priceExclusions.reasonEn, seen.reasonEn),
        sql`${priceExclusions.condition} = ${JSON.stringify(seen.condition)}::jsonb`,
      ),
    )
    .returning({ id: priceExclusions.id });
  return gone.length > 0;
}
