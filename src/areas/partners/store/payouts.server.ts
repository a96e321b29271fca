import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { fullyPaidStates } from '#areas/orders/rules/payment-states.ts';
import { deliveredStatuses } from '#areas/orders/rules/status.ts';
import { orders } from '#areas/orders/tables/orders.ts';
import { openRewardStates } from '#areas/referrals/rules/rewards.ts';
import { users } from '#areas/shoppers/tables.ts';
import { stateList } from '#kernel/states.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { affiliateStates } from '../rules/account.ts';
import type { PayoutLine } from '../rules/payouts.ts';
import { partnerPayoutLines, partnerPayouts, partners } from '../tables.ts';

const maxPartners = 200;

export const affiliatesByName = (db: Database) =>
  db
    .select({
      id: partners.id,
      userId: partners.userId,
      name: partners.businessName,
      email: users.email,
      shareBp: partners.shareBp,
      status: partners.status,
    })
    .from(partners)
    .innerJoin(users, eq(users.id, partners.userId))
    .where(and(eq(partners.kind, 'affiliate'), inArray(partners.status, [...affiliateStates])))
    .orderBy(asc(partners.businessName))
    .limit(maxPartners);

export async function affiliateById(db: Database, id: number) {
  const [row] = await db
    .select({
      id: partners.id,
      userId: partners.userId,
      name: partners.businessName,
      shareBp: partners.shareBp,
      status: partners.status,
      kind: partners.kind,
    })
    .from(partners)
    .where(eq(partners.id, id))
    .for('update');
  return row ?? null;
}

/**
 * Orders of an affiliate's customers with something to pay or deduct: delivered, past the return period at a moment, and paid out with
 * another amount or not at all. Orders that earned store credit before the referrer became an affiliate earn nothing here. The base is
 * what was paid for the goods: without shipping, handling and tax, less refunds.
 */
export async function selectPayableOrders(db: Database, until: Date, partnerId?: number) {
  const isDue = sql`(r.refused_reason = '' and o.delivered_at is not null and o.status in ${sql.raw(stateList(deliveredStatuses))} and o.payment_state in ${sql.raw(stateList(fullyPaidStates))}
    and o.delivered_at + make_interval(days => t.wait_days) < ${until.toISOString()}
    and not exists (select 1 from referral_rewards w where w.order_id = o.id and w.state in ${sql.raw(stateList(openRewardStates))}))`;
  const commissionBase = sql`case when ${isDue} then greatest(0, o.payment - o.shipping_cents - o.handling_cents - o.tax_cents) else 0 end`;
  type Found = {
    partner_id: number;
    order_id: number;
    number: string;
    delivered_at: Date | string | null;
    kept: number;
    basis: number;
    paid: number;
  };
  const { rows } = await db.execute<Found>(sql`select * from (select p.id as partner_id, o.id as order_id, o.number, o.delivered_at,
      ${commissionBase} as kept, coalesce(paid.basis, 0)::integer as basis, coalesce(paid.amount, 0)::integer as paid
    from partners p join referrals r on r.referrer_id = p.user_id
    join orders o on o.user_id = r.referee_id and o.payment_time is not null and not o.is_test and o.created_at >= greatest(r.created_at, p.created_at)
    left join lateral (select wait_days from referral_rules where starts_at <= o.created_at order by starts_at desc limit 1) t on true
    left join lateral (select sum(l.basis_cents) as basis, sum(l.amount_cents) as amount from partner_payout_lines l
      join partner_payouts y on y.id = l.payout_id where y.partner_id = p.id and l.order_id = o.id) paid on true
    where p.kind = 'affiliate' and p.status = 'approved' ${partnerId === undefined ? sql`` : sql`and p.id = ${partnerId}`}) open
    where kept <> basis order by partner_id, order_id limit 5000`);
  return rows.map((row) => ({
    partnerId: row.partner_id,
    orderId: row.order_id,
    number: row.number,
    deliveredAt: row.delivered_at === null ? null : new Date(row.delivered_at),
    keptCents: row.kept,
    paidBasisCents: row.basis,
    paidCents: row.paid,
  }));
}

