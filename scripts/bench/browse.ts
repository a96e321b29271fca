import { eq, sql } from 'drizzle-orm';
import { readList } from '#areas/catalog/rules/filters.ts';
import { getCatalogIndex } from '#areas/catalog/services/catalog-index.server.ts';
import { categoryListOf } from '#areas/catalog/services/list.server.ts';
import { skus } from '#areas/catalog/tables/goods.ts';
import type { App } from '#platform/app.ts';
import { type Spread, spreadOf } from './ranks.ts';

export type BrowseFigures = {
  /** First load of the index. */
  readonly firstMs: number;
  /** A category with three filters, their counts and a page of cards. */
  readonly filtered: Spread;
  /** The same without a filter. */
  readonly plain: Spread;
  /** From a price change to the next list that shows it. */
  readonly change: Spread;
};

const [warmUps, rounds, changes] = [40, 200, 20];

const threeFilters = ['Straight', 'Body Wave', 'Deep Wave', 'Kinky Curly'].flatMap((texture) =>
  ['#1B Natural Black', '#4 Chocolate Brown', '#613 Blonde'].flatMap((colour) =>
    ['16 in', '20 in', '24 in'].map(
      (length) =>
        `filter_label=${encodeURIComponent(`Texture: ${texture}`)}&filter_label=${encodeURIComponent(`Color: ${colour}`)}&filter_label=${encodeURIComponent(`Length: ${length}`)}`,
    ),
  ),
);

/** Cost of browsing; nothing is cached between two lists but the index. */
export async function measureBrowse(app: App): Promise<BrowseFigures> {
  const firstMs = await timed(() => getCatalogIndex(app));
  const list = (search: string) => categoryListOf(app, 'en', 'wig', readList(new URLSearchParams(search)));
  const filtered = (round: number) => list(threeFilters[round % threeFilters.length] ?? '');
  for (let round = 0; round < warmUps; round += 1) await filtered(round);
  return {
    firstMs,
    filtered: await spread(rounds, filtered),
    plain: await spread(rounds, (round) => list(`page=${(round % 3) + 1}`)),
    change: await spread(changes, async (round) => {
      await app.db
        .update(skus)
        .set({ priceCents: sql`${skus.priceCents} + 1` })
        .where(eq(skus.id, round + 1));
      await filtered(round);
    }),
  };
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export async function spread(count: number, work: (round: number) => Promise<unknown>): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) times.push(await timed(() => work(round)));
  return spreadOf(times);
}
