import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { CatalogIndex, FacetKind, IndexedValue } from './catalog-index.ts';
import { type Label, labelText } from './filters.ts';

export type FacetValue = {
  readonly value: string;
  readonly name: string;
  /** As in the address and the form. */
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** As a number: inches of a length. */
  readonly amount: number | null;
  /** Base address of its picture; empty when it has none. */
  readonly picture: string;
};
export type Facet = { readonly key: string; readonly name: string; readonly kind: FacetKind; readonly values: readonly FacetValue[] };

type Counted = { readonly catalogIndex: CatalogIndex; readonly counts: ReadonlyMap<number, number>; readonly chosen: readonly Label[] };

/** The filters of a list in the shop's order. An attribute with one value cannot narrow anything and is left out unless chosen. */
export function facetsOf({ catalogIndex, counts, chosen }: Counted, filterIds: readonly number[], language: Language): Facet[] {
  const labels = new Set(chosen.map(labelText));
  const byAttribute = Map.groupBy(
    [...catalogIndex.values.values()].filter((value) => counts.has(value.id) || labels.has(labelOf(catalogIndex, value))),
    (value) => value.attributeId,
  );
  return filterIds.flatMap((id) => {
    const attribute = catalogIndex.attributes.get(id);
    if (!attribute) return [];
    const values = (byAttribute.get(id) ?? []).map((value): FacetValue => {
      const label = labelOf(catalogIndex, value);
      return {
        value: value.value,
        name: localizedColumn(value, 'name', language),
        label,
        count: counts.get(value.id) ?? 0,
        isChosen: labels.has(label),
        amount: value.amount,
        picture: value.pictureKey,
      };
    });
    if (values.length < 2 && !values.some((value) => value.isChosen)) return [];
    return [{ key: attribute.key, name: localizedColumn(attribute, 'name', language), kind: attribute.kind, values }];
  });
}

const labelOf = (catalogIndex: CatalogIndex, { attributeId, value }: IndexedValue): string =>
  labelText({ key: catalogIndex.attributes.get(attributeId)?.key ?? '', value });
