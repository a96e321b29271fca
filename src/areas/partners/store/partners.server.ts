import { and, asc, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { buyerTerms } from '#areas/promotions/tables/terms.ts';
import { users } from '#areas/shoppers/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { AccountState } from '../rules/account.ts';
import { partners } from '../tables.ts';

export type PartnerRow = typeof partners.$inferSelect;
export type NewPartner = Pick<
  typeof partners.$inferInsert,
  'userId' | 'kind' | 'businessName' | 'website' | 'taxNumber' | 'region' | 'monthlyVolume'
> & { readonly at: Date };

export async function partnerOf(db: Database, userId: number): Promise<PartnerRow | null> {
  const [row] = await db.select().from(partners).where(eq(partners.userId, userId));
  return row ?? null;
}

export async function lockPartner(db: Database, id: number): Promise<PartnerRow | null> {
  const [row] = await db.select().from(partners).where(eq(partners.id, id)).for('update');
  return row ?? null;
}

/** A refused application is renewed. Null: there is one in another state. */
export async function upsertApplication(
  db: Database,
  { at, ...row }: NewPartner,
  from: readonly AccountState[],
): Promise<PartnerRow | null> {
  const { userId: _, ...facts } = row;
  const [written] = await db
    .insert(partners)
    .values({ ...row, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: partners.userId,
      set: { ...facts, status: 'asked', reason: '', updatedAt: at },
      setWhere: inArray(partners.status, [...from]),
    })
    .returning();
  return written ?? null;
}

export type PartnerChanges = Partial<
  Pick<
    PartnerRow,
    | 'status'
    | 'kind'
    | 'shareBp'
    | 'minOrderPieces'
    | 'hasBlankSlip'
    | 'reason'
    | 'note'
    | 'decidedBy'
    | 'decidedAt'
    | 'feedTokenHash'
    | 'feedTokenAt'
    | 'senderName'
    | 'markupBp'
    | 'plusCents'
    | 'roundTo'
  >
> & { readonly updatedAt: Date };

export async function updatePartner(db: Database, id: number, changes: PartnerChanges): Promise<void> {
  await db.update(partners).set(changes).where(eq(partners.id, id));
}

/** Contact person of an account. */
export async function personOf(db: Database, userId: number) {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function selectPartnerByToken(db: Database, hash: string) {
  const [row] = await db
    .select({ id: partners.id, userId: partners.userId, status: partners.status })
    .from(partners)
    .where(eq(partners.feedTokenHash, hash));
  return row ?? null;
}

const listed = {
  id: partners.id,
  userId: partners.userId,
  kind: partners.kind,
  status: partners.status,
  businessName: partners.businessName,
  website: partners.website,
  taxNumber: partners.taxNumber,
  region: partners.region,
  monthlyVolume: partners.monthlyVolume,
  minOrderPieces: partners.minOrderPieces,
  hasBlankSlip: partners.hasBlankSlip,
  note: partners.note,
  reason: partners.reason,
  decidedAt: partners.decidedAt,
  createdAt: partners.createdAt,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  priceList: buyerTerms.priceList,
  offBp: buyerTerms.offBp,
};

export type PartnerQuery = {
  readonly state?: AccountState | undefined;
  readonly kind?: PartnerRow['kind'] | undefined;
  readonly searchText?: string | undefined;
  readonly sort: { readonly by: 'at' | 'name'; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

export async function selectPartnersPage(db: Database, { state, kind, searchText, sort, limit, offset }: PartnerQuery) {
  const like = searchText && `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    state && eq(partners.status, state),
    kind && eq(partners.kind, kind),
    like
      ? or(
          ilike(partners.businessName, like),
          // Accounts are few, shoppers many: each account looks up its own.
          sql`exists (select 1 from users u where u.id = ${partners.userId} and u.email ilike ${like})`,
        )
      : undefined,
  );
  const order = sort.down ? desc : asc;
  const [items, total] = await Promise.all([
    db
      .select(listed)
      .from(partners)
      .innerJoin(users, eq(users.id, partners.userId))
      .leftJoin(buyerTerms, eq(buyerTerms.userId, partners.userId))
      .where(where)
      .orderBy(order(sort.by === 'at' ? partners.createdAt : sql`lower(${partners.businessName})`), order(partners.id))
      .limit(limit)
      .offset(offset),
    countUpTo(db, sql`${partners}`, where),
  ]);
  return { items, total };
}

export async function selectPartnerDetails(db: Database, id: number) {
  const [row] = await db
    .select(listed)
    .from(partners)
    .innerJoin(users, eq(users.id, partners.userId))
    .leftJoin(buyerTerms, eq(buyerTerms.userId, partners.userId))
    .where(eq(partners.id, id));
  return row ?? null;
}

export async function countsByState(db: Database): Promise<ReadonlyMap<AccountState, number>> {
  const rows = await db.select({ status: partners.status, count: count() }).from(partners).groupBy(partners.status);
  return new Map(rows.map((row) => [row.status, row.count]));
}
