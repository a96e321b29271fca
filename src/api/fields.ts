import { z } from 'zod';
import { isDay } from '#kernel/dates.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import { largestId } from '#kernel/ids.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { maxAmountCents } from '#kernel/within.ts';

/** Maximum length of a list; calls with more rows say so in their schema. */
export const maxListItems = 200;

export const id = z.number().int().min(1).max(largestId);
/** The same in a query string, in digits. */
export const typedId = z.coerce.number<number>().int().positive().max(largestId);

/** Dollars have two decimals at most. */
export const isWholeCents = (dollars: number): boolean => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

/** Paging input. */
export const paged = {
  page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number<number>().int().min(1).max(100).default(24),
};

/** Paging output. */
export const listed = { total: z.number().int(), page: z.number().int(), page_size: z.number().int() };

/** The message is the error's name. */
export const email = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .refine((typed) => normalizeEmail(typed) !== null, 'badMailbox');

/** A calendar day, 2026-11-12; years no database accepts are refused. */
export const day = z.iso.date().refine(isDay);

/** The id of a row. */
export const rowId = z.number().int().min(1).max(2_147_483_647);

/** Ids in one field, as an undo sends them back. */
export const joinedIds = z
  .string()
  .max(24_000)
  .transform((list) => list.split(',').map(Number))
  .pipe(z.array(rowId));

/** Words that may be empty, and words that may not. */
export const optionalText = (maxLength: number) => z.string().trim().max(maxLength).default('');
export const requiredText = (maxLength: number) => z.string().trim().min(1).max(maxLength);

/** An amount or a percentage with at most two decimals. */
export const twoDecimals = (min: number, max: number) => z.number().min(min).max(max).refine(isWholeCents);

/** The same, parsed to whole cents. */
export const dollarsToCents = (min = 0, max = maxAmountCents / 100) => twoDecimals(min, max).transform(toHundredths);

/** "12.5" percent as 1250 basis points. */
export const percentToBp = (max = 999.99) => twoDecimals(0, max).transform(toHundredths);

/** What the script of a page, or an undo, sends as JSON in one field. */
export const jsonInput = <S extends z.ZodType>(schema: S, maxLength = 200_000) =>
  z
    .string()
    .max(maxLength)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', input: text });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** A date and time with its zone, as a moment. */
export const momentInput = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

function toHundredths(amount: number): Cents {
  return cents(Math.round(amount * 100));
}
