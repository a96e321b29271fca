import type { FacetValue } from '#areas/catalog/rules/facets.ts';

/** One value of a filter as a box of the form, however it is drawn. */
export type ValueField = {
  /** Nothing would be left. */
  isOut: boolean;
  input: { type: 'checkbox'; name: string; value: string; checked: boolean; onChange: () => void };
};
export type ValuesProps = { values: readonly FacetValue[]; fieldOf: (value: FacetValue) => ValueField };
