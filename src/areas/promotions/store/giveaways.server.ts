import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { giveawayDraws, giveawayEntries, giveaways, giveawayWinners } from '../tables/giveaways.ts';

export type GiveawayRow = typeof giveaways.$inferSelect;
export type EntryRow = typeof giveawayEntries.$inferSelect;

/** In the draw: confirmed and not withdrawn. */
const stands = and(isNotNull(giveawayEntries.confirmedAt), isNull(giveawayEntries.withdrawnAt));

// In a single-table query columns have no table name, so those of the outer table are qualified here.
const entryCount = sql<number>`(select count(*)::int from ${giveawayEntries} as entry where entry.giveaway_id = ${giveaways}.id
  and entry.confirmed_at is not null and entry.withdrawn_at is null)`;

/** Latest end first. */
export const publicGiveaways = (db: Database, limit: number) =>
  db
    .select({ giveaway: giveaways, entryCount })
    .from(giveaways)
    .where(ne(giveaways.state, 'draft'))
    .orderBy(desc(giveaways.endsAt), desc(giveaways.id))
    .limit(limit);

/** Permanent addresses, with whether entries are final. */
export const publicAddresses = (db: Database, limit: number) =>
  db
    .select({ slug: giveaways.slug, updatedAt: giveaways.updatedAt, hasList: isNotNull(giveawayDraws.giveawayId).mapWith(Boolean) })
    .from(giveaways)
    .leftJoin(giveawayDraws, eq(giveawayDraws.giveawayId, giveaways.id))
    .where(and(ne(giveaways.state, 'draft'), ne(giveaways.state, 'cancelled')))
    .orderBy(asc(giveaways.id))
    .limit(limit);

export async function publicGiveaway(db: Database, slug: string) {
  const [row] = await db
    .select({ giveaway: giveaways, entryCount })
    .from(giveaways)
    .where(and(eq(giveaways.slug, slug), ne(giveaways.state, 'draft')));
  return row ?? null;
}

/** Shared lock against closing until the entry is written. */
export async function giveawayForEntry(db: Database, by: { slug: string } | { id: number }): Promise<GiveawayRow | null> {
  const where = 'slug' in by ? eq(giveaways.slug, by.slug) : eq(giveaways.id, by.id);
  const [row] = await db.select().from(giveaways).where(where).for('share');
  return row ?? null;
}

/** Exclusive lock for closing, drawing and changing. */
export async function lockGiveaway(db: Database, id: number): Promise<GiveawayRow | null> {
  const [row] = await db.select().from(giveaways).where(eq(giveaways.id, id)).for('update');
  return row ?? null;
}

/** Null when the slug is taken. */
export async function insertGiveaway(db: Database, row: typeof giveaways.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(giveaways).values(row).onConflictDoNothing().returning({ id: giveaways.id });
  return made?.id ?? null;
}
export async function isGiveawaySlugTaken(db: Database, slug: string, butId: number): Promise<boolean> {
  const rows = await db
    .select({ id: giveaways.id })
    .from(giveaways)
    .where(and(eq(giveaways.slug, slug), ne(giveaways.id, butId)))
    .limit(1);
  return rows.length > 0;
}
export const updateGiveawayRow = (db: Database, id: number, row: Partial<typeof giveaways.$inferInsert>) =>
  db.update(giveaways).set(row).where(eq(giveaways.id, id));
export const deleteGiveawayRow = (db: Database, id: number) => db.delete(giveaways).where(eq(giveaways.id, id));

/** New, or the existing one of this person. */
export async function entryFor(db: Database, row: typeof giveawayEntries.$inferInsert): Promise<EntryRow | null> {
  await db.insert(giveawayEntries).values(row).onConflictDoNothing();
  const [found] = await db
    .select()
    .from(giveawayEntries)
    .where(and(eq(giveawayEntries.giveawayId, row.giveawayId), eq(giveawayEntries.emailStem, row.emailStem)));
  return found ?? null;
}

