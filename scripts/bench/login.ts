import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mount } from '#api/mount.server.ts';
import { users } from '#areas/shoppers/tables.ts';
import { type App, anonymousCaller } from '#platform/app.ts';
import { openEmbeddedStore, type Store } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { hashPassword } from '#platform/passwords.server.ts';
import { handlers } from '../../src/calls.server.ts';
import { freshDatabase, postgresBinaries, startPostgres } from '../../tests/kit/postgres.ts';
import { timed } from './browse.ts';
import { appOn } from './goods.ts';
import { type Spread, spreadOf } from './ranks.ts';

export type LoginFigures = {
  readonly name: string;
  /** An unknown address, and a wrong password: their times must be indistinguishable. */
  readonly unknown: Spread;
  readonly wrong: Spread;
  /** How many concurrent shoppers could log in repeatedly with p95 below the limit, and at what p95. */
  readonly held: number;
  readonly heldP95: number;
  /** Logins a second at that crowd. */
  readonly perSecond: number;
  readonly failed: number;
};

const password = 'nine lace fronts';
const [samples, people, triesEach] = [500, 128, 5];
const [lineMs, levelMs, maxTotalMs] = [200, 4000, 40_000];
const emailOf = (at: number): string => `shopper${at}@bench.test`;

/** Logins by call on both engines, or only on the embedded one without PostgreSQL. */
export async function measureLogins(): Promise<LoginFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tressline-login-'));
  const cluster = postgresBinaries() ? await startPostgres() : null;
  const engines: [string, () => Promise<Store>][] = [['embedded', () => openEmbeddedStore(null)]];
  if (cluster) engines.push(['PostgreSQL', async () => openPostgresStore((await freshDatabase(cluster.url)).url, () => undefined)]);
  const figures: LoginFigures[] = [];
  try {
    for (const [name, open] of engines) {
      const store = await open();
      figures.push({ name, ...(await measured(appOn(store, folder))) });
      await store.close();
    }
  } finally {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

async function measured(app: App): Promise<Omit<LoginFigures, 'name'>> {
  const passwordHash = await hashPassword(password);
  const activatedAt = app.now();
  const rows = Array.from({ length: people }, (_, at) => ({
    email: emailOf(at),
    passwordHash,
    firstName: 'Ann',
    lastName: 'Cole',
    activatedAt,
  }));
  await app.db.insert(users).values(rows);
  const attemptLogin = asker(app);
  for (let at = 0; at < 20; at += 1) await attemptLogin(emailOf(at), password, at);
  const samplesOf = (email: (at: number) => string) => (at: number) => attemptLogin(email(at), 'not this one', 1000 + at);
  // Alternating, so that other load affects both alike.
  const [unknown = none, wrong = none] = await measureAlternating(
    samplesOf((at) => `nobody${at}@bench.test`),
    samplesOf((at) => emailOf(Math.floor(at / triesEach))),
  );
  return { unknown, wrong, ...(await measureMaxShoppers(attemptLogin)) };
}

const none: Spread = { p50: 0, p95: 0 };
type AttemptLogin = (email: string, given: string, from: number) => Promise<number>;

/** Each caller has its own address, as shoppers do. */
function asker(app: App): AttemptLogin {
  const web = mount(handlers, app, async (request) => ({ ...anonymousCaller, ip: request.headers.get('x-from') ?? '' }));
  return async (email, given, from) => {
    const answer = await web.request('http://127.0.0.1/v1/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-from': `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}` },
      body: JSON.stringify({ email, password: given }),
    });
    return answer.status;
  };
}

async function measureAlternating(...tasks: ((at: number) => Promise<unknown>)[]): Promise<Spread[]> {
  const times: number[][] = tasks.map(() => []);
  for (let at = 0; at < samples; at += 1) for (const [which, work] of tasks.entries()) times[which]?.push(await timed(() => work(at)));
  return times.map(spreadOf);
}

/** Doubles until they wait too long. */
async function measureMaxShoppers(attemptLogin: AttemptLogin): Promise<Pick<LoginFigures, 'held' | 'heldP95' | 'perSecond' | 'failed'>> {
  const begun = performance.now();
  let best = { held: 0, heldP95: 0, perSecond: 0, failed: 0 };
  for (let shoppers = 1; shoppers <= people && performance.now() - begun < maxTotalMs; shoppers *= 2) {
    const { times, failed } = await measureShoppers(attemptLogin, shoppers);
    const { p95 } = spreadOf(times);
    if (p95 >= lineMs || failed > 0) return { ...best, failed };
    best = { held: shoppers, heldP95: p95, perSecond: (times.length / levelMs) * 1000, failed };
  }
  return best;
}

async function measureShoppers(attemptLogin: AttemptLogin, shoppers: number): Promise<{ times: number[]; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  const until = performance.now() + levelMs;
  const shopper = async (who: number) => {
    while (performance.now() < until)
      times.push(
        await timed(async () => {
          if ((await attemptLogin(emailOf(who), password, who)) !== 200) failed += 1;
        }),
      );
  };
  await Promise.all(Array.from({ length: shoppers }, (_, who) => shopper(who)));
  return { times, failed };
}
