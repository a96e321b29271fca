import type { Pair } from '#kernel/texts.ts';
import { type Configuration, type Kind, type Step, stepsOf } from './configuration.ts';
import { reasonsAgainst } from './exclusions.ts';
import type { Part, Rule, Rules } from './rule-data.ts';

/** One line of the reason for a price. The last line, the margin, carries the rounding too, so that all lines add up to the price. */
export type WhyLine = { readonly part: Part; readonly key: string; readonly cents: number; readonly name: Pair };

export type Price = {
  readonly state: 'priced';
  readonly priceCents: number;
  readonly grams: number;
  readonly leadDays: number;
  readonly why: readonly WhyLine[];
  readonly version: number;
  readonly costsOf: string;
};
export type Outcome =
  | Price
  /** It is not made, and why. */
  | { readonly state: 'impossible'; readonly reasons: readonly Pair[] }
  /** Something is still to be chosen. */
  | { readonly state: 'open'; readonly missing: readonly Step[] }
  /** Outside what the rules know: a person looks at it. */
  | { readonly state: 'person'; readonly unknown: readonly (Step | 'extras' | 'rules')[] };

/** What a composed piece costs, weighs and takes, and why. The one price of the house: pages, carts, estimates and the server ask this. */
export function priced(rules: Rules, configuration: Configuration): Outcome {
  const book = bookOf(rules, configuration.kind);
  const missing = stepsOf(configuration.kind).filter((step) => configuration[step] === undefined);
  if (missing.length > 0) return { state: 'open', missing };
  const unknown = unknownIn(book, configuration);
  if (unknown.length > 0) return { state: 'person', unknown };
  const reasons = reasonsAgainst(rules, configuration);
  if (reasons.length > 0) return { state: 'impossible', reasons };
  return sumOf(rules, book, configuration) ?? { state: 'person', unknown: ['rules'] };
}

function unknownIn(book: Book, configuration: Configuration): (Step | 'extras')[] {
  const unknown: (Step | 'extras')[] = stepsOf(configuration.kind).filter((step) => !book.known.has(`${step}:${configuration[step]}`));
  if (configuration.extras.some((extra) => !book.known.has(`extras:${extra}`))) unknown.push('extras');
  return unknown;
}

function sumOf({ version, costsOf }: Rules, book: Book, configuration: Configuration): Price | null {
  const inches = Number(configuration.length);
  const applies = (row: Row): boolean =>
    row.rule.fromInches <= inches &&
    inches <= row.rule.toInches &&
    row.needs.every(([step, value]) => isChosen(configuration, step, value));
  const rowsOf = (part: Part): Row[] => book.parts[part].filter(applies);
  const [hair] = book.hairAt(configuration.origin ?? '', inches);
  if (!hair) return null;
  const grams = gramsOf(
    hair.grams,
    rowsOf('density').map(({ rule }) => rule.factorBp),
  );
  const why: WhyLine[] = [];
  let leadDays = 0;
  const add = (rule: Rule, cents: number): void => {
    leadDays += rule.leadDays;
    if (cents !== 0) why.push({ part: rule.part, key: rule.key, cents, name: rule.name });
  };
  add(hair, forGrams(hair.cents, grams));
  for (const { rule } of rowsOf('processing')) add(rule, forGrams(rule.cents, grams));
  for (const part of flat) for (const { rule } of rowsOf(part)) add(rule, rule.cents);
  for (const row of book.leads) if (row.needs.every(([step, value]) => isChosen(configuration, step, value))) leadDays += row.leadDays;
  const costs = why.reduce((sum, line) => sum + line.cents, 0);
  const margins = rowsOf('margin');
  const [margin] = margins;
  if (!margin) return null;
  const wanted = margins.reduce((sum, { rule }) => sum + Math.round((costs * (rule.factorBp - wholeBp)) / wholeBp), costs);
  const priceCents = roundedUp(wanted, rowsOf('rounding')[0]?.rule.cents ?? null);
  why.push({ part: 'margin', key: '', cents: priceCents - costs, name: margin.rule.name });
  return { state: 'priced', priceCents, grams, leadDays, why, version, costsOf };
}