export const saveConfirmHash = (db: Database, id: number, confirmTokenHash: string) =>
  db.update(giveawayEntries).set({ confirmTokenHash }).where(eq(giveawayEntries.id, id));

export async function entryByConfirm(db: Database, confirmTokenHash: string): Promise<EntryRow | null> {
  const [row] = await db.select().from(giveawayEntries).where(eq(giveawayEntries.confirmTokenHash, confirmTokenHash));
  return row ?? null;
}
export async function selectGiveawayEntry(db: Database, id: number): Promise<EntryRow | null> {
  const [row] = await db.select().from(giveawayEntries).where(eq(giveawayEntries.id, id));
  return row ?? null;
}

/** False when already confirmed. */
export async function markEntryConfirmed(db: Database, id: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(giveawayEntries)
    .set({ confirmedAt: at, withdrawnAt: null })
    .where(and(eq(giveawayEntries.id, id), or(isNull(giveawayEntries.confirmedAt), isNotNull(giveawayEntries.withdrawnAt))))
    .returning({ id: giveawayEntries.id });
  return rows.length > 0;
}
/** Clears the confirmation token. */
export async function markWithdrawn(db: Database, id: number, at: Date): Promise<void> {
  await db
    .update(giveawayEntries)
    .set({ withdrawnAt: at, confirmTokenHash: null })
    .where(and(eq(giveawayEntries.id, id), isNull(giveawayEntries.withdrawnAt)));
}

/** One confirmed friend gives one extra ticket, once. */
export async function giveShareTicket(db: Database, giveawayId: number, entryId: number): Promise<void> {
  await db
    .update(giveawayEntries)
    .set({ shareCount: 1 })
    .where(and(eq(giveawayEntries.id, entryId), eq(giveawayEntries.giveawayId, giveawayId), eq(giveawayEntries.shareCount, 0), stands));
}

export const selectActiveEntries = (db: Database, giveawayId: number) =>
  db
    .select({
      id: giveawayEntries.id,
      email: giveawayEntries.email,
      receipt: giveawayEntries.receipt,
      shareCount: giveawayEntries.shareCount,
    })
    .from(giveawayEntries)
    .where(and(eq(giveawayEntries.giveawayId, giveawayId), stands))
    .orderBy(asc(giveawayEntries.id));

export async function countEntries(db: Database, giveawayId: number): Promise<{ all: number; standing: number; withdrawn: number }> {
  const [row] = await db
    .select({
      all: count(),
      standing: sql<number>`count(*) filter (where ${stands})::int`,
      withdrawn: sql<number>`count(*) filter (where ${giveawayEntries.withdrawnAt} is not null)::int`,
    })
    .from(giveawayEntries)
    .where(eq(giveawayEntries.giveawayId, giveawayId));
  return row ?? { all: 0, standing: 0, withdrawn: 0 };
}

