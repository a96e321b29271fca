import { sql } from 'drizzle-orm';
import { staffMembers, staffRoles, staffSessions } from '#areas/staff/tables.ts';
import { seedDemo } from '#demo/demo.server.ts';
import { dayMs, later } from '#kernel/dates.ts';
import type { Store } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { hashToken, newToken } from '#platform/tokens.server.ts';
import { roles } from '#site/page.ts';
import { freshDatabase, postgresBinaries, startPostgres } from '../../tests/kit/postgres.ts';
import { spread } from './browse.ts';
import { addressesOf, detailsIn, listPaths } from './office-addresses.ts';
import type { Spread } from './ranks.ts';
import { serveShop } from './shops.ts';

export type OfficeBenchOptions = {
  readonly skus: number;
  readonly orders: number;
  /** A shop loaded before by `npm run seed`; without it a new one is loaded and deleted. */
  readonly database: string | null;
  /** Pages to measure, such as /bg/stock/query; none means all. */
  readonly only: readonly string[];
  readonly report: (message: string) => void;
};
export type OfficeFigure = {
  readonly address: string;
  readonly kind: 'list' | 'analysis' | 'other';
  readonly spread: Spread;
  readonly failed: number;
};

const [warmUps, rounds] = [2, 20];
/** A much too slow address is recognized after some rounds. */
const maxSampleMs = 6000;
const analysis = 'bg/data_analysis';

/** A large shop on PostgreSQL: every office page with every sort and filter, requested like a navigating browser. */
export async function measureOffice(options: OfficeBenchOptions): Promise<OfficeFigure[] | null> {
  if (options.database) return measureOn(options.database, options);
  if (!postgresBinaries()) return null;
  const cluster = await startPostgres();
  try {
    const { url } = await freshDatabase(cluster.url);
    const store = await openPostgresStore(url, () => undefined);
    await seedDemo(store, { now: new Date(), skuTarget: options.skus, orderTarget: options.orders, report: options.report });
    await store.close();
    return await measureOn(url, options);
  } finally {
    await cluster.stop();
  }
}

async function measureOn(url: string, { report, only }: OfficeBenchOptions): Promise<OfficeFigure[]> {
  const store = await openPostgresStore(url, () => undefined);
  const token = await signIn(store);
  const began = Date.now();
  const shop = await serveShop({ cache: true, env: { DATABASE_URL: url, DEMO: '0' } });
  report(`the shop stands after ${((Date.now() - began) / 1000).toFixed(1)} s`);
  try {
    await caughtUp(store, report);
    return await measured(shop.origin, { cookie: `Staff-Token=${token}` }, { report, only });
  } finally {
    await shop.stop();
    await store.close();
  }
}

/** A newly loaded shop first processes half a year of price drops; it is measured after that. */
async function caughtUp({ db }: Store, report: OfficeBenchOptions['report']): Promise<void> {
  for (let checks = 0; ; checks += 1) {
    const { rows } = await db.execute<{ found: string; waiting: string }>(
      sql`select count(*) as found, count(*) filter (where processed_at is null) as waiting from price_drops`,
    );
    const { found = 0, waiting = 0 } = rows[0] ?? {};
    if (Number(waiting) === 0 && (Number(found) > 0 || checks > 6)) return;
    report(`${waiting} prices that fell are still to be looked at`);
    await new Promise((done) => setTimeout(done, 20_000));
  }
}

/** A signed-in owner; the same one when measured again. */
async function signIn({ db }: Store): Promise<string> {
  const now = new Date();
  const token = newToken('a');
  const row = { username: 'bench', email: 'bench@tressline.test', passwordHash: 'x', firstName: 'Ben', lastName: 'Ch' };
  await db.insert(staffMembers).values(row).onConflictDoNothing();
  const { rows } = await db.execute<{ id: number }>(sql`select id from staff_members where email = ${row.email}`);
  const staffId = Number(rows[0]?.id);
  await db
    .insert(staffRoles)
    .values(roles.map((role) => ({ staffId, role })))
    .onConflictDoNothing();
  await db.insert(staffSessions).values({
    staffId,
    tokenHash: hashToken(token),
    ip: '127.0.0.1',
    device: 'bench',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: later(now, dayMs),
  });
  return token;
}

async function measured(
  origin: string,
  headers: Record<string, string>,
  { report, only }: Pick<OfficeBenchOptions, 'report' | 'only'>,
): Promise<OfficeFigure[]> {
  const paths = only.length === 0 ? listPaths : listPaths.filter((path) => only.includes(`/${path}`));
  const figures: OfficeFigure[] = [];
  const details = new Map<string, string>();
  const measure = async (address: string, kind: OfficeFigure['kind']): Promise<void> => {
    let failed = 0;
    const load = async () => {
      const answer = await fetch(origin + dataOf(address), { headers });
      await answer.arrayBuffer();
      if (!answer.ok) failed += 1;
    };
    const began = performance.now();
    for (let round = 0; round < warmUps; round += 1) await load();
    const each = (performance.now() - began) / warmUps;
    const count = Math.max(3, Math.min(rounds, Math.floor(maxSampleMs / each)));
    figures.push({ address, kind, spread: await spread(count, load), failed });
  };
  for (const [index, path] of paths.entries()) {
    const html = await fetch(`${origin}/${path}`, { headers }).then((answer) => answer.text());
    for (const { page, address } of detailsIn(html, path)) if (!details.has(address)) details.set(address, page);
    const kind = path === analysis ? 'analysis' : html.includes('table-card') ? 'list' : 'other';
    const from = figures.length;
    for (const address of addressesOf(html, path)) await measure(address, kind);
    const own = figures.slice(from).map((figure) => figure.spread.p95);
    report(`${index + 1} of ${paths.length}: /${path}, ${own.length} addresses, slowest p95 ${Math.max(...own).toFixed(0)} ms`);
  }
  const known = new Set(figures.map(({ address }) => address));
  const some = [...Map.groupBy(details, ([, page]) => page)].flatMap(([, of]) => of.slice(0, 3).map(([address]) => address));
  for (const address of some) if (!known.has(address)) await measure(address, 'other');
  report(`${some.length} pages of single things`);
  return figures;
}

/** A page's data as the router fetches it. */
const dataOf = (address: string): string => {
  const [path, query] = address.split('?');
  return `${path}.data${query ? `?${query}` : ''}`;
};
