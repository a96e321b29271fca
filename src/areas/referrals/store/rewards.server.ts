import { and, eq, inArray, sql } from 'drizzle-orm';
import { fullyPaidStates, lostPaymentStates } from '#areas/orders/rules/payment-states.ts';
import { orderStatus, soldStatuses } from '#areas/orders/rules/status.ts';
import { stateList } from '#kernel/states.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { FirstOrder } from '../rules/rewards.ts';
import { openRewardStates } from '../rules/rewards.ts';
import { referralCodes, referralRewards } from '../tables.ts';

/** Items after every discount but the welcome discount. */
const goods = sql`o.items_cents
  - coalesce((select sum(l.discount_share_cents) from order_lines l where l.order_id = o.id), 0)
  + coalesce((select w.amount_cents from referral_welcomes w where w.order_id = o.id and w.state <> 'released'), 0)`;
/** Store credit for returned items; exchanges are not included. */
const returned = sql`coalesce((select sum(e.amount_cents) from credit_entries e
  where e.order_id = o.id and e.kind = 'return' and e.source_kind = 'service_case'), 0)`;
const hasExchanged = sql`exists (select 1 from credit_entries e where e.order_id = o.id and e.kind = 'return' and e.source_kind = 'exchange_case')`;
/** Item value after returns; the same calculation as in the rules, so that unchanged orders are not processed again and again. */
const retainedGoods = sql`(${goods} - ${returned} - case when o.payment_state = 'part_refunded'
  then (o.total_cents - o.payment)::bigint * (o.total_cents + o.credit_cents) / greatest(1, o.total_cents) else 0 end)`;
const orderFacts = sql`o.id as order_id, o.status, o.payment_state, o.total_cents, o.credit_cents, o.payment, o.delivered_at, o.created_at,
  (${goods})::integer as goods_cents, (${returned})::integer as returned_cents, ${hasExchanged} as has_exchanged`;

type Facts = {
  order_id: number;
  status: number;
  payment_state: string;
  total_cents: number;
  credit_cents: number;
  payment: number;
  delivered_at: string | Date | null;
  created_at: string | Date;
  goods_cents: number;
  returned_cents: number;
  has_exchanged: boolean;
};

const orderIn = (row: Facts): FirstOrder & { readonly orderId: number; readonly placedAt: Date } => ({
  orderId: row.order_id,
  placedAt: new Date(row.created_at),
  status: row.status,
  paymentState: row.payment_state,
  goodsCents: row.goods_cents,
  totalCents: row.total_cents,
  creditCents: row.credit_cents,
  paymentCents: row.payment,
  returnedCents: row.returned_cents,
  hasExchanged: row.has_exchanged,
  deliveredAt: row.delivered_at === null ? null : new Date(row.delivered_at),
});

/** Only orders paid or changed since a moment; null for all. */
export type Since = Date | null;

/** First orders without a recorded reward, above the minimum of their day. */
export async function firstOrders(db: Database, without: readonly number[], since: Since, limit: number) {
  const others = without.length === 0 ? sql`` : sql`and r.referrer_id not in ${[...without]}`;
  type Found = Facts & { id: number; referrer_id: number; referee_id: number; code_id: number };
  const { rows } = await db.execute<Found>(sql`select r.id, r.referrer_id, r.referee_id, r.code_id, ${orderFacts}
    from ${since === null ? sql`referrals r` : sql`(select distinct user_id from orders where payment_time >= ${since.toISOString()}::timestamptz) lately join referrals r on r.referee_id = lately.user_id`}
    join lateral (select * from orders where user_id = r.referee_id and payment_time is not null and not is_test order by payment_time, id limit 1) o on true
    left join lateral (select min_order_cents, reward_cents + reward_bp as pays from referral_rules where starts_at <= o.created_at order by starts_at desc limit 1) t on true
    where r.refused_reason = '' and not exists (select 1 from referral_rewards w where w.referral_id = r.id) ${others}
      and o.status in ${sql.raw(stateList(soldStatuses))} and o.payment_state in ${sql.raw(stateList(fullyPaidStates))}
      and ${goods} >= coalesce(t.min_order_cents, 0) and coalesce(t.pays, 1) > 0
    order by o.payment_time, r.id limit ${limit}`);
  return rows.map((row) => ({
    pair: { id: row.id, referrerId: row.referrer_id, refereeId: row.referee_id, codeId: row.code_id },
    order: orderIn(row),
  }));
}

