import { lineTexts } from '#areas/cart/line-texts.ts';
import { setRoleOf } from '#areas/cart/rules/sets.ts';
import type { ProductSnapshot } from '#areas/cart/rules/sums.ts';
import { hairDyesOf } from '#areas/content/services/shades.server.ts';
import { builderStepsOf, type Configuration, configurationIn } from '#areas/pricing/rules/configuration.ts';
import type { PriceRuleSet } from '#areas/pricing/rules/rule-data.ts';
import { liveRules } from '#areas/pricing/services/active-rules.server.ts';
import { inLanguage, type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { buildPath } from '../rules/builds.ts';
import { stillOf } from '../rules/stills.ts';
import { estimatesSeen } from '../store/estimates.server.ts';

export type ComposedSnapshot = ProductSnapshot & { readonly estimate: string; readonly problem: string };

const firstDays = 7;

/** Cart data of built items: their parts, the price of their estimate, and whether it is still valid. */
export async function loadComposedSnapshots(app: App, caller: Caller, numbers: readonly string[]): Promise<ComposedSnapshot[]> {
  if (numbers.length === 0) return [];
  const [rows, live, shades] = await Promise.all([estimatesSeen(app.db, caller.shopperId, numbers), liveRules(app), hairDyesOf(app)]);
  const roots = new Map(shades.map(({ code, root }) => [code, root]));
  const say = translator(lineTexts, caller.language);
  return rows.map((row) => {
    const configuration = configurationIn(row.configuration);
    const leadDays = row.leadDays ?? 15;
    const ready = { min: Math.min(firstDays, leadDays), max: leadDays, isWorking: true };
    return {
      id: row.skuId,
      estimate: row.number,
      name: localizedColumn(row, 'name', caller.language),
      path: configuration ? buildPath(configuration) : hrefOf('cart'),
      picture: configuration && stillOf(configuration, roots),
      options: configuration && live ? describeConfiguration(live.rules, configuration, caller.language) : [],
      payableCents: row.unitPriceCents ?? 0,
      listCents: row.unitPriceCents ?? 0,
      weightGrams: row.weightGrams ?? 0,
      shipsFree: false,
      available: 0,
      isMadeToOrder: true,
      ready,
      readyMade: ready,
      role: setRoleOf({ category: '', style: '', kind: configuration?.kind }),
      isClearance: false,
      problem: row.validUntil > app.now() ? '' : say('goneEstimate', { number: row.number }),
    };
  });
}

/** In the order of the builder's steps. */
export function describeConfiguration({ options }: PriceRuleSet, configuration: Configuration, language: Language): string[] {
  const optionNames = (step: string, value: string | undefined): string[] =>
    options
      .filter((option) => option.kind === configuration.kind && option.step === step && option.value === value)
      .map(({ name }) => inLanguage(name, language));
  return [
    ...builderStepsOf(configuration.kind).flatMap((step) => optionNames(step, configuration[step])),
    ...configuration.extras.flatMap((extra) => optionNames('extras', extra)),
  ];
}
