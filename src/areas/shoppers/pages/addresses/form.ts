import type { AddressDoubt } from '#providers/ports.ts';
import { stateName } from '../../parts/address-fields.tsx';
import { type Draft, type Faults, fieldNames, type Place } from '../../rules/address.ts';
import { homeCountry } from '../../rules/countries.ts';

const longestTyped = 1000;

export function draftIn(form: FormData): Draft {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, longestTyped) : '';
  };
  const draft = Object.fromEntries(Object.entries(fieldNames).map(([field, name]) => [field, text(name)])) as Draft;
  const isHome = (draft.country || homeCountry) === homeCountry;
  return isHome && form.has(stateName) ? { ...draft, region: text(stateName) } : draft;
}

export const idIn = (value: unknown): number | null => (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null);

/** What the carrier has to say about an address before it is kept. */
export type Question = { readonly suggestion: Place | null; readonly doubts: readonly AddressDoubt[] };
/** What came back instead of a kept address: what was typed, and what is wrong or doubtful about it. */
export type Answer = {
  readonly draft: Draft;
  readonly makeDefault: boolean;
  readonly faults: Faults;
  readonly question: Question | null;
};

/** What the list says after an act. */
export const saids = ['added', 'saved', 'default', 'restored', 'missing', 'unchecked'] as const;
export type Said = (typeof saids)[number];
export const saidIn = (value: string | null): Said | null => saids.find((said) => said === value) ?? null;
