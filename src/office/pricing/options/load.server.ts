import { z } from 'zod';
import { jsonInput, requiredText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { choiceTexts } from '#areas/pricing/choice-texts.ts';
import { choiceLabels } from '#areas/pricing/rules/choice-labels.ts';
import { type BuilderKind, builderKinds, builderStepsOf, isBuilderKind } from '#areas/pricing/rules/configuration.ts';
import type { Condition } from '#areas/pricing/rules/rule-data.ts';
import { addExclusion, builderChoices, changeChoice, removeExclusion } from '#areas/pricing/services/choices.server.ts';
import { translator } from '#kernel/texts.ts';
import type { Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';

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

const option = z.object({ id: rowId, name_en: requiredText(60), name_zh: requiredText(60), days: z.number().int().min(0).max(99) });
const inches = z.number().int().min(0).max(99).optional();
const reasons = { kind: z.enum(builderKinds), reason_en: requiredText(160), reason_zh: requiredText(160) };
/** Checked options as "step:value", and a range of lengths. */
const exclusion = z.object({
  ...reasons,
  condition: z.array(z.string().regex(/^[A-Za-z]{1,12}:[A-Za-z0-9-]{1,24}$/)).max(60),
  length_from: inches,
  length_to: inches,
});
const bounds = z.object({ min: inches, max: inches });
const removed = z.object({ ...reasons, condition: jsonInput(z.record(z.string(), z.union([z.array(z.string()), bounds])), 4000) });

export const action = actions(
  {
    async save({ app, caller, form }) {
      const { id, name_en: nameEn, name_zh: nameZh, days: leadDays } = readForm(form, option);
      await changeChoice(app, caller, id, { nameEn, nameZh, leadDays });
      return { done: say(caller)('changedDone') };
    },
    async exclude({ app, caller, form }) {
      const { kind, reason_en: reasonEn, reason_zh: reasonZh, ...sent } = readForm(form, exclusion);
      await addExclusion(app, caller, { kind, when: conditionOf(sent), reasonEn, reasonZh });
      return { done: say(caller)('addedDone') };
    },
    async allow({ app, caller, form }) {
      const { productKind, condition, reasonEn, reasonZh } = await removeExclusion(app, caller, readForm(form, z.object({ id: rowId })).id);
      const back = { kind: productKind, condition: JSON.stringify(condition), reason_en: reasonEn, reason_zh: reasonZh };
      return { done: say(caller)('removedDone'), undo: { intent: 'restore', ...back } };
    },
    async restore({ app, caller, form }) {
      const { kind, condition, reason_en: reasonEn, reason_zh: reasonZh } = readForm(form, removed);
      await addExclusion(app, caller, { kind, when: condition, reasonEn, reasonZh });
      return { done: say(caller)('addedDone') };
    },
  },
  { labels: { length_from: choiceTexts.shortest, length_to: choiceTexts.longest, days: choiceTexts.days } },
);

const say = ({ language }: Caller) => translator(choiceTexts, language);

function conditionOf({ condition, length_from: min, length_to: max }: Omit<z.output<typeof exclusion>, keyof typeof reasons>): Condition {
  const values = Map.groupBy(
    condition.map((tick) => tick.split(':')),
    ([step = '']) => step,
  );
  return {
    ...Object.fromEntries([...values].map(([step, pairs]) => [step, pairs.map(([, value = '']) => value)])),
    ...((min !== undefined || max !== undefined) && { length: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } }),
  };
}
