import { inLanguage, type Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import type { Configuration } from '../rules/configuration.ts';
import { configurationDistance, differingSteps } from '../rules/configuration-distance.ts';
import type { PriceRuleSet } from '../rules/rule-data.ts';
import { answersOf } from '../rules/sku-attributes.ts';
import { cheaperInStock } from '../store/matches.server.ts';

const maxRows = 200;

/** A few similar products in stock that cost less, each of another group. */
export async function cheaperAlternatives(
  app: App,
  language: Language,
  rules: PriceRuleSet,
  configuration: Configuration,
  belowCents: number,
  count: number,
) {
  const rows = await cheaperInStock(app.db, {
    category: configuration.kind,
    belowCents,
    inches: Number(configuration.length),
    now: app.now(),
    most: maxRows,
  });
  const ranked = rows
    .map((sku) => ({ sku, answers: answersOf(sku) }))
    .map((one) => ({ ...one, far: configurationDistance(configuration, one.answers) }))
    .sort((a, b) => a.far - b.far || a.sku.payableCents - b.sku.payableCents);
  const optionName = (step: string, value: string | undefined): string => {
    const option = rules.options.find((one) => one.kind === configuration.kind && one.step === step && one.value === value);
    return option ? inLanguage(option.name, language) : (value ?? '');
  };
  const seen = new Set<string>();
  const nearest = ranked.filter(({ sku }) => !seen.has(sku.spu) && seen.add(sku.spu)).slice(0, count);
  return nearest.map(({ sku, answers }) => ({
    skuId: sku.id,
    name: localizedColumn(sku, 'name', language),
    path: hrefOf('sku', { category: sku.category, spu: sku.spu, sku: sku.sku }),
    picture: sku.picture,
    priceCents: sku.payableCents,
    lessCents: belowCents - sku.payableCents,
    differs: differingSteps(configuration, answers).map((step) => ({ step, words: optionName(step, answers[step]) })),
  }));
}
