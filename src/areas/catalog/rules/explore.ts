import type { CatalogIndex, IndexedSku } from './catalog-index.ts';
import type { Hit } from './facet-search.ts';

/** A shade's color measurements, from the color chart. */
export type ShadeMeasurements = {
  readonly labL: number | null;
  readonly labA: number | null;
  readonly labB: number | null;
  readonly tipHex: string | null;
  readonly highlightHex: string | null;
};
export const colorFamilies = ['dark', 'red', 'fair', 'vivid', 'mixed'] as const;
export type ColorFamily = (typeof colorFamilies)[number];

const [darkBelow, greyBelow, fairAbove] = [28, 12, 50];

/** The section of the color wall: two-tone shades are mixed; else lightness and hue decide. */
export function colorFamilyOf({ labL, labA, labB, tipHex, highlightHex }: ShadeMeasurements): ColorFamily {
  if (tipHex || highlightHex) return 'mixed';
  if (labL === null || labA === null || labB === null) return 'vivid';
  const chroma = Math.hypot(labA, labB);
  const hueDegrees = (Math.atan2(labB, labA) * 180) / Math.PI;
  if (labL < darkBelow && chroma < 2 * greyBelow) return 'dark';
  if (chroma < greyBelow || hueDegrees < -10 || hueDegrees > 110) return 'vivid';
  if (labL >= fairAbove) return hueDegrees > 55 ? 'fair' : hueDegrees > 30 ? 'red' : 'vivid';
  return 'red';
}

/** A product whose picture may represent a value. */
export type TilePictureCandidate = { readonly spuId: number; readonly colourCode: string };

const candidatesEach = 3;

/** For each value of an attribute the first few groups that have it, each in the matching SKU's color. */
export function candidatesOf(
  catalogIndex: CatalogIndex,
  hits: readonly Hit[],
  attributeId: number,
): ReadonlyMap<number, readonly TilePictureCandidate[]> {
  const found = new Map<number, TilePictureCandidate[]>();
  for (const { group, sku } of hits) {
    for (const id of sku.valueIds) {
      if (catalogIndex.values.get(id)?.attributeId !== attributeId) continue;
      const known = found.get(id) ?? [];
      if (known.length >= candidatesEach || known.some(({ spuId }) => spuId === group.id)) continue;
      found.set(id, [...known, { spuId: group.id, colourCode: colourOf(catalogIndex, sku) }]);
    }
  }
  return found;
}

function colourOf(catalogIndex: CatalogIndex, { valueIds }: IndexedSku): string {
  const values = valueIds.flatMap((id) => catalogIndex.values.get(id) ?? []);
  return values.find(({ attributeId }) => catalogIndex.attributes.get(attributeId)?.kind === 'colour')?.code ?? '';
}
