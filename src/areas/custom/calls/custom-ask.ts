import { z } from 'zod';
import { day, email, id, optionalText, twoDecimals } from '#api/fields.ts';
import { customAnswerTexts } from '../option-texts.ts';
import { choiceQuestions, densities, lengths, zones } from '../rules/custom-form.ts';
import { type Measure, measureNames, measures } from '../rules/measures.ts';
import { groundColours, maxPackagingQuantity, minPackagingQuantity, packagingPartNames, printColours } from '../rules/packaging.ts';
import { noteField, requestUploadIds, whoFields } from './pictures.ts';

/** What the custom form asks besides the item itself. */
export const customRequestInput = z.object({
  upload_ids: requestUploadIds,
  wished_on: day.nullable().default(null),
  budget: twoDecimals(0, 100_000).nullable().default(null),
  quantity: z.number().int().min(1).max(999).default(1),
  note: noteField,
  email,
  ...whoFields,
  like: id.nullable().default(null),
  may_show: z.boolean(),
  fax_number: z.string().max(200).default(''),
});

const oneOf = (answers: readonly string[]) => z.enum(answers).optional();

/** The item itself; a question nobody answered is left to staff. */
export const customChoicesInput = z.object({
  ...Object.fromEntries(choiceQuestions.map((question) => [question, oneOf(Object.keys(customAnswerTexts[question] ?? {}))])),
  ...Object.fromEntries([...zones, 'density'].map((name) => [name, oneOf(densities)])),
  length: oneOf(lengths),
  colour: z.string().max(40).optional(),
});

/** Inches with a comma or a point. */
const inches = ({ least, most }: (typeof measures)[Measure]) =>
  z
    .string()
    .default('')
    .transform((typed) => (typed.trim() === '' ? null : Math.round(Number(typed.replace(',', '.')) * 100) / 100))
    .pipe(z.number().min(least).max(most).nullable());
export const measuresInput = z.object(
  Object.fromEntries(measureNames.map((name) => [name, inches(measures[name])])) as Record<Measure, ReturnType<typeof inches>>,
);

/** What the packaging form asks. */
export const packagingRequestInput = z.object({
  upload_ids: requestUploadIds,
  quantity: z.number().int().min(minPackagingQuantity).max(maxPackagingQuantity),
  parts: z.array(z.enum(packagingPartNames)).min(1),
  ground: z.enum(groundColours).default('blush'),
  print: z.enum(printColours).default('rose'),
  words: optionalText(24),
  note: noteField,
  email,
  ...whoFields,
  fax_number: z.string().max(200).default(''),
});
