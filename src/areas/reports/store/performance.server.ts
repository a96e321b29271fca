import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import type { CommissionTier } from '../rules/commission.ts';
import { commissionTiers, staffMonths } from '../tables.ts';

export type StaffSales = {
  readonly staffId: number;
  readonly month: string;
  readonly orders: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly totalCents: number;
  readonly costCents: number;
};

/** Orders per person and month, from the daily sums. */
export async function staffSales(db: Database, from: string, until: string): Promise<StaffSales[]> {
  const { rows } = await db.execute<Record<'key' | 'month' | 'orders' | 'captured' | 'refunded' | 'total' | 'cost', string>>(sql`
    select key, to_char(date_trunc('month', day), 'YYYY-MM-DD') as month, sum(paid_count) as orders, sum(captured_cents) as captured, sum(refunded_cents) as refunded, sum(total_cents) as total, sum(cost_cents) as cost
    from daily_figures where dimension = 'staff' and key <> '' and day between ${from} and ${until} group by 1, 2 order by 1, 2 limit 5000`);
  return rows.map((row) => ({
    staffId: Number(row.key),
    month: row.month,
    orders: Number(row.orders),
    capturedCents: Number(row.captured),
    refundedCents: Number(row.refunded),
    totalCents: Number(row.total),
    costCents: Number(row.cost),
  }));
}

/** Answers and quotes per person in a month with their results; the wait is the median in minutes. */
export async function staffInquiries(db: Database, month: string) {
  const inside = (column: string) =>
    sql`${sql.raw(column)} >= ${month}::date::timestamp at time zone 'UTC' and ${sql.raw(column)} < (${month}::date + interval '1 month') at time zone 'UTC'`;
  const { rows } = await db.execute<Record<'staff_id' | 'answered' | 'wait' | 'quotes' | 'won' | 'lost', string | null>>(sql`
    select handler_id as staff_id, count(*) filter (where ${inside('first_answered_at')}) as answered,
      percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at) / 60) filter (where ${inside('first_answered_at')}) as wait,
      count(*) filter (where ${inside('quoted_at')}) as quotes,
      count(*) filter (where status = 'won' and ${inside('closed_at')}) as won, count(*) filter (where status = 'lost' and ${inside('closed_at')}) as lost
    from inquiries where handler_id is not null and not is_test and deleted_at is null
      and (${inside('first_answered_at')} or ${inside('quoted_at')} or ${inside('closed_at')})
    group by 1 order by 1 limit 500`);
  return new Map(
    rows.map((row) => [
      Number(row.staff_id),
      {
        answered: Number(row.answered),
        waitMinutes: row.wait === null ? null : Math.round(Number(row.wait)),
        quotes: Number(row.quotes),
        won: Number(row.won),
        lost: Number(row.lost),
      },
    ]),
  );
}

export const staffMonthRows = (db: Database, month: string) =>
  db.select().from(staffMonths).where(eq(staffMonths.month, month)).orderBy(asc(staffMonths.staffId)).limit(500);

export async function sellerRows(db: Database) {
  const { rows } = await db.execute<{ id: number; first_name: string; last_name: string; nickname: string }>(sql`
    select m.id, m.first_name, m.last_name, m.nickname from staff_members m
    where exists (select 1 from staff_roles r where r.staff_id = m.id and r.role in ('sales', 'manager', 'owner')) order by m.id limit 200`);
  return rows.map((row) => ({ id: Number(row.id), firstName: row.first_name, lastName: row.last_name, nickname: row.nickname }));
}

/** Tiers valid in a month: the newest start that is not later. */
export async function tiersAt(db: Database, month: string) {
  const { rows } = await db.execute<{ from_cents: number; share_bp: number }>(sql`
    select from_cents, share_bp from commission_tiers where starts_on = (select max(starts_on) from commission_tiers where starts_on <= ${month}) order by from_cents limit 50`);
  return rows.map((row) => ({ fromCents: Number(row.from_cents), shareBp: Number(row.share_bp) }));
}

/** Tiers that start exactly in this month. */
export async function tiersFrom(db: Database, startsOn: string) {
  const columns = { fromCents: commissionTiers.fromCents, shareBp: commissionTiers.shareBp };
  return db
    .select(columns)
    .from(commissionTiers)
    .where(eq(commissionTiers.startsOn, startsOn))
    .orderBy(asc(commissionTiers.fromCents))
    .limit(50);
}

/** Replaces the tiers that start in this month; others stay. */
export async function replaceTiers(db: Database, startsOn: string, tiers: readonly CommissionTier[], at: Date): Promise<void> {
  await db.delete(commissionTiers).where(eq(commissionTiers.startsOn, startsOn));
  await db
    .insert(commissionTiers)
    .values(tiers.map((tier) => ({ ...tier, startsOn, createdAt: at })))
    .onConflictDoUpdate({ target: [commissionTiers.startsOn, commissionTiers.fromCents], set: { shareBp: sql`excluded.share_bp` } });
}

/** False when the month is closed for this person. */
export async function saveTarget(db: Database, row: { staffId: number; month: string; targetCents: number; at: Date }): Promise<boolean> {
  const saved = await db
    .insert(staffMonths)
    .values({ staffId: row.staffId, month: row.month, targetCents: row.targetCents, updatedAt: row.at })
    .onConflictDoUpdate({
      target: [staffMonths.staffId, staffMonths.month],
      set: { targetCents: row.targetCents, updatedAt: row.at },
      setWhere: sql`${staffMonths.closedAt} is null`,
    })
    .returning({ staffId: staffMonths.staffId });
  return saved.length === 1;
}

type Closing = { staffId: number; month: string; figures: Record<string, number>; commissionCents: number; closedBy: number; at: Date };

/** Stored once; a closed month stays as it is. */
export async function closeStaffMonth(db: Database, { staffId, month, figures, commissionCents, closedBy, at }: Closing): Promise<boolean> {
  const closed = { figures, commissionCents, closedBy, closedAt: at, updatedAt: at };
  const done = await db
    .insert(staffMonths)
    .values({ staffId, month, ...closed })
    .onConflictDoUpdate({ target: [staffMonths.staffId, staffMonths.month], set: closed, setWhere: sql`${staffMonths.closedAt} is null` })
    .returning({ staffId: staffMonths.staffId });
  return done.length === 1;
}

export async function openStaffMonth(db: Database, month: string, at: Date): Promise<number> {
  const opened = await db
    .update(staffMonths)
    .set({ figures: null, commissionCents: null, closedBy: null, closedAt: null, updatedAt: at })
    .where(and(eq(staffMonths.month, month), sql`${staffMonths.closedAt} is not null`))
    .returning({ staffId: staffMonths.staffId });
  return opened.length;
}
