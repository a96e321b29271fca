import type { Draft, Faults } from '#areas/shoppers/rules/address.ts';
import type { Question } from '../parts/address-form.ts';

export const idIn = (value: unknown): number | null => (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null);

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
