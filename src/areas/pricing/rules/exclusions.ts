import type { Pair } from '#kernel/texts.ts';
import { type Configuration, type Step, stepsOf } from './configuration.ts';
import type { Bounds, Condition, Exclusion, Option, Rules } from './rule-data.ts';

/** Why this piece is not made; nothing when it is. */
export const reasonsAgainst = (rules: Rules, configuration: Configuration): Pair[] =>
  rules.exclusions.filter((exclusion) => isHit(exclusion, configuration)).map(({ reason }) => reason);

const isHit = ({ kind, when }: Exclusion, configuration: Configuration): boolean => {
  if (kind !== configuration.kind) return false;
  for (const step in when) if (!fits(when, step as keyof Condition, configuration)) return false;
  return true;
};

function fits(when: Condition, step: keyof Condition, configuration: Configuration): boolean {
  const wanted = when[step];
  if (wanted === undefined) return true;
  const value = configuration[step];
  if (value === undefined) return false;
  if (isList(wanted)) return typeof value === 'string' ? wanted.includes(value) : value.some((one) => wanted.includes(one));
  const number = Number(value);
  return number >= (wanted.min ?? Number.NEGATIVE_INFINITY) && number <= (wanted.max ?? Number.POSITIVE_INFINITY);
}
const isList = (wanted: readonly string[] | Bounds): wanted is readonly string[] => Array.isArray(wanted);

/** The choices of a step, in their order. */
export const optionsOf = (rules: Rules, kind: Configuration['kind'], step: Step | 'extras'): Option[] =>
  rules.options.filter((option) => option.kind === kind && option.step === step);

/** Why a value cannot be taken beside the answers before it; null when it can. Later answers give way, so they stop nobody. */
export function reasonAgainst(rules: Rules, configuration: Configuration, step: Step | 'extras', value: string): Pair | null {
  if (step === 'extras') return reasonsAgainst(rules, { ...configuration, extras: [value] })[0] ?? null;
  return reasonsAgainst(rules, { ...upTo(configuration, step), [step]: value })[0] ?? null;
}

/** Only the answers before a step. */
function upTo(configuration: Configuration, step: Step): Configuration {
  const all = stepsOf(configuration.kind);
  const before = all.slice(0, all.indexOf(step));
  return { kind: configuration.kind, extras: [], ...Object.fromEntries(before.map((one) => [one, configuration[one]])) };
}

export type Moved = { readonly step: Step | 'extras'; readonly from: string; readonly to: string | null; readonly reason: Pair };

/** Takes a choice and says which later answers had to move for it: to the nearest one that is made, and extras away. */
export function chosen(
  rules: Rules,
  configuration: Configuration,
  step: Step,
  value: string,
): { readonly configuration: Configuration; readonly moved: readonly Moved[] } {
  let now: Configuration = { ...configuration, [step]: value };
  const moved: Moved[] = [];
  const all = stepsOf(now.kind);
  for (const later of all.slice(all.indexOf(step) + 1)) {
    const from = now[later];
    if (from === undefined) continue;
    const reason = reasonAgainst(rules, now, later, from);
    if (reason === null) continue;
    const to = nearest(rules, now, later, from);
    moved.push({ step: later, from, to, reason });
    const { [later]: _, ...rest } = now;
    now = to === null ? rest : { ...rest, [later]: to };
  }
  const kept: string[] = [];
  for (const extra of now.extras) {
    const reason = reasonAgainst(rules, now, 'extras', extra);
    if (reason === null) kept.push(extra);
    else moved.push({ step: 'extras', from: extra, to: null, reason });
  }
  return { configuration: kept.length === now.extras.length ? now : { ...now, extras: kept }, moved };
}

function nearest(rules: Rules, configuration: Configuration, step: Step, from: string): string | null {
  const free = optionsOf(rules, configuration.kind, step)
    .map(({ value }) => value)
    .filter((value) => reasonAgainst(rules, configuration, step, value) === null);
  const wanted = Number(from);
  if (Number.isNaN(wanted)) return free[0] ?? null;
  return free.reduce<string | null>(
    (best, value) => (best === null || Math.abs(Number(value) - wanted) < Math.abs(Number(best) - wanted) ? value : best),
    null,
  );
}
