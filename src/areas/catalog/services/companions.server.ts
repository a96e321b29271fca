import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import type { Card } from '../rules/card.ts';
import { companionOf } from '../rules/companions.ts';
import { findCards } from './cards.server.ts';
import { getCatalogIndex } from './catalog-index.server.ts';

const rowCount = 4;

/** Accessories for several SKUs, most relevant category first; nothing already in the cart. */
export async function companionCards(app: App, language: Language, skuIds: readonly number[]): Promise<Card[]> {
  const catalogIndex = await getCatalogIndex(app);
  const cartSkuIds = new Set(skuIds);
  const groups = [...catalogIndex.groups.values()].filter(({ skus }) => skus.some(({ id }) => cartSkuIds.has(id)));
  const groupIds = new Set(groups.map(({ id }) => id));
  const slugs = new Map(catalogIndex.categories.map(({ id, slug }) => [id, slug]));
  const companions = Map.groupBy(groups, ({ categoryId }) => companionOf(slugs.get(categoryId) ?? ''));
  companions.delete(null);
  const rows = await Promise.all(
    [...companions].map(([category, beside]) =>
      findCards(app, language, {
        category: category ?? undefined,
        nearTexture: beside[0]?.texture ?? '',
        onlyBuyable: true,
        order: 'best',
        limit: rowCount + groupIds.size,
      }),
    ),
  );
  const others = rows.map((row) => row.filter(({ spuId }) => !groupIds.has(spuId)));
  // One of each category in turn, so that mixed carts see something for all.
  return Array.from({ length: rowCount }, (_, index) => others.flatMap((row) => row[index] ?? []))
    .flat()
    .slice(0, rowCount);
}
