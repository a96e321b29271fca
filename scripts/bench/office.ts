import { sql } from 'drizzle-orm';
import { staffMembers, staffRoles, staffSessions } from '#areas/staff/tables.ts';
import { seedDemo } from '#areas/storefront/seed/demo.server.ts';
import { dayMs, later } from '#kernel/dates.ts';
import type { Store } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { hashToken, newToken } from '#platform/tokens.server.ts';
import { type Page, roles } from '#site/page.ts';
import { officePages } from '#site/pages.ts';
import { freshDatabase, postgresBinaries, startPostgres } from '../../tests/kit/postgres.ts';
import { type Spread, spread } from './browse.ts';
import { serveShop } from './shops.ts';

export type OfficeSize = { readonly skus: number; readonly orders: number };
export type OfficeFigure = {
  readonly address: string;
  readonly kind: 'list' | 'analysis' | 'other';
  readonly spread: Spread;
  readonly failed: number;
};

const [warmUps, rounds] = [3, 20];
/** Addresses of one page that are tried: its heads, views, filters and pages, as the page itself links them. */
const mostOfPage = 14;
const analysis = 'bg/data_analysis';

/** A large shop on PostgreSQL, every office page and every way it sorts and filters itself, asked as a browser that navigates asks. */
export async function measureOffice(size: OfficeSize): Promise<OfficeFigure[] | null> {
  if (!postgresBinaries()) return null;
  const cluster = await startPostgres();
  try {
    const { url } = await freshDatabase(cluster.url);
    const token = await furnish(await openPostgresStore(url, () => undefined), size);
    const shop = await serveShop({ cache: true, env: { DATABASE_URL: url, DEMO: '0' } });
    try {
      return await measured(shop.origin, { cookie: `Staff-Token=${token}` });
    } finally {
      await shop.stop();
    }
  } finally {
    await cluster.stop();
  }
}

/** The large shop, and somebody with every role who is signed in. */
async function furnish(store: Store, { skus, orders }: OfficeSize): Promise<string> {
  const now = new Date();
  await seedDemo(store, { now, skuTarget: skus, orderTarget: orders });
  const token = newToken('a');
  const [member] = await store.db
    .insert(staffMembers)
    .values({ username: 'bench', email: 'bench@tressline.test', passwordHash: 'x', firstName: 'Ben', lastName: 'Ch' })
    .returning({ id: staffMembers.id });
  const staffId = member?.id ?? 0;
  await store.db.insert(staffRoles).values(roles.map((role) => ({ staffId, role })));
  await store.db.insert(staffSessions).values({
    staffId,
    tokenHash: hashToken(token),
    ip: '127.0.0.1',
    device: 'bench',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: later(now, dayMs),
  });
  await store.db.execute(sql`analyze staff_sessions`);
  await store.close();
  return token;
}

async function measured(origin: string, headers: Record<string, string>): Promise<OfficeFigure[]> {
  const figures: OfficeFigure[] = [];
  const built = Object.values(officePages as Record<string, Page>).filter(
    ({ at, path, frame }) => at !== null && frame === 'office' && !path.includes(':'),
  );
  for (const { path } of built) {
    const html = await fetch(`${origin}/${path}`, { headers }).then((answer) => answer.text());
    const isList = html.includes('table-card');
    for (const address of [`/${path}`, ...linksIn(html, path)]) {
      const kind = path === analysis ? 'analysis' : isList ? 'list' : 'other';
      let failed = 0;
      const ask = async () => {
        const answer = await fetch(origin + dataOf(address), { headers });
        await answer.arrayBuffer();
        if (!answer.ok) failed += 1;
      };
      for (let round = 0; round < warmUps; round += 1) await ask();
      figures.push({ address, kind, spread: await spread(rounds, ask), failed });
    }
  }
  return figures;
}

/** Where the page leads on its own path: one for each set of fields it is asked with, so that all heads and filters are tried. */
function linksIn(html: string, path: string): string[] {
  const found = [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith(`/${path}?`));
  const shapes = new Map(
    found.map((href) => [
      [...new URLSearchParams(href.split('?')[1])].map(([name, value]) => (name === 'sort' ? `${name}=${value}` : name)).join(),
      href,
    ]),
  );
  return [...shapes.values()].slice(0, mostOfPage);
}

/** The data of a page, as the router fetches it when somebody follows a link. */
const dataOf = (address: string): string => {
  const [path, query] = address.split('?');
  return `${path}.data${query ? `?${query}` : ''}`;
};
