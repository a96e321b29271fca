import type { CatalogIndex } from './catalog-index.ts';
import type { Label } from './filters.ts';

/** Every single filter with results, by category, in filter order. */
export function singleFilters(catalogIndex: CatalogIndex, now: Date): { readonly category: string; readonly label: Label }[] {
  const found = new Map(catalogIndex.categories.map(({ id }) => [id, new Set<number>()]));
  for (const { categoryId, publishedAt, skus } of catalogIndex.groups.values()) {
    if (publishedAt > now.getTime()) continue;
    const values = found.get(categoryId);
    for (const { valueIds } of skus) for (const id of valueIds) values?.add(id);
  }
  return catalogIndex.categories.flatMap(({ id, slug, filterIds }) =>
    [...(found.get(id) ?? [])]
      .flatMap((valueId) => catalogIndex.values.get(valueId) ?? [])
      .filter(({ attributeId }) => filterIds.includes(attributeId))
      .sort((a, b) => filterIds.indexOf(a.attributeId) - filterIds.indexOf(b.attributeId) || a.position - b.position || a.id - b.id)
      .flatMap(({ attributeId, value }) => {
        const key = catalogIndex.attributes.get(attributeId)?.key;
        return key === undefined ? [] : [{ category: slug, label: { key, value } }];
      }),
  );
}
