import { sql } from 'drizzle-orm';
import { type App, transact } from './app.ts';
import type { Database } from './database/open.server.ts';
import type { summedBooks } from './tables.ts';

type Book = (typeof summedBooks)[number];
/** Makes the sums of one day anew, from the rows they sum up. */
export type SumUp = (db: Database, day: string, now: Date) => Promise<void>;

// Triggers write a mark in the transaction of the change, so whoever sees it sees the change; it is never looked for before it
// is written, so that two sales never wait for each other.

/** Any numbers will do as long as every instance uses the same ones. */
const locks: Readonly<Record<Book, number>> = { orders: 7_214_011, ledger: 7_214_012, checks: 7_214_013 };
/** So many days are summed up while somebody waits for a page; a change of many months is left to the chore. */
const mostAtRead = 31;
const mostByChore = 1000;

/**
 * Sums up the days that changed, the newest first, each in a transaction of its own. Marks are taken away before the rows are
 * read: what commits in between leaves a mark of its own. Answers whether all is summed up.
 */
export async function freshen(app: App, book: Book, sumUp: SumUp, mostDays = mostAtRead): Promise<boolean> {
  for (let count = 0; count < mostDays; count += 1) {
    const [day] = await markedDays(app.db, book);
    if (day === undefined) return true;
    if (!(await sumUpDay(app, book, day, sumUp))) return false;
  }
  return (await markedDays(app.db, book)).length === 0;
}

export const freshenAll = (app: App, book: Book, sumUp: SumUp): Promise<boolean> => freshen(app, book, sumUp, mostByChore);

/** False when somebody else is summing up this moment: that is as good. */
const sumUpDay = (app: App, book: Book, day: string, sumUp: SumUp): Promise<boolean> =>
  transact(app, async ({ db, now }) => {
    const { rows } = await db.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${locks[book]}) as mine`);
    if (rows[0]?.mine !== true) return false;
    await db.execute(sql`delete from day_marks where book = ${book} and day = ${day}`);
    await sumUp(db, day, now());
    return true;
  });

async function markedDays(db: Database, book: Book): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(
    sql`select to_char(day, 'YYYY-MM-DD') as day from day_marks where book = ${book} order by day_marks.day desc limit 1`,
  );
  return rows.map(({ day }) => day);
}
