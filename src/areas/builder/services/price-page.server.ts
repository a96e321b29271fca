import { shipsByDate } from '#areas/catalog/rules/lead-time.ts';
import { findEstimate, type StoredEstimate } from '#areas/custom/services/estimates.server.ts';
import {
  builderKinds,
  builderStepsOf,
  type Configuration,
  configurationIn,
  configurationOf,
  isBuilderKind,
} from '#areas/pricing/rules/configuration.ts';
import { optionsOf, reasonsAgainst } from '#areas/pricing/rules/exclusions.ts';
import type { PriceRuleSet } from '#areas/pricing/rules/rule-data.ts';
import { parseSentenceText, withDefaultAnswers } from '#areas/pricing/rules/sentence/parse-sentence.ts';
import { liveRules } from '#areas/pricing/services/active-rules.server.ts';
import { cheaperAlternatives } from '#areas/pricing/services/alternatives.server.ts';
import { findMatchingSku } from '#areas/pricing/services/matches.server.ts';
import { inLanguage, type Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { formatCalendarDay } from '#site/day-words.ts';
import { formatDay } from '#site/days.ts';
import { hrefOf } from '#site/links.ts';
import { shopDay } from '#site/shop-day.ts';
import { describeConfiguration } from './composed-snapshots.server.ts';

const maxSentenceLength = 400;
const alternativeCount = 2;

/** Form data: the questions of a kind with their options, and the answers so far. */
export async function pricePage(app: App, caller: Caller, query: URLSearchParams) {
  const { language } = caller;
  const live = await liveRules(app);
  if (!live) return null;
  const number = query.get('estimate');
  const row = number ? await findEstimate(app, caller, number.slice(0, 40)) : null;
  const storedConfiguration = row && configurationIn(row.configuration);
  const request =
    row && storedConfiguration
      ? { configuration: storedConfiguration, quantity: row.quantity, sentence: row.sentence, notes: null }
      : priceRequestIn(query);
  return {
    kind: request.configuration?.kind ?? kindIn(query),
    kinds: [...builderKinds],
    steps: stepsShown(live.rules, request.configuration, request.configuration?.kind ?? kindIn(query), language),
    quantity: request.quantity,
    sentence: request.sentence,
    by: dayIn(query.get('by')),
    notes: request.notes,
    reasons:
      request.configuration && !row ? reasonsAgainst(live.rules, request.configuration).map((reason) => inLanguage(reason, language)) : [],
    isGone: number !== null && row === null,
    result: row && storedConfiguration ? await resultOf(app, caller, live.rules, row, storedConfiguration, dayIn(query.get('by'))) : null,
  };
}
export type PricePage = NonNullable<Awaited<ReturnType<typeof pricePage>>>;
export type PriceResult = NonNullable<PricePage['result']>;

const kindIn = (query: URLSearchParams) => {
  const kind = query.get('kind');
  return isBuilderKind(kind) ? kind : 'wig';
};
const dayIn = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** The question in the address: a sentence, or separate answers. */
function priceRequestIn(query: URLSearchParams) {
  const sentence = (query.get('q') ?? '').slice(0, maxSentenceLength);
  const quantity = Number(query.get('quantity') ?? '1');
  const isWhole = Number.isInteger(quantity) && quantity >= 1 && quantity <= 999;
  if (sentence.trim() === '') {
    const configuration = configurationOf(query);
    const missing =
      configuration && query.has('asked') ? builderStepsOf(configuration.kind).filter((step) => configuration[step] === undefined) : [];
    const notes = missing.length > 0 ? { assumed: [], missing, unclear: [] } : null;
    return { configuration, quantity: isWhole ? quantity : 1, sentence: '', notes };
  }
  const { configuration, quantity: count, assumed, missing, unclear } = withDefaultAnswers(parseSentenceText(sentence));
  return { configuration, quantity: count, sentence, notes: { assumed, missing, unclear } };
}

function stepsShown(rules: PriceRuleSet, configuration: Configuration | null, kind: Configuration['kind'], language: Language) {
  return [...builderStepsOf(kind), 'extras' as const].map((step) => ({
    step,
    chosen: step === 'extras' ? (configuration?.extras ?? []) : [configuration?.[step] ?? ''].filter(Boolean),
    options: optionsOf(rules, kind, step).map(({ value, name }) => ({ value, name: inLanguage(name, language) })),
  }));
}

async function resultOf(
  app: App,
  { language }: Caller,
  rules: PriceRuleSet,
  row: StoredEstimate,
  configuration: Configuration,
  by: string,
) {
  const now = app.now();
  const unitCents = row.unitPriceCents;
  const isSku = row.why[0]?.key === 'sku';
  const leaves = row.leadDays === null ? null : shipsByDate({ max: row.leadDays, isWorking: true }, shopDay(now));
  const [sku, alternatives] = await Promise.all([
    isSku ? findMatchingSku(app, configuration) : null,
    unitCents === null ? [] : cheaperAlternatives(app, language, rules, configuration, unitCents, alternativeCount),
  ]);
  return {
    number: row.number,
    version: row.version,
    words: describeConfiguration(rules, configuration, language),
    configuration,
    quantity: row.quantity,
    isForPerson: row.needsPerson,
    isOver: row.validUntil <= now,
    validUntil: formatDay(language, row.validUntil),
    unitCents,
    grams: row.weightGrams ?? 0,
    shippingCents: row.shippingCents ?? 0,
    leadDays: row.leadDays,
    leavesBy: leaves && formatCalendarDay(leaves, language, 'full'),
    isLate: leaves !== null && by !== '' && leaves.toISOString().slice(0, 10) > by,
    why: row.why.map(({ key, cents, en = key, zh = key }) => ({ key, cents, name: inLanguage({ en, zh }, language) })),
    skuId: row.skuId,
    sku: sku && {
      name: localizedColumn(sku, 'name', language),
      path: hrefOf('sku', { category: sku.category, spu: sku.spu, sku: sku.sku }),
      isInStock: sku.available > 0,
    },
    alternatives,
  };
}
