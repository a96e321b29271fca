import { z } from 'zod';
import { dollarsToCents, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { spuCalls, textField } from '#areas/catalog/calls/editing.ts';
import { toCamelCase } from '#areas/catalog/rules/editing/spelling.ts';
import type { VariantSelection } from '#areas/catalog/services/editing/variants.server.ts';
import { cents } from '#kernel/money.ts';

const seo = {
  meta_title_en: true,
  meta_title_zh: true,
  meta_description_en: true,
  meta_description_zh: true,
  meta_keywords_en: true,
  meta_keywords_zh: true,
} as const;

/** One fact per line, the name before the first colon of either script. */
const factLines = z
  .string()
  .max(30_000)
  .transform((text) =>
    text.split('\n').flatMap((row): [string, string][] => {
      const at = row.search(/[:：]/);
      return row.trim() === '' ? [] : [[row.slice(0, Math.max(at, 0)).trim(), row.slice(at + 1).trim()]];
    }),
  )
  .refine((facts) => facts.every(([fact, value]) => fact !== '' && value !== ''))
  .transform((facts) => Object.fromEntries(facts))
  .pipe(spuCalls.add.input.shape.facts.unwrap());

/** All texts of the page but those for search engines; its descriptions may be longer than a call. */
const words = spuCalls.add.input
  .omit(seo)
  .required()
  .extend({
    facts: factLines,
    description_en: textField(4000),
    description_zh: textField(4000),
  });

export function readProductWords(form: FormData) {
  const changes = toCamelCase(readForm(form, words));
  return { ...changes, searchText: changes.searchText.toLowerCase() };
}

export const readProductSeo = (form: FormData) => toCamelCase(readForm(form, spuCalls.add.input.pick(seo).required()));

const money = dollarsToCents().default(cents(0));
const whole = (max: number) => z.number().int().min(0).max(max).default(0);
const variants = z.object({
  values: z.array(rowId).max(500),
  codeStart: z
    .string()
    .min(1)
    .max(30)
    .regex(/^[\w-]+$/),
  price: money,
  perInch: money,
  grams: whole(100_000),
  gramsPerInch: whole(1000),
  costShare: whole(100),
});

/** The values to combine, and the price and weight of what they make. */
export function readVariants(form: FormData): VariantSelection {
  const { values, price, perInch, grams, costShare, ...sent } = readForm(form, variants);
  return { ...sent, valueIds: values, priceCents: price, centsPerInch: perInch, weightGrams: grams, costBp: costShare * 100 };
}
