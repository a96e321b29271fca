import { choiceTexts } from '#areas/pricing/choice-texts.ts';
import { choiceLabels } from '#areas/pricing/rules/choice-labels.ts';
import { type BuilderKind, builderStepsOf, isBuilderKind } from '#areas/pricing/rules/configuration.ts';
import type { Bounds, Condition } from '#areas/pricing/rules/rule-data.ts';
import { addExclusion, builderChoices, changeChoice, removeExclusion } from '#areas/pricing/services/choices.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { inLanguage } from '#kernel/texts.ts';
import { formAction, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';

const kindIn = (typed: unknown): BuilderKind => (isBuilderKind(typed) ? typed : 'wig');

export const loader = load(async ({ app, caller: { language }, url }) => {
  const kind = kindIn(url.searchParams.get('kind'));
  const choices = await builderChoices(app);
  if (!choices) return { kind, desk: null };
  const order: readonly string[] = [...builderStepsOf(kind), 'extras'];
  const options = choices.options
    .filter(({ productKind }) => productKind === kind)
    .sort((a, b) => order.indexOf(a.step) - order.indexOf(b.step));
  const { nameOf, stepWord, said } = choiceLabels(options, language);
  return {
    kind,
    desk: {
      version: choices.version,
      isDraft: choices.isDraft,
      options: options.map((one) => ({ ...one, stepWord: stepWord(one.step), name: nameOf(one.step, one.value) })),
      exclusions: choices.exclusions
        .filter(({ productKind }) => productKind === kind)
        .map(({ id, condition, reasonEn, reasonZh }) => ({
          id,
          reason: language === 'zh' ? reasonZh : reasonEn,
          parts: Object.entries(condition).map(said),
        })),
    },
  };
});
export type OptionsPageData = NonNullable<Awaited<ReturnType<typeof loader>>['desk']>;

/** Edits an option, adds or removes an exclusion. */
export const action = formAction(async ({ app, caller, form }) => {
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  const done = (key: 'changedDone' | 'addedDone' | 'removedDone'): string => inLanguage(choiceTexts[key], caller.language);
  switch (text('intent')) {
    case 'exclude':
      await addExclusion(app, caller, {
        kind: kindIn(text('kind')),
        when: conditionIn(form),
        reasonEn: text('reason_en'),
        reasonZh: text('reason_zh'),
      });
      return { done: done('addedDone') };
    case 'restore': {
      const before = JSON.parse(text('before').slice(0, 4000) || '{}') as {
        productKind: string;
        condition: Condition;
        reasonEn: string;
        reasonZh: string;
      };
      await addExclusion(app, caller, {
        kind: kindIn(before.productKind),
        when: before.condition ?? {},
        reasonEn: before.reasonEn ?? '',
        reasonZh: before.reasonZh ?? '',
      });
      return { done: done('addedDone') };
    }
    case 'allow': {
      const before = await removeExclusion(app, caller, numberFrom(text('id')) ?? 0);
      return { done: done('removedDone'), undo: { intent: 'restore', before: JSON.stringify(before) } };
    }
    default: {
      if (!/^\d{1,2}$/.test(text('days'))) throw new DomainError('badValue', { field: 'days' });
      const names = { nameEn: text('name_en').slice(0, 60), nameZh: text('name_zh').slice(0, 60), leadDays: Number(text('days')) };
      await changeChoice(app, caller, numberFrom(text('id')) ?? 0, names);
      return { done: done('changedDone') };
    }
  }
});

/** Checked options per step; lengths are a range. */
function conditionIn(form: FormData): Condition {
  const ticks = form.getAll('tick').map(String).slice(0, 60);
  const when: Record<string, string[] | Bounds> = {};
  for (const tick of ticks) {
    const [step = '', value = ''] = tick.split(':');
    if (!/^[A-Za-z]{1,12}$/.test(step) || !/^[A-Za-z0-9-]{1,24}$/.test(value)) throw new DomainError('badValue', { field: 'condition' });
    const list = when[step];
    if (Array.isArray(list)) list.push(value);
    else when[step] = [value];
  }
  const inches = (name: string): number | undefined => {
    const typed = String(form.get(name) ?? '').trim();
    if (typed === '') return undefined;
    if (!/^\d{1,2}$/.test(typed)) throw new DomainError('badValue', { field: name });
    return Number(typed);
  };
  const [min, max] = [inches('length_from'), inches('length_to')];
  if (min !== undefined || max !== undefined) when.length = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return when as Condition;
}