/** Rewards whose order changed: pending ones delivered or closed, and paid ones returned; by id. */
export async function changedRewards(db: Database, now: Date, since: Since, { after, limit }: { after: number; limit: number }) {
  type Found = Facts & {
    id: number;
    referral_id: number;
    referrer_id: number;
    referee_id: number;
    code_id: number;
    amount_cents: number;
    state: 'pending' | 'available';
    available_from: string | Date | null;
    min_order_cents: number;
    wait_days: number;
  };
  const isOver = sql`(o.status = ${orderStatus.cancelled} or (o.status = ${orderStatus.returned} and not ${hasExchanged}) or o.payment_state in ${sql.raw(stateList(lostPaymentStates))}
    or ${retainedGoods} < t.min_order_cents)`;
  const lately =
    since === null
      ? sql`true`
      : sql`w.id in (select d.id from referral_rewards d where d.state = 'pending' and d.available_from <= ${now.toISOString()}
        union select m.id from order_history h join referral_rewards m on m.order_id = h.order_id where h.created_at >= ${since.toISOString()}::timestamptz)`;
  const { rows } =
    await db.execute<Found>(sql`select w.id, w.referral_id, w.referrer_id, w.referee_id, r.code_id, w.amount_cents, w.state, w.available_from,
      t.min_order_cents, t.wait_days, ${orderFacts}
    from referral_rewards w join orders o on o.id = w.order_id join referral_rules t on t.id = w.rule_id join referrals r on r.id = w.referral_id
    where w.id > ${after} and ${lately} and ((w.state = 'pending' and (${isOver} or (w.available_from is null and o.delivered_at is not null) or w.available_from <= ${now.toISOString()}))
      or (w.state = 'available' and ${isOver}))
    order by w.id limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    pair: { id: row.referral_id, referrerId: row.referrer_id, refereeId: row.referee_id, codeId: row.code_id },
    amountCents: row.amount_cents,
    state: row.state,
    availableFrom: row.available_from === null ? null : new Date(row.available_from),
    terms: { minOrderCents: row.min_order_cents, waitDays: row.wait_days },
    order: orderIn(row),
  }));
}

/** Locks a referrer's code: rewards of one month are counted one after the other. */
export const lockReferralCode = (db: Database, id: number) =>
  db.select({ id: referralCodes.id }).from(referralCodes).where(eq(referralCodes.id, id)).for('update');

/** Earned or pending since. */
export async function earnedSince(db: Database, referrerId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${referralRewards.amountCents}), 0)::integer` })
    .from(referralRewards)
    .where(
      and(
        eq(referralRewards.referrerId, referrerId),
        inArray(referralRewards.state, openRewardStates),
        sql`${referralRewards.createdAt} >= ${since.toISOString()}`,
      ),
    );
  return row?.cents ?? 0;
}

/** One per friend, however often it is written. */
export async function insertReward(db: Database, row: typeof referralRewards.$inferInsert): Promise<boolean> {
  const made = await db.insert(referralRewards).values(row).onConflictDoNothing().returning({ id: referralRewards.id });
  return made.length === 1;
}

/** False when somebody was faster. */
export async function moveReward(
  db: Database,
  id: number,
  from: 'pending' | 'available',
  to: Partial<typeof referralRewards.$inferInsert>,
): Promise<boolean> {
  const moved = await db
    .update(referralRewards)
    .set(to)
    .where(and(eq(referralRewards.id, id), eq(referralRewards.state, from)))
    .returning({ id: referralRewards.id });
  return moved.length === 1;
}
