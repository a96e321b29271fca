import { z } from 'zod';
import { isDay } from '#kernel/dates.ts';
import { largestId } from '#kernel/ids.ts';
import { mailbox } from '#kernel/mailbox.ts';

/** No list in a call is longer; calls that take many rows say so in their schema and are asked again for the rest. */
export const maxListItems = 200;

export const id = z.number().int().min(1).max(largestId);
/** The same where an address says it, in digits. */
export const typedId = z.coerce.number<number>().int().positive().max(largestId);

/** Dollars have two decimals at most. */
export const isWholeCents = (dollars: number): boolean => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

/** What a list asks for: which page, and how long a page is. */
export const paged = {
  page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number<number>().int().min(1).max(100).default(24),
};

/** What a list answers around its items. */
export const listed = { total: z.number().int(), page: z.number().int(), page_size: z.number().int() };

/** A mailbox as somebody types it; the message is the name of the refusal. */
export const email = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .refine((typed) => mailbox(typed) !== null, 'badMailbox');

/** A day of the calendar, 2026-11-12; years no database knows are none. */
export const day = z.iso.date().refine(isDay);
