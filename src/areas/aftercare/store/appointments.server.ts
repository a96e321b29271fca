import { and, asc, desc, eq, gt, gte, ilike, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { videoGoods, videos } from '#areas/content/tables/media.ts';
import { orders } from '#areas/orders/tables/orders.ts';
import type { Database } from '#platform/database/open.server.ts';
import { uploads } from '#platform/tables.ts';
import { upcomingStatuses } from '../rules/appointments.ts';
import { appointmentGoods, videoAppointments, videoSlots } from '../tables/promises.ts';

export type AppointmentRow = typeof videoAppointments.$inferSelect;
export type NewAppointment = typeof videoAppointments.$inferInsert;
export type SlotRow = typeof videoSlots.$inferSelect;

const hasCapacity = and(isNull(videoSlots.closedAt), lt(videoSlots.bookedCount, videoSlots.capacity));

/** Next first. */
export const freeSlots = (db: Database, from: Date, to: Date) =>
  db
    .select({ id: videoSlots.id, startsAt: videoSlots.startsAt, endsAt: videoSlots.endsAt })
    .from(videoSlots)
    .where(and(gte(videoSlots.startsAt, from), lte(videoSlots.startsAt, to), hasCapacity))
    .orderBy(asc(videoSlots.startsAt), asc(videoSlots.id))
    .limit(500);

/** One conditional update. */
export async function reserveSlot(db: Database, id: number, from: Date): Promise<SlotRow | null> {
  const [slot] = await db
    .update(videoSlots)
    .set({ bookedCount: sql`${videoSlots.bookedCount} + 1` })
    .where(and(eq(videoSlots.id, id), gte(videoSlots.startsAt, from), hasCapacity))
    .returning();
  return slot ?? null;
}

export const releaseSlot = (db: Database, id: number) =>
  db
    .update(videoSlots)
    .set({ bookedCount: sql`${videoSlots.bookedCount} - 1` })
    .where(and(eq(videoSlots.id, id), gt(videoSlots.bookedCount, 0)));

export async function slotById(db: Database, id: number): Promise<SlotRow | null> {
  const [row] = await db.select().from(videoSlots).where(eq(videoSlots.id, id));
  return row ?? null;
}

export async function nextAppointmentId(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`select nextval(pg_get_serial_sequence('video_appointments', 'id'))::integer as id`);
  return Number(rows[0]?.id ?? 0);
}

/** False when the same email address already has this time. */
export async function insertAppointment(db: Database, row: NewAppointment, skuIds: readonly number[]): Promise<boolean> {
  const made = await db.insert(videoAppointments).values(row).onConflictDoNothing().returning({ id: videoAppointments.id });
  const [first] = made;
  if (!first) return false;
  if (skuIds.length > 0) await db.insert(appointmentGoods).values(skuIds.map((skuId) => ({ appointmentId: first.id, skuId })));
  return true;
}

export async function appointmentBy(
  db: Database,
  where: { readonly number: string } | { readonly id: number } | { readonly codeHash: string },
) {
  const [row] = await db
    .select()
    .from(videoAppointments)
    .where(
      'number' in where
        ? eq(videoAppointments.number, where.number)
        : 'id' in where
          ? eq(videoAppointments.id, where.id)
          : eq(videoAppointments.clipCodeHash, where.codeHash),
    );
  return row ?? null;
}

/** Null when it is over; one conditional update. */
export async function updateUpcomingAppointment(db: Database, id: number, slotId: number | null, changes: Partial<NewAppointment>) {
  const [row] = await db
    .update(videoAppointments)
    .set(changes)
    .where(
      and(
        eq(videoAppointments.id, id),
        inArray(videoAppointments.status, upcomingStatuses),
        slotId === null ? isNull(videoAppointments.slotId) : eq(videoAppointments.slotId, slotId),
      ),
    )
    .returning();
  return row ?? null;
}

export const setAppointment = (db: Database, id: number, changes: Partial<NewAppointment>) =>
  db.update(videoAppointments).set(changes).where(eq(videoAppointments.id, id));

export const selectAppointmentGoods = (db: Database, appointmentIds: readonly number[]) =>
  db
    .select({
      appointmentId: appointmentGoods.appointmentId,
      skuId: skus.id,
      spuId: skus.spuId,
      code: skus.code,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
    })
    .from(appointmentGoods)
    .innerJoin(skus, eq(skus.id, appointmentGoods.skuId))
    .where(inArray(appointmentGoods.appointmentId, [...appointmentIds]))
    .orderBy(asc(appointmentGoods.appointmentId), asc(skus.id))
    .limit(1000);

const goodsColumns = {
  id: skus.id,
  code: skus.code,
  nameEn: skus.nameEn,
  nameZh: skus.nameZh,
  priceCents: skus.payableCents,
};
const isOffered = and(eq(skus.isHidden, false), isNull(skus.deletedAt));

/** By id or code. */
export const goodsNamed = (db: Database, ids: readonly number[], codes: readonly string[]) =>
  db
    .select(goodsColumns)
    .from(skus)
    .where(
      and(isOffered, sql`(${skus.id} = any(${sql.param([...ids])}::integer[]) or ${skus.code} = any(${sql.param([...codes])}::text[]))`),
    )
    .limit(10);

const searchableText = sql`(${skus.searchText} || ' ' || ${spus.searchText} || ' ' || ${skus.code})`;

