import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hourMs, minuteMs } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { brokenRow, type Invariant } from '#platform/invariants/invariant.ts';
import { invariants } from '#platform/invariants.server.ts';
import { doNextJob } from '#platform/jobs.server.ts';
import type { Log } from '#platform/log.server.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { confirmAfterMs, maxAgeMs } from '../rules/invariant-states.ts';
import { checkWithin } from '../store/invariants.server.ts';
import {
  invariantAlarms,
  invariantJob,
  invariantOverview,
  requestInvariantCheck,
  runInvariantCheck,
  scheduleInvariantCheck,
} from './invariants.server.ts';

/** Two invariants for tests: one reads a table the tests fill, the other takes as long as it is told. */
const spent: Invariant = {
  name: 'spent',
  rule: 'no rate counter is above nine',
  broken: `select ${brokenRow({ record: ['counter', 'key'], values: ['9', 'count'] })} from rate_counters where count > 9`,
};
const steady: Invariant = { name: 'steady', rule: 'one is one', broken: `select ${brokenRow({ record: ['nothing', '1'] })} where 1 <> 1` };
const failing: Invariant = { name: 'steady', rule: 'one is one', broken: 'select 1 / 0' };

type Logged = { readonly level: 'error' | 'warn'; readonly fields: Record<string, unknown>; readonly message: string };
let app: TestApp;
let logged: Logged[];

beforeAll(async () => {
  const made = await testApp();
  const keep = (level: Logged['level']) => (fields: Record<string, unknown>, message: string) =>
    void logged.push({ level, fields, message });
  app = { ...made, log: { ...made.log, error: keep('error'), warn: keep('warn') } as unknown as Log };
});

beforeEach(async () => {
  logged = [];
  for (const table of ['jobs', 'invariant_results', 'rate_counters']) await app.db.execute(sql`delete from ${sql.identifier(table)}`);
});

const pass = (ms: number): void => {
  app.clock.at = new Date(app.clock.at.getTime() + ms);
};
const plant = () =>
  app.db.execute(
    sql`insert into rate_counters (bucket, key, window_start, count, expires_at) values ('test', 'planted', now(), 10, now() + interval '1 day') on conflict do nothing`,
  );
const mend = () => app.db.execute(sql`delete from rate_counters where key = 'planted'`);
/** Runs the due jobs, as an instance does. */
async function work(laws: readonly Invariant[] = [spent, steady]): Promise<number> {
  let count = 0;
  while (await doNextJob(app, { [invariantJob]: (inside, job) => runInvariantCheck(inside, job, laws) }, 'test')) count += 1;
  return count;
}
const stand = async (laws: readonly Invariant[] = [spent, steady]) =>
  Object.fromEntries((await invariantOverview(app, laws)).checks.map(({ name, state }) => [name, state]));
/** Breaks an invariant and confirms it with the second check. */
async function alarm(): Promise<void> {
  await plant();
  await scheduleInvariantCheck(app);
  await work();
  pass(confirmAfterMs);
  await work();
}

test('before the first check nothing is said to have passed', async () => {
  expect(await stand()).toEqual({ spent: 'notChecked', steady: 'notChecked' });
  expect(await invariantAlarms(app)).toEqual({ broken: [], staleSince: null });
});

test('the check runs once an hour, however many instances ask and however often', async () => {
  await Promise.all([scheduleInvariantCheck(app), scheduleInvariantCheck(app), scheduleInvariantCheck(app)]);
  expect(await work()).toBe(1);
  pass(50 * minuteMs);
  await scheduleInvariantCheck(app);
  expect(await work()).toBe(0);
  pass(10 * minuteMs);
  await scheduleInvariantCheck(app);
  expect(await work()).toBe(1);
  expect(await stand()).toEqual({ spent: 'passed', steady: 'passed' });
});

test('what is mended within the minute raises no alarm', async () => {
  await plant();
  await scheduleInvariantCheck(app);
  await work();
  expect((await invariantOverview(app, [spent, steady])).isRunning).toBe(true);
  await mend();
  pass(confirmAfterMs);
  await work();
  expect(await stand()).toEqual({ spent: 'passed', steady: 'passed' });
  expect(logged).toEqual([]);
});

