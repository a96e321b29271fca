import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import type { Card } from '../rules/card.ts';
import { companionOf } from '../rules/companions.ts';
import { findCards } from './cards.server.ts';
import { getCatalogIndex } from './catalog-index.server.ts';

const rowCount = 4;

/** Accessories for several SKUs, most relevant category first; nothing already in the cart. */
export async function companionCards(app: App, language: Language, skuIds: readonly number[]): Promise<Card[]> {
  const shelf = await getCatalogIndex(app);
  const wanted = new Set(skuIds);
  const groups = [...shelf.groups.values()].filter(({ skus }) => skus.some(({ id }) => wanted.has(id)));
  const own = new Set(groups.map(({ id }) => id));
  const slugs = new Map(shelf.categories.map(({ id, slug }) => [id, slug]));
  const companions = Map.groupBy(groups, ({ categoryId }) => companionOf(slugs.get(categoryId) ?? ''));
  companions.delete(null);
  const rows = await Promise.all(
    [...companions].map(([category, beside]) =>
      findCards(app, language, {
        category: category ?? undefined,
        nearTexture: beside[0]?.texture ?? '',
        onlyBuyable: true,
        order: 'best',
        limit: rowCount + own.size,
      }),
    ),
  );
  const others = rows.map((row) => row.filter(({ spuId }) => !own.has(spuId)));
  // One of each category in turn, so that mixed carts see something for all.
  return Array.from({ length: rowCount }, (_, place) => others.flatMap((row) => row[place] ?? []))
    .flat()
    .slice(0, rowCount);
}
