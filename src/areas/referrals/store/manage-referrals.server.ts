import { and, asc, desc, eq, gte, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { orders } from '#areas/orders/tables/orders.ts';
import { users } from '#areas/shoppers/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { PairState } from '../rules/referral-list.ts';
import { creditAccounts, creditEntries, referralCodes, referralRewards, referrals, referralWelcomes } from '../tables.ts';

export type PairQuery = {
  readonly state?: PairState | undefined;
  readonly searchText?: string | undefined;
  readonly sort: { readonly by: 'at' | 'reward'; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

const stateOf = sql<PairState>`case when ${referrals.refusedReason} <> '' or ${referralRewards.state} = 'refused' then 'refused'
  else coalesce(${referralRewards.state}, 'joined') end`;
const sortedBy = { at: referrals.createdAt, reward: sql`coalesce(${referralRewards.amountCents}, 0)` };

const whereOf = ({ state, searchText }: Pick<PairQuery, 'state' | 'searchText'>): SQL | undefined => {
  const like = searchText && `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
  const matchesUser = (side: SQL) =>
    sql`exists (select 1 from users u where u.id = ${side} and (u.email ilike ${like} or u.first_name ilike ${like} or u.last_name ilike ${like}))`;
  return and(
    state && sql`${stateOf} = ${state}`,
    like
      ? or(ilike(referralCodes.code, like), matchesUser(sql`${referrals.referrerId}`), matchesUser(sql`${referrals.refereeId}`))
      : undefined,
  );
};

const referee = sql`(select u.email from users u where u.id = ${referrals.refereeId})`;

export async function selectPairsPage(db: Database, query: PairQuery) {
  const order = query.sort.down ? desc : asc;
  const where = whereOf(query);
  const [items, total] = await Promise.all([
    db
      .select({
        id: referrals.id,
        referrerId: referrals.referrerId,
        refereeId: referrals.refereeId,
        referrer: users.email,
        friend: sql<string>`${referee}`,
        code: referralCodes.code,
        blockedAt: referralCodes.blockedAt,
        joinedAt: referrals.createdAt,
        state: stateOf,
        reason: sql<string>`coalesce(nullif(${referrals.refusedReason}, ''), ${referralRewards.reason}, '')`,
        rewardCents: referralRewards.amountCents,
        availableFrom: referralRewards.availableFrom,
        orderNumber: orders.number,
      })
      .from(referrals)
      .innerJoin(users, eq(users.id, referrals.referrerId))
      .innerJoin(referralCodes, eq(referralCodes.id, referrals.codeId))
      .leftJoin(referralRewards, eq(referralRewards.referralId, referrals.id))
      .leftJoin(orders, eq(orders.id, referralRewards.orderId))
      .where(where)
      .orderBy(order(sortedBy[query.sort.by]), order(referrals.id))
      .limit(query.limit)
      .offset(query.offset),
    countUpTo(
      db,
      sql`${referrals} join ${referralCodes} on ${referralCodes.id} = ${referrals.codeId} left join ${referralRewards} on ${referralRewards.referralId} = ${referrals.id}`,
      where,
    ),
  ]);
  return { items, total };
}

export const countPairsByState = (db: Database) =>
  db
    .select({ state: stateOf, count: sql<number>`count(*)::int` })
    .from(referrals)
    .leftJoin(referralRewards, eq(referralRewards.referralId, referrals.id))
    .groupBy(sql`1`);

export const codesOfPairs = (db: Database, pairIds: readonly number[]) =>
  db
    .selectDistinct({ id: referralCodes.id, code: referralCodes.code, blockedAt: referralCodes.blockedAt })
    .from(referrals)
    .innerJoin(referralCodes, eq(referralCodes.id, referrals.codeId))
    .where(inArray(referrals.id, [...pairIds]));

export async function codeNamed(db: Database, code: string) {
  const [row] = await db
    .select({ id: referralCodes.id, code: referralCodes.code, blockedAt: referralCodes.blockedAt })
    .from(referralCodes)
    .where(sql`upper(${referralCodes.code}) = ${code}`);
  return row ?? null;
}

export const updateCodesBlocked = (db: Database, ids: readonly number[], blockedAt: Date | null, blockedReason: string) =>
  db
    .update(referralCodes)
    .set({ blockedAt, blockedReason })
    .where(
      and(inArray(referralCodes.id, [...ids]), blockedAt ? isNull(referralCodes.blockedAt) : sql`${referralCodes.blockedAt} is not null`),
    );

/** Refuses pairs and their pending rewards; returns the affected shoppers. */
export async function refusePairRows(db: Database, ids: readonly number[], at: Date): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .update(referrals)
    .set({ refusedReason: 'by_staff', refusedAt: at })
    .where(and(inArray(referrals.id, [...ids]), eq(referrals.refusedReason, '')))
    .returning({ id: referrals.id });
  const refused = rows.map(({ id }) => id);
  if (refused.length > 0)
    await db
      .update(referralRewards)
      .set({ state: 'refused', reason: 'by_staff', endedAt: at })
      .where(and(inArray(referralRewards.referralId, refused), eq(referralRewards.state, 'pending')));
  return refused;
}

export async function selectCreditShopperId(db: Database, email: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = lower(${email})`);
  return row?.id ?? null;
}

/** Cost by month: discounts used, rewards credited, and what was taken back. */
export async function costsSince(db: Database, since: Date) {
  const month = (at: SQL) => sql<string>`to_char(date_trunc('month', ${at} at time zone 'UTC'), 'YYYY-MM')`;
  const welcome = await db
    .select({
      month: month(sql`${referralWelcomes.createdAt}`),
      cents: sql<number>`sum(${referralWelcomes.amountCents})::integer`,
      count: sql<number>`count(*)::integer`,
    })
    .from(referralWelcomes)
    .where(and(eq(referralWelcomes.state, 'used'), gte(referralWelcomes.createdAt, since)))
    .groupBy(sql`1`);
  const credit = await db
    .select({
      month: month(sql`${creditEntries.createdAt}`),
      kind: creditEntries.kind,
      cents: sql<number>`sum(${creditEntries.amountCents})::integer`,
      count: sql<number>`count(*)::integer`,
    })
    .from(creditEntries)
    .where(and(eq(creditEntries.sourceKind, 'referral_reward'), gte(creditEntries.createdAt, since)))
    .groupBy(sql`1`, creditEntries.kind);
  return { welcome, credit };
}

/** Store credit balances and pending rewards. */
export async function selectOwedCredit(db: Database) {
  const [[credit], [pending]] = [
    await db.select({ cents: sql<number>`coalesce(sum(${creditAccounts.balanceCents}), 0)`.mapWith(Number) }).from(creditAccounts),
    await db
      .select({ cents: sql<number>`coalesce(sum(${referralRewards.amountCents}), 0)`.mapWith(Number) })
      .from(referralRewards)
      .where(eq(referralRewards.state, 'pending')),
  ];
  return { creditCents: credit?.cents ?? 0, pendingCents: pending?.cents ?? 0 };
}
