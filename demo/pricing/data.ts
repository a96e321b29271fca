import { z } from 'zod';
import { allBuilderSteps, builderKinds } from '#areas/pricing/rules/configuration.ts';
import { priceParts } from '#areas/pricing/rules/rule-data.ts';
import { bilingual, listOf, readJson, whole } from '#demo/read-files.ts';

const kind = z.enum(builderKinds);
const question = z.enum([...allBuilderSteps, 'extras']);

const option = z.strictObject({ value: z.string(), name: bilingual, leadDays: whole.optional() });
export const optionPlans = readJson('rules/price-options.json', z.record(kind, z.partialRecord(question, listOf(option))));

const bounds = z.strictObject({ min: whole.optional(), max: whole.optional() });
export const exclusionPlans = readJson(
  'rules/price-exclusions.json',
  listOf(z.strictObject({ kind, when: z.partialRecord(question, z.union([listOf(z.string()), bounds])), reason: bilingual })),
);

const rulePlan = z.strictObject({
  kind,
  part: z.enum(priceParts),
  key: z.string().optional(),
  /** Inches. */
  from: whole.optional(),
  to: whole.optional(),
  cents: whole.optional(),
  bp: whole.optional(),
  grams: whole.optional(),
  leadDays: whole.optional(),
  name: bilingual,
  /** Which vendor's offer a cost follows. */
  follows: z
    .strictObject({
      vendor: z.string(),
      kind: z.string(),
      origin: z.string().optional(),
      grade: z.string().optional(),
      texture: z.string().optional(),
      colour: z.string().optional(),
      lace: z.string().optional(),
      inches: whole,
    })
    .optional(),
});
export type RulePlan = z.infer<typeof rulePlan>;
export const rulePlans = readJson('rules/price-rules.json', listOf(rulePlan));
