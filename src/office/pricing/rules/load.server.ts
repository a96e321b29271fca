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
import { DomainError } from '#kernel/errors.ts';
import { amountIn, checkWithin } from '#kernel/limits.ts';
import { act, load } from '#platform/load.server.ts';
import { momentWords } from '#site/days.ts';
import { numberFrom } from '#site/list.ts';

const order = ['margin', 'rounding', 'labour', 'processing', 'lace', 'extra', 'density', 'hair'];

export const loader = load(async ({ app, caller, url }) => {
  const asked = url.searchParams.get('kind');
  const kind = isBuilderKind(asked) ? asked : ('wig' as const);
  const version = numberFrom(url.searchParams.get('version'));
  const [desk, choices] = await Promise.all([priceRulesForEditing(app, version), builderChoices(app)]);
  if (!desk) return { kind, desk: null };
  const word = <R extends { nameEn: string; nameZh: string }>(row: R): string => (caller.language === 'zh' ? row.nameZh : row.nameEn);
  const { said, keySaid } = choiceLabels(
    (choices?.options ?? []).filter((one) => one.productKind === kind),
    caller.language,
  );
  return {
    kind,
    desk: {
      liveVersion: desk.versions.find(({ state }) => state === 'live')?.version ?? 0,
      shown: { version: desk.shown.version, state: desk.shown.state },
      mayEdit: desk.shown.state !== 'retired' && (desk.isDraft || !desk.versions.some(({ state }) => state === 'draft')),
      versions: desk.versions.map((one) => ({
        version: one.version,
        state: one.state,
        note: versionNoteIn(one.note, caller.language),
        who: [one.firstName, one.lastName].filter(Boolean).join(' '),
        when: momentWords(caller.language, one.liveAt ?? one.createdAt, 'Asia/Shanghai'),
      })),
      // What the house decides stands first; the long list of hair follows the vendors by itself.
      rules: desk.rules
        .filter((rule) => rule.productKind === kind)
        .map((rule) => ({ ...rule, name: word(rule), keyWords: keySaid(rule.key) }))
        .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
      exclusions: desk.exclusions
        .filter((one) => one.productKind === kind)
        .map((one) => ({
          id: one.id,
          reason: caller.language === 'zh' ? one.reasonZh : one.reasonEn,
          condition: Object.entries(one.condition).map(said).join(' + '),
        })),
      changes: desk.changes.map(({ row, figure, from, to }) => ({
        id: `${row.id} ${figure}`,
        ruleId: row.id,
        name: word(row),
        key: keySaid(row.key),
        figure,
        from,
        to,
      })),
      effect: desk.effect.map(({ least, most, ...rest }) => ({
        ...rest,
        least: least && { before: least.before, after: least.after },
        most: most && { before: most.before, after: most.after },
      })),
    },
  };
});
export type PriceRulesPageData = NonNullable<Awaited<ReturnType<typeof loader>>['desk']>;

/** Changes a figure, puts the draft live, throws it away, or brings an earlier version back. */
export const action = act(async ({ app, caller, form }) => {
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  switch (text('intent')) {
    case 'publish':
      await publishRuleSet(app, caller, text('note').slice(0, 200));
      return { problem: null };
    case 'discard':
      await discardRuleSetDraft(app, caller);
      return { problem: null };
    case 'back':
      await restoreRuleSet(app, caller, numberFrom(text('version')) ?? 0);
      return { problem: null };
    default:
      await changePriceRule(app, caller, { id: numberFrom(text('id')) ?? 0, figures: figuresIn(text) });
      return { problem: null };
  }
});

function figuresIn(text: (name: string) => string) {
  const whole = (name: string, most: number): number => {
    const value = Number(text(name));
    checkWithin(name, value, [0, most]);
    return value;
  };
  const money = text('amount') === '' ? undefined : amountIn('amount', text('amount'));
  const share = text('share');
  if (share !== '' && !/^\d{1,3}(?:\.\d{1,2})?$/.test(share)) throw new DomainError('badValue', { field: 'share' });
  return {
    ...(money !== undefined && { amountCents: money }),
    ...(share !== '' && { factorBp: Math.round(Number(share) * 100) }),
    ...(text('grams') !== '' && { grams: whole('grams', 2000) }),
    ...(text('days') !== '' && { leadDays: whole('days', 60) }),
  };
}
