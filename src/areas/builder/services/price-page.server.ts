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
import { cheaperAlternatives } from '#areas/pricing/services/alternatives.server.ts';
import { liveRules } from '#areas/pricing/services/live.server.ts';
import { findMatchingSku } from '#areas/pricing/services/matches.server.ts';
import { inLanguage, type Language } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { calendarWords } from '#site/day-words.ts';
import { dayWords } from '#site/days.ts';
import { hrefOf } from '#site/links.ts';
import { shopDay } from '#site/shop-day.ts';
import { describeConfiguration } from './composed-snapshots.server.ts';

export const maxSentenceLength = 400;
const alternativeCount = 2;

/** Form data: the questions of a kind with their options, and the answers so far. */
export async function pricePage(app: App, caller: Caller, query: URLSearchParams) {
  const { language } = caller;
  const live = await liveRules(app);
  if (!live) return null;
  const number = query.get('estimate');
  const row = number ? await findEstimate(app, caller, number.slice(0, 40)) : null;
  const kept = row && configurationIn(row.configuration);
  const asked = row && kept ? { configuration: kept, quantity: row.quantity, sentence: row.sentence, notes: null } : askedIn(query);
  return {
    kind: asked.configuration?.kind ?? kindIn(query),
    kinds: [...builderKinds],
    steps: stepsShown(live.rules, asked.configuration, asked.configuration?.kind ?? kindIn(query), language),
    quantity: asked.quantity,
    sentence: asked.sentence,
    by: dayIn(query.get('by')),
    notes: asked.notes,
    reasons:
      asked.configuration && !row ? reasonsAgainst(live.rules, asked.configuration).map((reason) => inLanguage(reason, language)) : [],
    isGone: number !== null && row === null,
    result: row && kept ? await resultOf(app, caller, live.rules, row, kept, dayIn(query.get('by'))) : null,
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
function askedIn(query: URLSearchParams) {
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

async function resultOf(app: App, { language }: Caller, rules: PriceRuleSet, row: StoredEstimate, piece: Configuration, by: string) {
  const now = app.now();
  const unitCents = row.unitPriceCents;
  const isSku = row.why[0]?.key === 'sku';
  const leaves = row.leadDays === null ? null : shipsByDate({ max: row.leadDays, isWorking: true }, shopDay(now));
  const [sku, alternatives] = await Promise.all([
    isSku ? findMatchingSku(app, piece) : null,
    unitCents === null ? [] : cheaperAlternatives(app, language, rules, piece, unitCents, alternativeCount),
  ]);
  return {
    number: row.number,
    version: row.version,
    words: describeConfiguration(rules, piece, language),
    configuration: piece,
    quantity: row.quantity,
    isForPerson: row.needsPerson,
    isOver: row.validUntil <= now,
    validUntil: dayWords(language, row.validUntil),
    unitCents,
    grams: row.weightGrams ?? 0,
    shippingCents: row.shippingCents ?? 0,
    leadDays: row.leadDays,
    leavesBy: leaves && calendarWords(leaves, language, 'full'),
    isLate: leaves !== null && by !== '' && leaves.toISOString().slice(0, 10) > by,
    why: row.why.map(({ key, cents, en = key, zh = key }) => ({ key, cents, name: inLanguage({ en, zh }, language) })),
    skuId: row.skuId,
    sku: sku && {
      name: inWords(sku, 'name', language),
      path: hrefOf('sku', { category: sku.category, spu: sku.spu, sku: sku.sku }),
      isInStock: sku.available > 0,
    },
    alternatives,
  };
}
