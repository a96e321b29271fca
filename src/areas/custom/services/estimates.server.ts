import { randomInt } from 'node:crypto';
import { isBuyable } from '#areas/catalog/rules/options.ts';
import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import type { Configuration } from '#areas/pricing/rules/configuration.ts';
import { type PriceReasonLine, type PricingOutcome, priceConfiguration } from '#areas/pricing/rules/price-configuration.ts';
import { liveRules } from '#areas/pricing/services/active-rules.server.ts';
import { findMatchingSku, placeholderSkuOf } from '#areas/pricing/services/matches.server.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import { dayMs, dayOf, hourMs, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { networkOf, takeAttempt } from '#platform/rate-limit.server.ts';
import * as store from '../store/estimates.server.ts';

export type EstimateInput = { readonly configuration: Configuration; readonly quantity: number; readonly sentence?: string };
type Sku = NonNullable<Awaited<ReturnType<typeof findMatchingSku>>>;

/** Today's price of an item. A matching SKU's price takes precedence; prices from the browser are ignored. */
export type EstimateResult =
  | {
      readonly state: 'priced';
      readonly unitCents: number;
      readonly grams: number;
      readonly leadDays: number;
      readonly why: readonly PriceReasonLine[];
      readonly sku: Sku | null;
      readonly version: number;
      readonly costsOf: string;
    }
  | Exclude<PricingOutcome, { state: 'priced' }>;

const stockLeadDays = 2;
const noRules: EstimateResult = { state: 'person', unknown: ['rules'] };
const skuName = { en: 'Ready-made item', zh: '成品' };

export async function computeEstimate(app: App, configuration: Configuration): Promise<{ answer: EstimateResult; setId: number | null }> {
  const live = await liveRules(app);
  if (!live) return { answer: noRules, setId: null };
  const outcome = priceConfiguration(live.rules, configuration);
  if (outcome.state === 'open') return { answer: outcome, setId: live.setId };
  const sku = await findMatchingSku(app, configuration);
  if (!sku) {
    const { state } = outcome;
    const answer: EstimateResult = state === 'priced' ? { ...outcome, unitCents: outcome.priceCents, sku: null } : outcome;
    return { answer, setId: live.setId };
  }
  return {
    setId: live.setId,
    answer: {
      state: 'priced',
      unitCents: sku.payableCents,
      grams: sku.weightGrams,
      leadDays: sku.available > 0 || outcome.state !== 'priced' ? stockLeadDays : outcome.leadDays,
      why: [{ part: 'hair', key: 'sku', cents: sku.payableCents, name: skuName }],
      sku,
      version: live.rules.version,
      costsOf: live.rules.costsOf,
    },
  };
}

const anHour = { bucket: 'estimate', max: 300, windowMs: hourMs };
const usualDays = 7;

export type IssuedEstimate = {
  readonly answer: EstimateResult;
  readonly number: string | null;
  readonly skuId: number | null;
  readonly validUntil: Date | null;
};

/** Prices a request and stores it under a number for its validity period. Impossible or incomplete ones have no number. */
export async function issueEstimate(
  app: App,
  caller: Caller,
  { configuration, quantity, sentence = '' }: EstimateInput,
): Promise<IssuedEstimate> {
  const { answer, setId } = await computeEstimate(app, configuration);
  if (setId === null || answer.state === 'open' || answer.state === 'impossible')
    return { answer, number: null, skuId: null, validUntil: null };
  if (!(await takeAttempt(app, { ...anHour, key: networkOf(caller.ip) }))) throw new DomainError('tooMany');
  const now = app.now();
  const days = (await policiesOf(app)).get('estimateDays') ?? usualDays;
  const validUntil = later(now, days * dayMs);
  const isPriced = answer.state === 'priced';
  const skuId = isPriced ? await carriedBy(app, configuration, answer.sku) : null;
  const row = {
    ruleSetId: setId,
    userId: caller.shopperId,
    language: caller.language,
    sentence,
    configuration: { ...configuration },
    quantity,
    needsPerson: !isPriced,
    ...(isPriced && {
      unitPriceCents: answer.unitCents,
      weightGrams: answer.grams,
      shippingCents: shippingFee(answer.grams * quantity),
      leadDays: answer.leadDays,
      why: answer.why.map(({ key, part, cents, name }) => ({ key, part, cents, ...name })),
    }),
    matchedSkuId: skuId,
    validUntil,
    createdAt: now,
    updatedAt: now,
  };
  return { answer, number: await saved(app, row), skuId, validUntil };
}

/** Stock items go into the cart as themselves; everything else as a built item. */
async function carriedBy(app: App, { kind }: Configuration, sku: Sku | null): Promise<number | null> {
  if (sku && isBuyable(sku)) return sku.id;
  return placeholderSkuOf(app, kind);
}

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** E-261116-7KQ2MX: not guessable by counting. */
export const newEstimateNumber = (now: Date): string =>
  `E-${dayOf(now).replaceAll('-', '').slice(2)}-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

async function saved(app: App, row: Omit<store.NewEstimate, 'number'>): Promise<string> {
  for (;;) {
    const number = newEstimateNumber(app.now());
    if ((await store.saveEstimate(app.db, { ...row, number })) !== null) return number;
  }
}

export type StoredEstimate = NonNullable<Awaited<ReturnType<typeof store.estimateByNumber>>>;

/** The caller's own, or a visitor's. */
export const findEstimate = ({ db }: App, { shopperId }: Caller, number: string): Promise<StoredEstimate | null> =>
  store.estimateByNumber(db, number, shopperId);
