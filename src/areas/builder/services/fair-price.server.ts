import { type BuilderKind, builderKinds, type Configuration, isBuilderKind } from '#areas/pricing/rules/configuration.ts';
import { optionsOf } from '#areas/pricing/rules/exclusions.ts';
import { type PriceReasonLine, priceConfiguration } from '#areas/pricing/rules/price-configuration.ts';
import type { PriceRuleSet } from '#areas/pricing/rules/rule-data.ts';
import { liveRules } from '#areas/pricing/services/active-rules.server.ts';
import { inLanguage, type Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { formatDay } from '#site/days.ts';
import { describeConfiguration } from './composed-snapshots.server.ts';

const examples: Readonly<Record<BuilderKind, Configuration>> = {
  wig: {
    kind: 'wig',
    cap: '13x4',
    lace: 'hd',
    texture: 'body-wave',
    length: '24',
    density: '180',
    colour: '4',
    capSize: 'M',
    extras: ['bleached-knots'],
  },
  'closure-frontal': {
    kind: 'closure-frontal',
    size: '5x5',
    lace: 'hd',
    texture: 'body-wave',
    length: '16',
    density: '150',
    colour: '4',
    part: 'free',
    extras: [],
  },
  bundle: { kind: 'bundle', texture: 'body-wave', origin: 'india', length: '20', colour: '4', extras: [] },
};

export type Share = 'hair' | 'work' | 'lace' | 'finish' | 'margin';
const shareOf = ({ part, key }: PriceReasonLine): Share => {
  if (part === 'processing') return key === '' ? 'work' : 'finish';
  if (part === 'labour') return 'work';
  if (part === 'extra') return key.startsWith('extras:') ? 'finish' : 'work';
  if (part === 'hair' || part === 'lace' || part === 'margin') return part;
  return 'work';
};
const shares: readonly Share[] = ['hair', 'work', 'lace', 'finish', 'margin'];

/** Cost breakdown of an example item, and the price of other lengths and densities; all from the engine that prices orders. */
export async function fairPrice(app: App, language: Language, requestedKind: string | null) {
  const live = await liveRules(app);
  const kind = isBuilderKind(requestedKind) ? requestedKind : 'wig';
  const example = examples[kind];
  const price = live && priceConfiguration(live.rules, example);
  if (!live || price?.state !== 'priced') return null;
  const { rules } = live;
  const sums = shares.map((share) => ({
    share,
    cents: price.why.filter((line) => shareOf(line) === share).reduce((sum, { cents }) => sum + cents, 0),
  }));
  return {
    kind,
    kinds: [...builderKinds],
    words: describeConfiguration(rules, example, language),
    example,
    priceCents: price.priceCents,
    grams: price.grams,
    leadDays: price.leadDays,
    version: price.version,
    costsOf: price.costsOf && formatDay(language, new Date(`${price.costsOf}T12:00:00Z`)),
    lines: price.why.map((line) => ({
      key: `${line.part} ${line.key}`,
      share: shareOf(line),
      name: inLanguage(line.name, language),
      cents: line.cents,
    })),
    sums: sums.filter(({ cents }) => cents > 0).map((one) => ({ ...one, percent: Math.round((one.cents * 100) / price.priceCents) })),
    lengths: changed(rules, example, 'length', language),
    densities: example.density ? changed(rules, example, 'density', language) : [],
  };
}
export type FairPrice = NonNullable<Awaited<ReturnType<typeof fairPrice>>>;

/** The same item with another option at one step, where available. */
function changed(rules: PriceRuleSet, example: Configuration, step: 'length' | 'density', language: Language) {
  return optionsOf(rules, example.kind, step).flatMap(({ value, name }) => {
    const price = priceConfiguration(rules, { ...example, [step]: value });
    return price.state === 'priced'
      ? [{ value, name: inLanguage(name, language), grams: price.grams, cents: price.priceCents, isExample: value === example[step] }]
      : [];
  });
}