const wholeBp = 10_000;
const flat = ['lace', 'labour', 'extra'] as const;
/** To the nearest five grams; all in whole numbers, so that no machine rounds otherwise. */
function gramsOf(full: number, sharesBp: readonly number[]): number {
  const whole = sharesBp.reduce((product, share) => product * share, full);
  const step = 5 * wholeBp ** sharesBp.length;
  return Math.floor((2 * whole + step) / (2 * step)) * 5;
}
const forGrams = (centsFor100g: number, grams: number): number => Math.round((centsFor100g * grams) / 100);
const isChosen = (configuration: Configuration, step: Step | 'extras', value: string): boolean =>
  step === 'extras' ? configuration.extras.includes(value) : configuration[step] === value;

/** The next amount with this ending: 21,312 becomes 21,399. */
export function roundedUp(amount: number, ending: number | null): number {
  if (ending === null) return amount;
  const whole = Math.floor(amount / 100) * 100 + ending;
  return whole >= amount ? whole : whole + 100;
}

type Need = readonly [step: Step | 'extras', value: string];
type Row = { readonly rule: Rule; readonly needs: readonly Need[] };
type Book = {
  readonly known: ReadonlySet<string>;
  readonly parts: Readonly<Record<Part, readonly Row[]>>;
  readonly leads: readonly { readonly needs: readonly Need[]; readonly leadDays: number }[];
  /** The hair of an origin at a length: never cheaper or lighter than a shorter one, whatever the vendors ask. */
  hairAt(origin: string, inches: number): readonly Rule[];
};

const books = new WeakMap<Rules, Map<Kind, Book>>();

/** The rules of one kind, sorted for looking up; made once for each version. */
function bookOf(rules: Rules, kind: Kind): Book {
  const ofRules = books.get(rules) ?? new Map<Kind, Book>();
  books.set(rules, ofRules);
  const found = ofRules.get(kind);
  if (found) return found;
  const options = rules.options.filter((option) => option.kind === kind);
  const rows = rules.rules.filter((rule) => rule.kind === kind).map((rule): Row => ({ rule, needs: needsOf(rule.key) }));
  const partRows = (part: Part) => rows.filter(({ rule }) => rule.part === part);
  const hair = partRows('hair').map(({ rule }) => rule);
  const memory = new Map<string, readonly Rule[]>();
  const book: Book = {
    known: new Set(options.map(({ step, value }) => `${step}:${value}`)),
    parts: {
      hair: [],
      density: partRows('density'),
      lace: partRows('lace'),
      processing: partRows('processing'),
      labour: partRows('labour'),
      extra: partRows('extra'),
      margin: partRows('margin'),
      rounding: partRows('rounding'),
    },
    leads: options
      .filter(({ leadDays }) => leadDays > 0)
      .map(({ step, value, leadDays }): Book['leads'][number] => ({ needs: [[step, value]], leadDays })),
    hairAt: (origin, inches) => {
      const key = `${origin} ${inches}`;
      const known = memory.get(key) ?? hairAt(hair, origin, inches);
      memory.set(key, known);
      return known;
    },
  };
  ofRules.set(kind, book);
  return book;
}

function hairAt(hair: readonly Rule[], origin: string, inches: number): readonly Rule[] {
  const own = hair.filter(({ key }) => key === (origin === '' ? '' : `origin:${origin}`));
  const here = own.find(({ fromInches, toInches }) => fromInches <= inches && inches <= toInches);
  if (!here) return [];
  const upTo = own.filter(({ fromInches }) => fromInches <= here.fromInches);
  return [{ ...here, cents: Math.max(...upTo.map(({ cents }) => cents)), grams: Math.max(...upTo.map(({ grams }) => grams)) }];
}

/** Reads `size:4x4+lace:hd`. */
export const needsOf = (key: string): Need[] =>
  key === ''
    ? []
    : key.split('+').map((need): Need => {
        const [step = '', value = ''] = need.split(':', 2);
        return [step as Step | 'extras', value];
      });
