import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { ReferralAddress, ReferralPerson } from '../rules/self-dealing.ts';
import { referralCodes, referrals } from '../tables.ts';

/** Sign-ups with a code or a known browser that were not processed yet, oldest first. */
export const newcomers = (db: Database, limit: number) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(or(ne(users.inviteCode, ''), ne(users.visitorHash, '')))
    .orderBy(asc(users.id))
    .limit(limit);

/** Locked until the transaction ends; null when already processed. */
export async function heldSignUp(db: Database, userId: number) {
  const [row] = await db
    .select({ inviteCode: users.inviteCode, visitorHash: users.visitorHash, createdAt: users.createdAt })
    .from(users)
    .where(and(eq(users.id, userId), or(ne(users.inviteCode, ''), ne(users.visitorHash, ''))))
    .for('update');
  return row ?? null;
}

export const emptySignUp = (db: Database, userId: number) =>
  db.update(users).set({ inviteCode: '', visitorHash: '' }).where(eq(users.id, userId));

export async function codeById(db: Database, id: number) {
  const [row] = await db
    .select({ id: referralCodes.id, userId: referralCodes.userId, blockedAt: referralCodes.blockedAt })
    .from(referralCodes)
    .where(eq(referralCodes.id, id));
  return row ?? null;
}

/** Once per sign-up. */
export const insertReferral = (db: Database, row: typeof referrals.$inferInsert) => db.insert(referrals).values(row).onConflictDoNothing();

export const refusePair = (db: Database, id: number, reason: string, at: Date) =>
  db
    .update(referrals)
    .set({ refusedReason: reason, refusedAt: at })
    .where(and(eq(referrals.id, id), eq(referrals.refusedReason, '')));

type Found = {
  id: number;
  email: string;
  phone: string;
  is_test: boolean;
  is_closed: boolean;
  places: (ReferralAddress & { phone: string })[];
  devices: string[];
  is_blocked: boolean;
  is_mutual: boolean;
  earlier: string[];
  staff: { email: string; phone: string }[];
};
/** Longer rings are friends of friends. */
const maxRingLength = 4;
/** The local part without tag and dots, for a coarse match; the rule then looks closer. */
const nameLike = (email: SQL): SQL => sql`replace(split_part(split_part(lower(${email}), '@', 1), '+', 1), '.', '')`;
type PairIds = { readonly referrerId: number; readonly refereeId: number; readonly codeId: number };

/** A pair in one query: all contact data of both, the code, mutual referral, earlier purchases with the address, and staff. */
export async function selectReferralPair(db: Database, { referrerId, refereeId, codeId }: PairIds) {
  const { rows } = await db.execute<Found>(sql`select u.id, u.email, u.phone_number as phone, u.is_test,
      (u.blocked_at is not null or u.deleted_at is not null) as is_closed,
      (select coalesce(json_agg(p), '[]'::json) from (
        select u.phone_number as phone, u.address as street, u.post_code as "postCode", u.country
        union select phone_number, address, post_code, country from receivers where user_id = u.id
        union select s.receiver_phone, s.street, s.post_code, s.country from order_shippings s join orders o on o.id = s.order_id where o.user_id = u.id
        limit 300) p) as places,
      (select coalesce(json_agg(d.visitor_hash), '[]'::json) from referral_devices d where d.user_id = u.id) as devices,
      exists (select 1 from referral_codes where id = ${codeId} and blocked_at is not null) as is_blocked,
      exists (with recursive chain (id, steps) as (select referrer_id, 1 from referrals where referee_id = ${referrerId}
        union all select r.referrer_id, c.steps + 1 from referrals r join chain c on r.referee_id = c.id where c.steps < ${maxRingLength})
        select 1 from chain where id = ${refereeId}) as is_mutual,
      (select coalesce(json_agg(o.email), '[]'::json) from orders o where u.id = ${refereeId} and o.payment_time < u.created_at
        and ${nameLike(sql`o.email`)} = ${nameLike(sql`u.email`)}) as earlier,
      (select coalesce(json_agg(json_build_object('email', m.email, 'phone', coalesce(m.phone_number, ''))), '[]'::json) from staff_members m) as staff
    from users u where u.id in (${referrerId}, ${refereeId})`);
  const person = (id: number): Omit<ReferralPerson, 'payers'> => {
    const row = rows.find((one) => Number(one.id) === id);
    if (!row) throw new Error(`no shopper ${id}`);
    const { email, places, devices } = row;
    return {
      id,
      email,
      places,
      devices,
      isTest: row.is_test,
      isClosed: row.is_closed,
      phones: [row.phone, ...places.map(({ phone }) => phone)],
    };
  };
  const [row] = rows;
  return {
    referrer: person(referrerId),
    referee: person(refereeId),
    isCodeBlocked: row?.is_blocked === true,
    isMutual: row?.is_mutual === true,
    earlierBuyers: rows.find((one) => Number(one.id) === refereeId)?.earlier ?? [],
    staff: row?.staff ?? [],
  };
}
