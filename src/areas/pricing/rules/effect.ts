import { randomFrom } from '#kernel/random.ts';
import { type BuilderKind, builderKinds, builderStepsOf, type Configuration } from './configuration.ts';
import { optionsOf } from './exclusions.ts';
import { priceConfiguration } from './price-configuration.ts';
import type { PriceRuleSet } from './rule-data.ts';

const tries = 600;

/** Effect of another version on prices: by kind, how many of a fixed sample change, and by how much. */
export function ruleSetEffectOf(before: PriceRuleSet, after: PriceRuleSet) {
  return builderKinds.map((kind) => {
    const changes = sampleConfigurations(before, kind).flatMap((piece) => {
      const [old, now] = [priceConfiguration(before, piece), priceConfiguration(after, piece)];
      return old.state === 'priced' && now.state === 'priced' ? [{ piece, before: old.priceCents, after: now.priceCents }] : [];
    });
    const moved = changes.filter((one) => one.before !== one.after);
    const share = ({ before: was, after: now }: (typeof changes)[number]): number => (now - was) / was;
    const sorted = moved.toSorted((a, b) => share(a) - share(b));
    return {
      kind,
      looked: changes.length,
      moved: moved.length,
      meanBp: changes.length === 0 ? 0 : Math.round((changes.reduce((sum, one) => sum + share(one), 0) * 10_000) / changes.length),
      least: sorted[0] ?? null,
      most: sorted.at(-1) ?? null,
    };
  });
}

/** The same sample every time, so that two previews can be compared. */
function sampleConfigurations(rules: PriceRuleSet, kind: BuilderKind): Configuration[] {
  const random = randomFrom(`effect ${kind}`);
  const values = builderStepsOf(kind).map((step) => [step, optionsOf(rules, kind, step).map(({ value }) => value)] as const);
  if (values.some(([, list]) => list.length === 0)) return [];
  return Array.from({ length: tries }, () => ({
    kind,
    extras: [],
    ...Object.fromEntries(values.map(([step, list]) => [step, random.pick(list)])),
  }));
}

export type RuleLike = {
  readonly productKind: string;
  readonly kind: string;
  readonly key: string;
  readonly lengthFromInches: number;
  readonly amountCents: number;
  readonly factorBp: number;
  readonly grams: number;
  readonly leadDays: number;
  readonly nameEn: string;
  readonly nameZh: string;
};
const figures = ['amountCents', 'factorBp', 'grams', 'leadDays'] as const;

type RuleChange<R> = {
  readonly row: R;
  readonly figure: (typeof figures)[number] | 'added' | 'removed';
  readonly from: number | null;
  readonly to: number | null;
};

/** Row by row. */
export function changesBetween<R extends RuleLike>(before: readonly R[], after: readonly R[]): RuleChange<R>[] {
  const idOf = (row: RuleLike): string => [row.productKind, row.kind, row.key, row.lengthFromInches].join(' ');
  const old = new Map(before.map((row) => [idOf(row), row]));
  const now = new Map(after.map((row) => [idOf(row), row]));
  return [
    ...after.flatMap((row): RuleChange<R>[] => {
      const was = old.get(idOf(row));
      if (!was) return [{ row, figure: 'added', from: null, to: null }];
      return figures.filter((figure) => was[figure] !== row[figure]).map((figure) => ({ row, figure, from: was[figure], to: row[figure] }));
    }),
    ...before.filter((row) => !now.has(idOf(row))).map((row) => ({ row, figure: 'removed' as const, from: null, to: null })),
  ];
}
