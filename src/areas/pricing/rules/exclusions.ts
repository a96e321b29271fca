import type { LocalizedText } from '#kernel/texts.ts';
import { type BuilderStep, builderStepsOf, type Configuration } from './configuration.ts';
import type { Bounds, BuilderOption, Condition, Exclusion, PriceRuleSet } from './rule-data.ts';

/** Empty when it can be made. */
export function reasonsAgainst(rules: PriceRuleSet, configuration: Configuration): readonly LocalizedText[] {
  let reasons: LocalizedText[] | null = null;
  for (const { tests, reason } of checksOf(rules, configuration.kind)) {
    if (!tests.every((test) => test(configuration))) continue;
    reasons ??= [];
    reasons.push(reason);
  }
  return reasons ?? none;
}
const none: readonly LocalizedText[] = [];

type Check = { readonly tests: readonly ((configuration: Configuration) => boolean)[]; readonly reason: LocalizedText };
const checks = new WeakMap<PriceRuleSet, Map<Configuration['kind'], readonly Check[]>>();

function checksOf(rules: PriceRuleSet, kind: Configuration['kind']): readonly Check[] {
  const ofRules = checks.get(rules) ?? new Map<Configuration['kind'], readonly Check[]>();
  checks.set(rules, ofRules);
  const found = ofRules.get(kind) ?? rules.exclusions.filter((one) => one.kind === kind).map(checkOf);
  ofRules.set(kind, found);
  return found;
}

const checkOf = ({ when, reason }: Exclusion): Check => ({
  tests: Object.entries(when).map(([step, condition]) => testOf(step as keyof Condition, condition)),
  reason,
});

function testOf(step: keyof Condition, condition: readonly string[] | Bounds): (configuration: Configuration) => boolean {
  if (isList(condition)) {
    const values = new Set(condition);
    if (step === 'extras') return ({ extras }) => extras.some((extra) => values.has(extra));
    return (configuration) => values.has(configuration[step] ?? '');
  }
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = condition;
  if (step === 'extras') return () => false;
  return (configuration) => {
    const value = configuration[step];
    return value !== undefined && Number(value) >= min && Number(value) <= max;
  };
}
const isList = (condition: readonly string[] | Bounds): condition is readonly string[] => Array.isArray(condition);

export const optionsOf = (rules: PriceRuleSet, kind: Configuration['kind'], step: BuilderStep | 'extras'): BuilderOption[] =>
  rules.options.filter((option) => option.kind === kind && option.step === step);

/** Why a value conflicts with earlier choices; null when it does not. Later choices give way, so they are ignored. */
export function reasonAgainst(
  rules: PriceRuleSet,
  configuration: Configuration,
  step: BuilderStep | 'extras',
  value: string,
): LocalizedText | null {
  if (step === 'extras') return reasonsAgainst(rules, { ...configuration, extras: [value] })[0] ?? null;
  return reasonsAgainst(rules, { ...upTo(configuration, step), [step]: value })[0] ?? null;
}

function upTo(configuration: Configuration, step: BuilderStep): Configuration {
  const all = builderStepsOf(configuration.kind);
  const before = all.slice(0, all.indexOf(step));
  return { kind: configuration.kind, extras: [], ...Object.fromEntries(before.map((one) => [one, configuration[one]])) };
}

export type AdjustedAnswer = {
  readonly step: BuilderStep | 'extras';
  readonly from: string;
  readonly to: string | null;
  readonly reason: LocalizedText;
};

/** Applies a choice and reports which later choices changed: to the nearest available one; conflicting extras are removed. */
export function chooseOption(
  rules: PriceRuleSet,
  configuration: Configuration,
  step: BuilderStep,
  value: string,
): { readonly configuration: Configuration; readonly moved: readonly AdjustedAnswer[] } {
  let now: Configuration = { ...configuration, [step]: value };
  const moved: AdjustedAnswer[] = [];
  const all = builderStepsOf(now.kind);
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
  const keptExtras: string[] = [];
  for (const extra of now.extras) {
    const reason = reasonAgainst(rules, now, 'extras', extra);
    if (reason === null) keptExtras.push(extra);
    else moved.push({ step: 'extras', from: extra, to: null, reason });
  }
  return { configuration: keptExtras.length === now.extras.length ? now : { ...now, extras: keptExtras }, moved };
}

function nearest(rules: PriceRuleSet, configuration: Configuration, step: BuilderStep, from: string): string | null {
  const free = optionsOf(rules, configuration.kind, step)
    .map(({ value }) => value)
    .filter((value) => reasonAgainst(rules, configuration, step, value) === null);
  const target = Number(from);
  if (Number.isNaN(target)) return free[0] ?? null;
  return free.reduce<string | null>(
    (best, value) => (best === null || Math.abs(Number(value) - target) < Math.abs(Number(best) - target) ? value : best),
    null,
  );
}
