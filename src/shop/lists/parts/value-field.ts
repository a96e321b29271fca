import type { FacetValue } from '#areas/catalog/rules/facets.ts';

/** One filter value as a checkbox, however it is drawn. */
export type ValueField = {
  /** No results. */
  isOut: boolean;
  input: { type: 'checkbox'; name: string; value: string; checked: boolean; onChange: () => void };
};
export type ValuesProps = { values: readonly FacetValue[]; fieldOf: (value: FacetValue) => ValueField };
