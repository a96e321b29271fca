import { describeRuleSetProblem } from '#areas/pricing/rules/rule-set-problem.ts';
import type { effectOfPrices, VendorEffect } from '#areas/pricing/services/vendor-effect.server.ts';
import type { Language } from '#kernel/texts.ts';

export type VendorEffectSummary = Omit<VendorEffect, 'unsound' | 'kinds'> & {
  readonly unsound: string | null;
  readonly kinds: readonly Pick<VendorEffect['kinds'][number], 'kind' | 'looked' | 'moved' | 'meanBp'>[];
};

export const presentVendorEffect = (effect: Awaited<ReturnType<typeof effectOfPrices>>, language: Language): VendorEffectSummary | null =>
  effect && {
    costs: effect.costs,
    kinds: effect.kinds.map(({ kind, looked, moved, meanBp }) => ({ kind, looked, moved, meanBp })),
    unsound: effect.unsound && describeRuleSetProblem(effect.unsound, language),
  };