/** Products that match every word. */
export const goodsLike = (db: Database, terms: readonly string[], limit: number) =>
  db
    .select(goodsColumns)
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .where(and(isOffered, ...terms.map((term) => ilike(searchableText, `%${term.replace(/[\\%_]/g, '\\$&')}%`))))
    .orderBy(desc(skus.soldCount), asc(skus.id))
    .limit(limit);

export async function ownOrderId(db: Database, userId: number, number: string): Promise<number | null> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.number, number)));
  return row?.id ?? null;
}

export const recentOrders = (db: Database, userId: number) =>
  db
    .select({ number: orders.number, createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
    .limit(10);

/** Claimed before the email is written. */
export const dueReminders = (db: Database, from: Date, to: Date) =>
  db
    .select({ id: videoAppointments.id })
    .from(videoAppointments)
    .innerJoin(videoSlots, eq(videoSlots.id, videoAppointments.slotId))
    .where(
      and(
        inArray(videoAppointments.status, upcomingStatuses),
        isNull(videoAppointments.remindedAt),
        gt(videoSlots.startsAt, from),
        lte(videoSlots.startsAt, to),
      ),
    )
    .orderBy(asc(videoSlots.startsAt))
    .limit(100);

export async function claimReminder(db: Database, id: number, now: Date): Promise<AppointmentRow | null> {
  const [row] = await db
    .update(videoAppointments)
    .set({ remindedAt: now })
    .where(and(eq(videoAppointments.id, id), isNull(videoAppointments.remindedAt), inArray(videoAppointments.status, upcomingStatuses)))
    .returning();
  return row ?? null;
}

/** Existing slots stay as they are. */
export async function insertSlots(db: Database, rows: readonly (typeof videoSlots.$inferInsert)[]): Promise<number> {
  return rows.length === 0
    ? 0
    : (
        await db
          .insert(videoSlots)
          .values([...rows])
          .onConflictDoNothing()
          .returning({ id: videoSlots.id })
      ).length;
}

export async function reopenSlots(db: Database, startsAt: readonly Date[], capacity: number): Promise<number> {
  const rows = await db
    .update(videoSlots)
    .set({ capacity: sql`greatest(${capacity}, ${videoSlots.bookedCount})`, closedAt: null })
    .where(and(inArray(videoSlots.startsAt, [...startsAt]), isNotNull(videoSlots.closedAt)))
    .returning({ id: videoSlots.id });
  return rows.length;
}

/** A slot never booked is deleted; any other is closed to new bookings. */
export async function closeSlotRow(db: Database, id: number, at: Date): Promise<void> {
  const gone = await db
    .delete(videoSlots)
    .where(
      and(
        eq(videoSlots.id, id),
        eq(videoSlots.bookedCount, 0),
        sql`not exists (select 1 from video_appointments a where a.slot_id = video_slots.id)`,
      ),
    )
    .returning({ id: videoSlots.id });
  if (gone.length === 0) await db.update(videoSlots).set({ closedAt: at }).where(eq(videoSlots.id, id));
}

export const slotsBetween = (db: Database, from: Date, to: Date) =>
  db
    .select()
    .from(videoSlots)
    .where(and(gte(videoSlots.startsAt, from), lt(videoSlots.startsAt, to)))
    .orderBy(asc(videoSlots.startsAt), asc(videoSlots.id))
    .limit(1000);

export const appointmentsIn = (db: Database, slotIds: readonly number[]) =>
  db
    .select()
    .from(videoAppointments)
    .where(inArray(videoAppointments.slotId, [...slotIds]))
    .orderBy(asc(videoAppointments.id))
    .limit(1000);

/** Clip requests without a video. */
export const selectClipRequests = (db: Database) =>
  db
    .select()
    .from(videoAppointments)
    .where(and(eq(videoAppointments.channel, 'clip'), inArray(videoAppointments.status, upcomingStatuses)))
    .orderBy(asc(videoAppointments.createdAt))
    .limit(50);

export async function insertUpload(db: Database, row: typeof uploads.$inferInsert): Promise<number> {
  const [made] = await db.insert(uploads).values(row).returning({ id: uploads.id });
  return made?.id ?? 0;
}

export async function selectClipUpload(db: Database, id: number) {
  const [row] = await db
    .select({
      key: uploads.key,
      createdAt: uploads.createdAt,
      contentType: uploads.contentType,
      width: uploads.width,
      height: uploads.height,
    })
    .from(uploads)
    .where(eq(uploads.id, id));
  return row ?? null;
}

export async function insertVideo(db: Database, row: typeof videos.$inferInsert, goods: readonly { spuId: number; skuId: number }[]) {
  const [made] = await db.insert(videos).values(row).returning({ id: videos.id });
  const videoId = made?.id ?? 0;
  const groups = [...new Map(goods.map((one) => [one.spuId, one])).values()];
  if (groups.length > 0) await db.insert(videoGoods).values(groups.map((one, position) => ({ ...one, videoId, position })));
  return videoId;
}

export async function publishedKey(db: Database, slug: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ key: uploads.key })
    .from(videos)
    .innerJoin(videoAppointments, eq(videoAppointments.videoId, videos.id))
    .innerJoin(uploads, eq(uploads.id, videoAppointments.clipUploadId))
    .where(and(eq(videos.slug, slug), lte(videos.publishedAt, now)))
    .limit(1);
  return row?.key ?? null;
}
