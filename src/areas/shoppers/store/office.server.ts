import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { ShopperState } from '../rules/shopper-list.ts';
import { receivers, shopperSessions, users } from '../tables.ts';

const shown = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  nickname: users.nickname,
  phoneNumber: users.phoneNumber,
  address: users.address,
  city: users.city,
  region: users.region,
  postCode: users.postCode,
  country: users.country,
  vipLevel: users.vipLevel,
  language: users.language,
  note: users.note,
  isTest: users.isTest,
  activatedAt: users.activatedAt,
  blockedAt: users.blockedAt,
  lastLoginAt: users.lastLoginAt,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  deletedAt: users.deletedAt,
};
export type Shopper = Awaited<ReturnType<typeof shopper>> & {};

export async function shopper(db: Database, id: number) {
  const [row] = await db.select(shown).from(users).where(eq(users.id, id));
  return row ?? null;
}

export type ShopperQuery = {
  readonly state?: ShopperState | undefined;
  readonly vip?: number | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  readonly searchText?: string | undefined;
  readonly down?: boolean;
  readonly limit: number;
  readonly offset: number;
};

export async function selectShoppers(db: Database, query: ShopperQuery) {
  const where = whereOf(query);
  const direction = query.down === false ? asc : desc;
  const [items, total] = await Promise.all([
    db
      .select(shown)
      .from(users)
      .where(where)
      .orderBy(direction(users.createdAt), direction(users.id))
      .limit(query.limit)
      .offset(query.offset),
    countUpTo(db, sql`${users}`, where),
  ]);
  return { items, total };
}

const inState: Readonly<Record<ShopperState, SQL | undefined>> = {
  open: and(isNotNull(users.activatedAt), isNull(users.blockedAt), isNull(users.deletedAt)),
  unconfirmed: and(isNull(users.activatedAt), isNull(users.blockedAt), isNull(users.deletedAt)),
  blocked: and(isNotNull(users.blockedAt), isNull(users.deletedAt)),
  gone: isNotNull(users.deletedAt),
};

function whereOf({ state, vip, from, before, searchText }: ShopperQuery): SQL | undefined {
  const like = searchText && `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
  // One or two Latin characters, which no index finds inside words, are an address prefix.
  const isShort = searchText !== undefined && /^[a-z0-9]{1,2}$/i.test(searchText);
  return and(
    state && inState[state],
    vip === undefined ? undefined : eq(users.vipLevel, vip),
    from && gte(users.createdAt, from),
    before && lt(users.createdAt, before),
    // The same expression as the search index.
    like
      ? isShort
        ? sql`lower(email) like ${like.slice(1).toLowerCase()}`
        : sql`(email || ' ' || first_name || ' ' || last_name || ' ' || phone_number) ilike ${like}`
      : undefined,
  );
}

export async function insertShopper(db: Database, row: typeof users.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
  return made?.id ?? null;
}

export async function updateShopper(db: Database, id: number, row: Partial<typeof users.$inferInsert>): Promise<void> {
  await db
    .update(users)
    .set(row)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
}

export const addressesOf = (db: Database, userId: number) =>
  db
    .select({
      id: receivers.id,
      name: sql<string>`trim(${receivers.firstName} || ' ' || ${receivers.lastName})`,
      address: receivers.address,
      city: receivers.city,
      region: receivers.region,
      postCode: receivers.postCode,
      country: receivers.country,
      isDefault: receivers.isDefault,
    })
    .from(receivers)
    .where(eq(receivers.userId, userId))
    .orderBy(desc(receivers.isDefault), desc(receivers.createdAt), desc(receivers.id))
    .limit(20);

export async function openLogins(db: Database, userId: number, at: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(shopperSessions)
    .where(and(eq(shopperSessions.userId, userId), isNull(shopperSessions.revokedAt), gt(shopperSessions.expiresAt, at)));
  return row?.count ?? 0;
}
