import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { referralClicks, referralCodes, referralTouches } from '../tables.ts';

export async function openCode(db: Database, code: string) {
  const [row] = await db
    .select({ id: referralCodes.id, userId: referralCodes.userId })
    .from(referralCodes)
    .where(and(sql`upper(${referralCodes.code}) = ${code}`, isNull(referralCodes.blockedAt)));
  return row ?? null;
}

/** The first code stays; only an expired one is replaced. One statement. */
export const upsertTouch = (db: Database, row: typeof referralTouches.$inferInsert & { createdAt: Date }) =>
  db
    .insert(referralTouches)
    .values(row)
    .onConflictDoUpdate({
      target: referralTouches.visitorHash,
      set: { codeId: row.codeId, landingPath: row.landingPath ?? '', createdAt: row.createdAt, expiresAt: row.expiresAt },
      setWhere: lte(referralTouches.expiresAt, row.createdAt),
    });

/** Once a day per visitor and code. */
export async function countClick(db: Database, row: typeof referralClicks.$inferInsert): Promise<boolean> {
  const made = await db.insert(referralClicks).values(row).onConflictDoNothing().returning({ codeId: referralClicks.codeId });
  if (made.length === 0) return false;
  await db
    .update(referralCodes)
    .set({ clickCount: sql`${referralCodes.clickCount} + 1` })
    .where(eq(referralCodes.id, row.codeId));
  return true;
}

/** Deletes who clicked on past days; the count stays. */
export const forgetClicks = (db: Database, before: string) => db.delete(referralClicks).where(lt(referralClicks.day, before));

export const forgetTouches = (db: Database, endedBefore: Date) =>
  db.delete(referralTouches).where(lt(referralTouches.expiresAt, endedBefore));

/** More browsers than anybody has. */
const maxDevices = 100;

export const insertDevice = (db: Database, userId: number, visitorHash: string, at: Date) =>
  db.execute(sql`insert into referral_devices (user_id, visitor_hash, created_at) select ${userId}, ${visitorHash}, ${at.toISOString()}::timestamptz
    where (select count(*) from referral_devices where user_id = ${userId}) < ${maxDevices} on conflict do nothing`);

/** A cookie we set and that came back. */
export async function isKnown(db: Database, visitorHash: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from referral_touches where visitor_hash = ${visitorHash}
    union all select 1 from referral_devices where visitor_hash = ${visitorHash} limit 1`);
  return rows.length > 0;
}

export async function touchOf(db: Database, visitorHash: string) {
  const [row] = await db
    .select({ codeId: referralTouches.codeId, createdAt: referralTouches.createdAt, expiresAt: referralTouches.expiresAt })
    .from(referralTouches)
    .where(eq(referralTouches.visitorHash, visitorHash));
  return row ?? null;
}
