import { z } from 'zod';
import { dollarsToCents, optionalText, percentToBp, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { choiceLabels } from '#areas/pricing/rules/choice-labels.ts';
import { isBuilderKind } from '#areas/pricing/rules/configuration.ts';
import { versionNoteIn } from '#areas/pricing/rules/version-notes.ts';
import { builderChoices } from '#areas/pricing/services/choices.server.ts';
import {
  changePriceRule,
  discardRuleSetDraft,
  priceRulesForEditing,
  publishRuleSet,
  restoreRuleSet,
} from '#areas/pricing/services/versions.server.ts';
import { momentIn } from '#areas/staff/services/when.server.ts';
import { actions, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';

const order = ['margin', 'rounding', 'labour', 'processing', 'lace', 'extra', 'density', 'hair'];

export const loader = load(async ({ app, caller, url }) => {
  const requestedKind = url.searchParams.get('kind');
  const kind = isBuilderKind(requestedKind) ? requestedKind : ('wig' as const);
  const version = numberFrom(url.searchParams.get('version'));
  const [priceRules, choices] = await Promise.all([priceRulesForEditing(app, version), builderChoices(app)]);
  if (!priceRules) return { kind, table: null };
  const nameOf = <R extends { nameEn: string; nameZh: string }>(row: R): string => (caller.language === 'zh' ? row.nameZh : row.nameEn);
  const { said, keySaid } = choiceLabels(
    (choices?.options ?? []).filter((one) => one.productKind === kind),
    caller.language,
  );
  return {
    kind,
    table: {
      liveVersion: priceRules.versions.find(({ state }) => state === 'live')?.version ?? 0,
      shown: { version: priceRules.shown.version, state: priceRules.shown.state },
      mayEdit: priceRules.shown.state !== 'retired' && (priceRules.isDraft || !priceRules.versions.some(({ state }) => state === 'draft')),
      versions: priceRules.versions.map((one) => ({
        version: one.version,
        state: one.state,
        note: versionNoteIn(one.note, caller.language),
        who: [one.firstName, one.lastName].filter(Boolean).join(' '),
        when: momentIn(one.liveAt ?? one.createdAt, caller.language),
      })),
      // Our own rules first; hair prices follow the vendors.
      rules: priceRules.rules
        .filter((rule) => rule.productKind === kind)
        .map((rule) => ({ ...rule, name: nameOf(rule), keyWords: keySaid(rule.key) }))
        .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
      exclusions: priceRules.exclusions
        .filter((one) => one.productKind === kind)
        .map((one) => ({
          id: one.id,
          reason: caller.language === 'zh' ? one.reasonZh : one.reasonEn,
          condition: Object.entries(one.condition).map(said).join(' + '),
        })),
      changes: priceRules.changes.map(({ row, figure, from, to }) => ({
        id: `${row.id} ${figure}`,
        ruleId: row.id,
        name: nameOf(row),
        key: keySaid(row.key),
        figure,
        from,
        to,
      })),
      effect: priceRules.effect.map(({ least, most, ...rest }) => ({
        ...rest,
        least: least && { before: least.before, after: least.after },
        most: most && { before: most.before, after: most.after },
      })),
    },
  };
});
export type PriceRulesPageData = NonNullable<Awaited<ReturnType<typeof loader>>['table']>;

/** Changes a number, publishes or discards the draft, or restores a version. */
const figures = z.object({
  id: rowId,
  amount: dollarsToCents().optional(),
  share: percentToBp().optional(),
  grams: z.number().int().min(0).max(2000).optional(),
  days: z.number().int().min(0).max(60).optional(),
});

export const action = actions({
  async figure({ app, caller, form }) {
    const { id, amount: amountCents, share: factorBp, grams, days: leadDays } = readForm(form, figures);
    const given = Object.entries({ amountCents, factorBp, grams, leadDays }).filter(([, value]) => value !== undefined);
    await changePriceRule(app, caller, { id, figures: Object.fromEntries(given) });
    return { problem: null };
  },
  async publish({ app, caller, form }) {
    await publishRuleSet(app, caller, readForm(form, z.object({ note: optionalText(200) })).note);
    return { problem: null };
  },
  async discard({ app, caller }) {
    await discardRuleSetDraft(app, caller);
    return { problem: null };
  },
  async back({ app, caller, form }) {
    await restoreRuleSet(app, caller, readForm(form, z.object({ version: rowId })).version);
    return { problem: null };
  },
});
