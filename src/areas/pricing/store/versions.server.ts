import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { staffMembers } from '#areas/staff/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { priceExclusions, priceOptions, priceRuleSets, priceRules } from '../tables.ts';

export const ruleSetVersions = (db: Database, limit: number) =>
  db
    .select({
      id: priceRuleSets.id,
      version: priceRuleSets.version,
      state: priceRuleSets.state,
      note: priceRuleSets.note,
      createdAt: priceRuleSets.createdAt,
      liveAt: priceRuleSets.liveAt,
      retiredAt: priceRuleSets.retiredAt,
      firstName: staffMembers.firstName,
      lastName: staffMembers.lastName,
    })
    .from(priceRuleSets)
    .leftJoin(staffMembers, eq(staffMembers.id, priceRuleSets.staffId))
    .orderBy(desc(priceRuleSets.version))
    .limit(limit);

export async function setInState(db: Database, state: 'draft' | 'live') {
  const [set] = await db
    .select({ id: priceRuleSets.id, version: priceRuleSets.version })
    .from(priceRuleSets)
    .where(eq(priceRuleSets.state, state))
    .orderBy(asc(priceRuleSets.version))
    .limit(1);
  return set ?? null;
}

/** Serializes writers of versions until their transaction ends. */
export const lockRuleSets = async (db: Database): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(7214018)`);
};

export async function copyRuleSet(db: Database, fromId: number, by: { staffId: number; note: string; now: Date }): Promise<number> {
  const [made] = await db
    .insert(priceRuleSets)
    .values({
      version: sql`(select coalesce(max(version), 0) + 1 from price_rule_sets)`,
      state: 'draft',
      note: by.note,
      staffId: by.staffId,
      createdAt: by.now,
    })
    .returning({ id: priceRuleSets.id });
  if (!made) throw new Error('no version made');
  await db.execute(sql`insert into ${priceOptions} (rule_set_id, product_kind, step, value, name_en, name_zh, lead_days, picture_key, position)
    select ${made.id}, product_kind, step, value, name_en, name_zh, lead_days, picture_key, position from price_options where rule_set_id = ${fromId} order by id`);
  await db.execute(sql`insert into ${priceExclusions} (rule_set_id, product_kind, condition, reason_en, reason_zh, position)
    select ${made.id}, product_kind, condition, reason_en, reason_zh, position from price_exclusions where rule_set_id = ${fromId} order by id`);
  await db.execute(sql`insert into ${priceRules} (rule_set_id, product_kind, kind, key, length_from_inches, length_to_inches, amount_cents, factor_bp, grams, lead_days, vendor_price_id, name_en, name_zh)
    select ${made.id}, product_kind, kind, key, length_from_inches, length_to_inches, amount_cents, factor_bp, grams, lead_days, vendor_price_id, name_en, name_zh from price_rules where rule_set_id = ${fromId} order by id`);
  return made.id;
}

export type RuleFigures = Partial<Pick<typeof priceRules.$inferInsert, 'amountCents' | 'factorBp' | 'grams' | 'leadDays'>>;

/** Only drafts change; false when the row is in none. */
export async function updatePriceRuleRow(db: Database, id: number, figures: RuleFigures): Promise<boolean> {
  const changed = await db
    .update(priceRules)
    .set(figures)
    .where(
      and(eq(priceRules.id, id), sql`exists (select 1 from price_rule_sets s where s.id = ${priceRules.ruleSetId} and s.state = 'draft')`),
    )
    .returning({ id: priceRules.id });
  return changed.length === 1;
}

export async function insertPriceRule(db: Database, row: typeof priceRules.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(priceRules).values(row).onConflictDoNothing().returning({ id: priceRules.id });
  return made?.id ?? null;
}

export async function deleteRule(db: Database, id: number): Promise<boolean> {
  const gone = await db
    .delete(priceRules)
    .where(
      and(eq(priceRules.id, id), sql`exists (select 1 from price_rule_sets s where s.id = ${priceRules.ruleSetId} and s.state = 'draft')`),
    )
    .returning({ id: priceRules.id });
  return gone.length === 1;
}

/** Makes a draft's costs follow another vendor price; returns which. */
export const replaceFollowedPrice = (db: Database, draftId: number, fromSpecId: number, toPriceId: number) =>
  db
    .update(priceRules)
    .set({ vendorPriceId: toPriceId })
    .where(
      and(
        eq(priceRules.ruleSetId, draftId),
        sql`${priceRules.vendorPriceId} in (select p.id from vendor_hair_prices p where p.spec_id = ${fromSpecId})`,
      ),
    )
    .returning({ id: priceRules.id });

export const dropDraft = (db: Database) =>
  db.delete(priceRuleSets).where(eq(priceRuleSets.state, 'draft')).returning({ version: priceRuleSets.version });

/** Retires the live version and publishes the draft; false when it is no longer a draft. */
export async function publishRuleSetDraft(db: Database, draftId: number, { now, note }: { now: Date; note: string }): Promise<boolean> {
  await db.update(priceRuleSets).set({ state: 'retired', retiredAt: now }).where(eq(priceRuleSets.state, 'live'));
  const live = await db
    .update(priceRuleSets)
    .set({ state: 'live', liveAt: now, note })
    .where(and(eq(priceRuleSets.id, draftId), eq(priceRuleSets.state, 'draft')))
    .returning({ id: priceRuleSets.id });
  return live.length === 1;
}
