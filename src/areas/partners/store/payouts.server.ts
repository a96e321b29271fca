import { asc, desc, eq, sql } from 'drizzle-orm';
import { users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { partnerPayouts, partners } from '../tables.ts';

const mostPartners = 200;

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
    .where(eq(partners.kind, 'affiliate'))
    .orderBy(asc(partners.businessName))
    .limit(mostPartners);

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
 * What the friends of affiliates kept of their goods, by the month in which it could no longer be sent back: every paid order of everybody
 * they brought and that counts, less shipping, tax and what went back.
 */
export async function earnings(db: Database, until: Date) {
  const { rows } = await db.execute<{ partner_id: number; month: string; basis: string }>(sql`select p.id as partner_id,
      to_char(date_trunc('month', (o.delivered_at + make_interval(days => t.wait_days)) at time zone 'UTC'), 'YYYY-MM-01') as month,
      sum(greatest(0, o.payment - o.shipping_cents - o.handling_cents - o.tax_cents)) as basis
    from partners p join referrals r on r.referrer_id = p.user_id and r.refused_reason = ''
    join orders o on o.user_id = r.referee_id and o.payment_time is not null and not o.is_test and o.created_at >= r.created_at
    join lateral (select wait_days from referral_rules where starts_at <= o.created_at order by starts_at desc limit 1) t on true
    where p.kind = 'affiliate' and p.status = 'approved' and o.delivered_at is not null and o.status in (5, 6)
      and o.payment_state in ('paid', 'part_refunded') and o.delivered_at + make_interval(days => t.wait_days) < ${until.toISOString()}
    group by 1, 2 order by 2 desc, 1 limit 500`);
  return rows.map(({ partner_id, month, basis }) => ({ partnerId: partner_id, month, basisCents: Number(basis) }));
}

export const payoutsMade = (db: Database) =>
  db.select().from(partnerPayouts).orderBy(desc(partnerPayouts.month), asc(partnerPayouts.partnerId)).limit(500);

/** One payout for each partner and month, whoever presses how often. */
export async function insertPayout(db: Database, row: typeof partnerPayouts.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(partnerPayouts).values(row).onConflictDoNothing().returning({ id: partnerPayouts.id });
  return made?.id ?? null;
}

export const setShare = (db: Database, id: number, shareBp: number, at: Date) =>
  db.update(partners).set({ shareBp, updatedAt: at }).where(eq(partners.id, id));