export const payoutsMade = (db: Database) =>
  db.select().from(partnerPayouts).orderBy(desc(partnerPayouts.month), asc(partnerPayouts.partnerId)).limit(500);

export type PayoutQuery = {
  readonly partnerId: number | undefined;
  readonly month: string | undefined;
  readonly by: 'at' | 'amount';
  readonly down: boolean;
  readonly limit: number;
  readonly offset: number;
};

export async function payoutsListed(db: Database, { partnerId, month, by, down, limit, offset }: PayoutQuery) {
  const where = and(
    partnerId === undefined ? undefined : eq(partnerPayouts.partnerId, partnerId),
    month === undefined ? undefined : eq(partnerPayouts.month, month),
  );
  const direction = down ? desc : asc;
  const [items, total] = await Promise.all([
    db
      .select({ payout: partnerPayouts, name: partners.businessName })
      .from(partnerPayouts)
      .innerJoin(partners, eq(partners.id, partnerPayouts.partnerId))
      .where(where)
      .orderBy(direction(by === 'amount' ? partnerPayouts.amountCents : partnerPayouts.month), direction(partnerPayouts.id))
      .limit(limit)
      .offset(offset),
    countUpTo(db, sql`${partnerPayouts}`, where),
  ]);
  return { items, total };
}

/** One payout per partner and month. */
export async function insertPayout(db: Database, row: typeof partnerPayouts.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(partnerPayouts).values(row).onConflictDoNothing().returning({ id: partnerPayouts.id });
  return made?.id ?? null;
}

export const insertPayoutLines = (db: Database, payoutId: number, lines: readonly PayoutLine[]) =>
  db.insert(partnerPayoutLines).values(lines.map((line) => ({ ...line, payoutId })));

/** Paid lines by order, newest payout first. */
export const linesPaid = (db: Database, chosen: { readonly partnerId?: number | undefined; readonly month?: string | undefined }) =>
  db
    .select({
      partnerId: partnerPayouts.partnerId,
      month: partnerPayouts.month,
      paidAt: partnerPayouts.paidAt,
      number: orders.number,
      deliveredAt: orders.deliveredAt,
      basisCents: partnerPayoutLines.basisCents,
      amountCents: partnerPayoutLines.amountCents,
    })
    .from(partnerPayoutLines)
    .innerJoin(partnerPayouts, eq(partnerPayouts.id, partnerPayoutLines.payoutId))
    .innerJoin(orders, eq(orders.id, partnerPayoutLines.orderId))
    .where(
      and(
        chosen.partnerId === undefined ? undefined : eq(partnerPayouts.partnerId, chosen.partnerId),
        chosen.month === undefined ? undefined : eq(partnerPayouts.month, chosen.month),
      ),
    )
    .orderBy(desc(partnerPayouts.month), asc(partnerPayouts.partnerId), asc(orders.id))
    .limit(5000);

export const payoutsOf = (db: Database, partnerId: number) =>
  db.select().from(partnerPayouts).where(eq(partnerPayouts.partnerId, partnerId)).orderBy(desc(partnerPayouts.month)).limit(36);

export async function selectAffiliateShopperId(db: Database, email: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = lower(${email})`);
  return row?.id ?? null;
}

/** No effect for a shopper with a business account. */
export async function insertAffiliate(db: Database, row: typeof partners.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(partners).values(row).onConflictDoNothing().returning({ id: partners.id });
  return made?.id ?? null;
}

export const updateAffiliateStatus = (db: Database, id: number, status: 'approved' | 'revoked', at: Date) =>
  db.update(partners).set({ status, updatedAt: at }).where(eq(partners.id, id));

export const updateAffiliateShare = (db: Database, id: number, shareBp: number, at: Date) =>
  db.update(partners).set({ shareBp, updatedAt: at }).where(eq(partners.id, id));
