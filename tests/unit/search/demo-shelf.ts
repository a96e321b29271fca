import type { CatalogIndex, IndexedGroup, IndexedSku } from '#areas/catalog/rules/catalog-index.ts';
import { type Catalog, makeCatalog } from '#demo/catalog/seed.server.ts';
import { randomFrom } from '#kernel/random.ts';

export const demoNow = new Date('2026-11-12T10:42:00Z');

/** The demo catalog in an index without a database; sales follow its popularity. */
export function demoShelf() {
  const catalogue = makeCatalog({ random: randomFrom('tressline demo 1').branch('catalogue'), now: demoNow });
  const filters = Map.groupBy(
    catalogue.categoryAttributes.filter((row) => row.isFilterable),
    (row) => row.categoryId,
  );
  const shelf: CatalogIndex = {
    categories: catalogue.categories.map((row) => ({
      id: row.id ?? 0,
      slug: row.slug,
      nameEn: row.nameEn,
      nameZh: row.nameZh,
      pictureUrl: row.pictureUrl ?? '',
      filterIds: (filters.get(row.id ?? 0) ?? []).map((filter) => filter.attributeId),
    })),
    attributes: new Map(
      catalogue.attributes.map((row) => [row.id ?? 0, { ...row, id: row.id ?? 0, kind: row.kind ?? 'choice', position: 0 }]),
    ),
    values: new Map(
      catalogue.attributeValues.map((row) => [
        row.id ?? 0,
        { ...row, id: row.id ?? 0, code: row.code ?? '', amount: row.amount ?? null, pictureKey: '', position: row.position ?? 0 },
      ]),
    ),
    groups: groupsOf(catalogue),
  };
  return { shelf, synonyms: catalogue.searchSynonyms.map(({ term, meaning }) => ({ term, meaning })) };
}

function groupsOf(catalogue: Catalog): Map<number, IndexedGroup> {
  const valueIds = Map.groupBy(catalogue.skuAttributeValues, (row) => row.skuId);
  const sold = new Map(catalogue.goods.map((good) => [good.id, good.popularity]));
  const skus = Map.groupBy(catalogue.skus, (row) => row.spuId);
  const skuOf = (row: Catalog['skus'][number]): IndexedSku => ({
    id: row.id ?? 0,
    code: row.code,
    payableCents: Math.floor((row.priceCents * (row.discountBp ?? 10_000) + 5000) / 10_000),
    listCents: row.priceCents,
    available: sold.has(row.id ?? 0) ? 5 : 0,
    isMadeToOrder: row.isMadeToOrder ?? false,
    isClearance: row.isClearance ?? false,
    lengthInches: row.lengthInches ?? null,
    isFirstColour: true,
    position: row.position ?? 0,
    soldCount: Math.round(sold.get(row.id ?? 0) ?? 0),
    valueIds: (valueIds.get(row.id ?? 0) ?? []).map((value) => value.valueId),
  });
  return new Map(
    catalogue.spus
      .filter((row) => !row.isHidden)
      .map((row) => {
        const own = (skus.get(row.id ?? 0) ?? []).map(skuOf);
        const group: IndexedGroup = {
          id: row.id ?? 0,
          slug: row.slug,
          categoryId: row.categoryId,
          nameEn: row.nameEn,
          nameZh: row.nameZh,
          texture: row.texture ?? '',
          words: row.searchText ?? '',
          place: row.position ?? 0,
          publishedAt: row.publishedAt?.getTime() ?? 0,
          soldCount: own.reduce((sum, sku) => sum + sku.soldCount, 0),
          ratingSum: 0,
          reviewCount: 0,
          skus: own,
        };
        return [group.id, group];
      }),
  );
}