test('a broken law is logged with its name and count, and says since when it is broken until it holds again', async () => {
  await alarm();
  const brokenAt = app.clock.at;
  expect(logged).toMatchObject([{ level: 'error', message: 'invariant broken', fields: { invariant: 'spent', brokenCount: 1 } }]);
  const { checks, isRunning } = await invariantOverview(app, [spent, steady]);
  expect(checks[0]).toMatchObject({
    state: 'broken',
    brokenCount: 1,
    brokenSince: brokenAt,
    rows: [{ record: 'counter:planted', found: 10 }],
  });
  expect(isRunning).toBe(false);
  pass(hourMs);
  await scheduleInvariantCheck(app);
  await work();
  expect((await invariantOverview(app, [spent])).checks[0]).toMatchObject({
    state: 'broken',
    brokenSince: brokenAt,
    checkedAt: app.clock.at,
  });
  await mend();
  pass(hourMs);
  await scheduleInvariantCheck(app);
  await work();
  expect((await invariantOverview(app, [spent])).checks[0]).toMatchObject({ state: 'passed', brokenSince: null, brokenCount: 0 });
});

test('a law that cannot answer is not checked, never passed, and stops no other law', async () => {
  await scheduleInvariantCheck(app);
  await work();
  pass(hourMs);
  await scheduleInvariantCheck(app);
  await work([failing, spent]);
  expect(await stand()).toEqual({ spent: 'passed', steady: 'notChecked' });
  expect(logged).toMatchObject([{ level: 'warn', message: 'invariant not checked', fields: { invariant: 'steady' } }]);
});

test('a law writes nothing, and on PostgreSQL one that takes too long is ended', async () => {
  const writing = `with gone as (delete from jobs returning id) select ${brokenRow({ record: ['job', 'id'] })} from gone`;
  await expect(checkWithin(app.db, { ...steady, broken: writing }, 1000)).rejects.toThrow();
  // The embedded engine cannot cancel a statement; shops on it are small enough.
  if (!process.env.TEST_DATABASE_URL) return;
  await expect(checkWithin(app.db, { ...steady, broken: `${steady.broken} or pg_sleep(30) is null` }, 100)).rejects.toThrow();
});

test('a broken law that cannot answer stays broken', async () => {
  await alarm();
  pass(hourMs);
  await scheduleInvariantCheck(app);
  await work([{ ...failing, name: 'spent' }, steady]);
  expect(await stand()).toEqual({ spent: 'broken', steady: 'passed' });
});

test('checks that stopped coming are reported as such', async () => {
  await scheduleInvariantCheck(app);
  await work([...invariants]);
  expect(await invariantAlarms(app)).toEqual({ broken: [], staleSince: null });
  const checkedAt = app.clock.at;
  pass(maxAgeMs + 1);
  expect(await invariantAlarms(app)).toEqual({ broken: [], staleSince: checkedAt });
  expect(Object.values(await stand([...invariants])).every((state) => state === 'notChecked')).toBe(true);
});

test('results of laws that no longer exist are forgotten', async () => {
  await alarm();
  pass(hourMs);
  await scheduleInvariantCheck(app);
  await work([steady]);
  expect(await stand()).toEqual({ spent: 'notChecked', steady: 'passed' });
});

test('owner and manager can check now, others cannot; two presses are one check', async () => {
  await app.db.execute(sql`insert into staff_members (id, username, email, password_hash, first_name, last_name)
    values (1, 'owner', 'owner@tressline.test', 'x', 'Olga', 'Owens')`);
  const as = (role: 'manager' | 'finance') => ({ ...anonymousCaller, staff: { id: 1, roles: [role] } });
  await expect(requestInvariantCheck(app, as('finance'))).rejects.toMatchObject({ why: 'forbidden' });
  await Promise.all([requestInvariantCheck(app, as('manager')), requestInvariantCheck(app, as('manager'))]);
  expect((await invariantOverview(app)).isRunning).toBe(true);
  expect(await work()).toBe(1);
  expect((await invariantOverview(app)).isRunning).toBe(false);
});
