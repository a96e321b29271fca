import { on } from '#api/handle.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { asDollarNumber, cents, centsOfDollars } from '#kernel/money.ts';
import * as office from './calls/office.ts';
import { parseSentence } from './calls.ts';
import type { Configuration } from './rules/configuration.ts';
import { parseSentenceText, withDefaultAnswers } from './rules/sentence/parse-sentence.ts';
import { addRule, changePriceRule, openDraft, priceRulesForEditing, publishRuleSet, removeDraftRule } from './services/versions.server.ts';

export const pricingHandlers = [
  on(parseSentence, async ({ sentence }) => {
    const { configuration, quantity, assumed, missing, unclear } = withDefaultAnswers(parseSentenceText(sentence));
    return {
      configuration: configuration && wired(configuration),
      quantity,
      assumed: [...assumed],
      missing: [...missing],
      unclear: [...unclear],
    };
  }),
  on(office.listPriceRules, async ({ version, product_kind }, app) => {
    const editing = await priceRulesForEditing(app, version ?? null);
    if (!editing || (version !== undefined && editing.shown.version !== version)) throw new DomainError('priceRuleNotExist');
    return {
      version: editing.shown.version,
      state: editing.shown.state,
      versions: editing.versions.map((one) => ({
        version: one.version,
        state: one.state,
        note: one.note,
        live_at: one.liveAt?.toISOString() ?? null,
      })),
      items: editing.rules.filter((rule) => product_kind === undefined || rule.productKind === product_kind).map(wireRule),
    };
  }),
  on(office.updatePriceRule, async ({ id, publish: goes, note, ...figures }, app, caller) => {
    if (id !== undefined) await changePriceRule(app, caller, { id, figures: figuresIn(figures) });
    if (goes) return { version: await publishRuleSet(app, caller, note) };
    return { version: (await openDraft(app, caller)).version };
  }),
  on(office.addPriceRule, async ({ amount, factor_bp, grams, lead_days, ...rule }, app, caller) => ({
    id: await addRule(app, caller, {
      productKind: rule.product_kind,
      kind: rule.kind,
      key: rule.key,
      lengthFromInches: rule.length_from,
      lengthToInches: rule.length_to,
      nameEn: rule.name_en,
      nameZh: rule.name_zh,
      ...figuresIn({ amount, factor_bp, grams, lead_days }),
    }),
  })),
  on(office.deletePriceRule, async ({ id }, app, caller) => {
    await removeDraftRule(app, caller, id);
    return {};
  }),
];

const wired = ({ extras, ...answers }: Configuration): Record<string, string | string[]> => ({ ...answers, extras: [...extras] });

type Figures = { amount?: number | undefined; factor_bp?: number | undefined; grams?: number | undefined; lead_days?: number | undefined };
const figuresIn = ({ amount, factor_bp, grams, lead_days }: Figures) => ({
  ...(amount !== undefined && { amountCents: centsOfDollars(amount) }),
  ...(factor_bp !== undefined && { factorBp: factor_bp }),
  ...(grams !== undefined && { grams }),
  ...(lead_days !== undefined && { leadDays: lead_days }),
});

type RuleSetEditing = NonNullable<Awaited<ReturnType<typeof priceRulesForEditing>>>;
const wireRule = (rule: RuleSetEditing['rules'][number]) => ({
  id: rule.id,
  product_kind: rule.productKind,
  kind: rule.kind,
  key: rule.key,
  length_from: rule.lengthFromInches,
  length_to: rule.lengthToInches,
  amount: asDollarNumber(cents(rule.amountCents)),
  vendor_amount: rule.vendorCents === null ? null : asDollarNumber(cents(rule.vendorCents)),
  factor_bp: rule.factorBp,
  grams: rule.grams,
  lead_days: rule.leadDays,
  name_en: rule.nameEn,
  name_zh: rule.nameZh,
});