/** Whether something public changed: an entry, a start or an end. */
export async function hasChangedSince(db: Database, since: Date, now: Date): Promise<boolean> {
  const [from, to] = [since.toISOString(), now.toISOString()];
  const rows = await db
    .select({ id: giveaways.id })
    .from(giveaways)
    .where(
      and(
        ne(giveaways.state, 'draft'),
        sql`(${giveaways.startsAt} > ${from} and ${giveaways.startsAt} <= ${to}
          or ${giveaways.endsAt} > ${from} and ${giveaways.endsAt} <= ${to}
          or exists (select 1 from ${giveawayEntries} where ${giveawayEntries.giveawayId} = ${giveaways.id}
            and (${giveawayEntries.confirmedAt} > ${from} or ${giveawayEntries.withdrawnAt} > ${from})))`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export const giveawaysToClose = (db: Database, now: Date) =>
  db
    .select({ id: giveaways.id })
    .from(giveaways)
    .where(and(eq(giveaways.state, 'open'), sql`${giveaways.endsAt} <= ${now.toISOString()}`))
    .orderBy(asc(giveaways.id))
    .limit(50);

/** False when the list is already closed. */
export async function insertList(db: Database, row: typeof giveawayDraws.$inferInsert): Promise<boolean> {
  const rows = await db.insert(giveawayDraws).values(row).onConflictDoNothing().returning({ id: giveawayDraws.giveawayId });
  return rows.length > 0;
}
export async function selectGiveawayDraw(db: Database, giveawayId: number) {
  const [row] = await db.select().from(giveawayDraws).where(eq(giveawayDraws.giveawayId, giveawayId));
  return row ?? null;
}
/** Once: false for the second caller. */
export async function markDrawn(db: Database, giveawayId: number, drawn: { seed: string; staffId: number | null; drawnAt: Date }) {
  const rows = await db
    .update(giveawayDraws)
    .set(drawn)
    .where(and(eq(giveawayDraws.giveawayId, giveawayId), isNull(giveawayDraws.seed)))
    .returning({ id: giveawayDraws.giveawayId });
  return rows.length > 0;
}

export const entriesIn = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(giveawayEntries)
    .where(inArray(giveawayEntries.id, [...ids]))
    .limit(ids.length);

export const insertWinners = (db: Database, rows: (typeof giveawayWinners.$inferInsert)[]) => db.insert(giveawayWinners).values(rows);

/** A hundred winners, a hundred reserves, and entrants who withdrew after closing. */
const maxDrawn = 5000;

export const winnersOf = (db: Database, giveawayId: number) =>
  db
    .select({
      winner: giveawayWinners,
      name: giveawayEntries.name,
      email: giveawayEntries.email,
      country: giveawayEntries.country,
      language: giveawayEntries.language,
    })
    .from(giveawayWinners)
    .innerJoin(giveawayEntries, eq(giveawayEntries.id, giveawayWinners.entryId))
    .where(eq(giveawayWinners.giveawayId, giveawayId))
    .orderBy(asc(giveawayWinners.place))
    .limit(maxDrawn);

export async function winnerById(db: Database, id: number) {
  const [row] = await db.select().from(giveawayWinners).where(eq(giveawayWinners.id, id)).for('update');
  return row ?? null;
}
export const updateWinner = (db: Database, id: number, row: Partial<typeof giveawayWinners.$inferInsert>) =>
  db.update(giveawayWinners).set(row).where(eq(giveawayWinners.id, id));

export async function nextReserve(db: Database, giveawayId: number) {
  const [row] = await db
    .select()
    .from(giveawayWinners)
    .where(and(eq(giveawayWinners.giveawayId, giveawayId), eq(giveawayWinners.state, 'reserve')))
    .orderBy(asc(giveawayWinners.place))
    .limit(1)
    .for('update');
  return row ?? null;
}

export const overdueWinners = (db: Database, now: Date) =>
  db
    .select({ id: giveawayWinners.id })
    .from(giveawayWinners)
    .where(and(eq(giveawayWinners.state, 'contacted'), sql`${giveawayWinners.answerBy} <= ${now.toISOString()}`))
    .orderBy(asc(giveawayWinners.id))
    .limit(50);

/** Two months after the end entrants are deleted; the published list needs no names. */
export const forgetEntrants = (db: Database, endedBefore: Date) =>
  db
    .update(giveawayEntries)
    .set({
      name: '-',
      email: sql`'entry-' || ${giveawayEntries.id} || '@gone.invalid'`,
      emailStem: sql`'entry-' || ${giveawayEntries.id} || '@gone.invalid'`,
      userId: null,
    })
    .where(
      and(
        sql`${giveawayEntries.email} not like '%@gone.invalid'`,
        inArray(
          giveawayEntries.giveawayId,
          db
            .select({ id: giveaways.id })
            .from(giveaways)
            .where(and(inArray(giveaways.state, ['published', 'cancelled']), sql`${giveaways.endsAt} <= ${endedBefore.toISOString()}`)),
        ),
      ),
    );
