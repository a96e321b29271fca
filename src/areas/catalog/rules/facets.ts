import type { Language } from '#kernel/texts.ts';
import { type Label, labelText } from './filters.ts';
import { inWords } from './words.ts';

export type FacetKind = 'choice' | 'colour' | 'length' | 'number';
export type FacetValue = {
  readonly value: string;
  readonly name: string;
  /** As the address and the form hold it. */
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** Base address of its picture; empty when it has none. */
  readonly picture: string;
};
export type Facet = { readonly key: string; readonly name: string; readonly kind: FacetKind; readonly values: readonly FacetValue[] };

export type FacetRow = {
  readonly key: string;
  readonly kind: FacetKind;
  readonly keyNameEn: string;
  readonly keyNameZh: string;
  readonly value: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly pictureKey: string;
  readonly count: number;
};

/** The filters of a list in the order of the rows. A property with one value only cannot narrow anything and is left out, unless it is chosen. */
export function facetsOf(rows: readonly FacetRow[], chosen: readonly Label[], language: Language): Facet[] {
  const labels = new Set(chosen.map(labelText));
  return [...Map.groupBy(rows, (row) => row.key)].flatMap(([key, members]) => {
    const [first] = members;
    const values = members.map((row): FacetValue => {
      const label = labelText({ key, value: row.value });
      return {
        value: row.value,
        name: inWords(row, 'name', language),
        label,
        count: row.count,
        isChosen: labels.has(label),
        picture: row.pictureKey,
      };
    });
    if (!first || (values.length < 2 && !values.some((value) => value.isChosen))) return [];
    return [{ key, name: inWords(first, 'keyName', language), kind: first.kind, values }];
  });
}
