import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { writeOrderLetter } from '#areas/checkout/services/letters.server.ts';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { startJobs } from '#platform/jobs.server.ts';
import { freshDatabase, startPostgres } from '../../tests/kit/postgres.ts';
import { fillUp, inOrder, openShelves } from './buyers.ts';
import { type Fate, type Home, points, shopAt } from './d8-ground.ts';
import type { Drill, Ground } from './frame.ts';

/** kill -9 at each step of a sale, and anywhere: after the next start everything the provider took is in the books, once. */
export const kills: Drill = {
  name: 'D8',
  title: 'kill -9 before and after every step of a sale',
  engines: ['embedded', 'postgres'],
  rounds: { full: 100, short: 4 },
  sabotage: 'nobody reconciles after the kill',
  async run(ground) {
    const cluster = ground.engine === 'postgres' ? await startPostgres() : null;
    const folder = mkdtempSync(join(tmpdir(), 'tressline-kills-'));
    const home: Home = cluster ? { url: (await freshDatabase(cluster.url)).url } : { folder };
    try {
      await inside(ground, home, openShelves);
      for (let round = 0; round < ground.rounds; round += 1) {
        await inside(ground, home, (here) => fillUp(here, 101, 200));
        const told = await killed(fateOf(ground, home, round));
        await inside(ground, home, (here) => judge(here, told));
        if (round % 10 === 9) ground.say(`${round + 1} kills`);
      }
    } finally {
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** A sabotaged run dies where money was taken and nobody wrote it down. */
function fateOf({ random, isSabotaged }: Ground, home: Home, round: number): Fate {
  const point = isSabotaged ? 'capture' : (points[round % points.length] ?? 'anywhere');
  const fault = isSabotaged || random.isHit(0.5) ? 'killAfter' : 'killBefore';
  return { home, point, fault, place: round * 1000, afterMs: point === 'anywhere' ? random.int(100, 1500) : random.int(0, 300) };
}

/** Runs a shop until it is dead; answers the orders it had told somebody were paid. */
function killed(fate: Fate): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'd8-shop.ts'), JSON.stringify(fate)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, wrong] = ['', ''];
  child.stdout.on('data', (piece: Buffer) => {
    said += piece;
  });
  child.stderr.on('data', (piece: Buffer) => {
    wrong += piece;
  });
  return new Promise((done, fail) => {
    child.on('exit', (_, signal) =>
      signal === 'SIGKILL' ? done(said.split('\n').filter(Boolean)) : fail(new Error(`it was not killed: ${wrong}`)),
    );
  });
}

/** The shop opened anew, for a look and some work. */
async function inside(ground: Ground, home: Home, work: (here: Ground) => Promise<void>): Promise<void> {
  const { app, paypal } = await shopAt(home);
  try {
    await work({ ...ground, app, paypal });
  } finally {
    await app.store.close();
  }
}

/** Two minutes later: what the clock would do is done, and every law holds. */
async function judge(here: Ground, told: readonly string[]): Promise<void> {
  const { app, must, isSabotaged } = here;
  if (!isSabotaged) {
    await app.db.execute(sql`update payments set next_check_at = now() where next_check_at is not null`);
    await app.db.execute(sql`update webhook_events set received_at = received_at - interval '2 minutes' where processed_at is null`);
    await reconcile(app);
  }
  await app.db.execute(sql`update jobs set claimed_until = now() - interval '1 second' where state = 'running'`);
  const jobs = startJobs(app, { 'order-letter': writeOrderLetter }, 'after the kill');
  await quiet(here);
  await jobs.stop();
  for (const number of told) {
    const { rows } = await app.db.execute<{ status: number }>(sql`select status from orders where number = ${number}`);
    must(Number(rows[0]?.status) === 2, 'an order that was told to be paid is paid after the kill');
  }
  await inOrder(here);
}

/** When all letters are written. */
async function quiet({ app }: Ground): Promise<void> {
  for (let look = 0; look < 200; look += 1) {
    const { rows } = await app.db.execute<{ waiting: number }>(
      sql`select count(*)::integer as waiting from jobs where state in ('waiting', 'running')`,
    );
    if (Number(rows[0]?.waiting) === 0) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('letters are never written');
}
