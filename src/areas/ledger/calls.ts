import { z } from 'zod';
import { call } from '#api/call.ts';
import { day, id, isWholeCents, listed, paged } from '#api/fields.ts';
import type { Role } from '#site/page.ts';
import { entryOrigins } from './rules/entry-list.ts';

/** Who keeps the books. */
const keepers: readonly Role[] = ['owner', 'manager', 'finance'];

const words = (most: number) => z.string().trim().max(most).default('');
const amount = z.number().min(0.01).max(10_000_000).refine(isWholeCents);

const typed = {
  category_id: id,
  amount,
  booked_on: day,
  party: words(200),
  method: words(40),
  reference: words(100),
  note: words(500),
  upload_ids: z.array(z.string().max(64)).max(1).default([]),
  /** The same key books once. */
  idempotency_key: z.string().trim().min(8).max(100),
};

const entry = z.object({
  id: z.number().int(),
  category_id: z.number().int(),
  category: z.string(),
  amount: z.number(),
  booked_on: z.string(),
  party: z.string(),
  method: z.string(),
  reference: z.string(),
  note: z.string(),
  origin: z.enum(entryOrigins),
  reverses_id: z.number().int().nullable(),
  counter_id: z.number().int().nullable(),
  has_receipt: z.boolean(),
});

const callsOf = <const Kind extends 'income' | 'expenditure'>(kind: Kind) => ({
  add: call({
    method: 'POST',
    who: keepers,
    name: `admin.${kind}.add`,
    path: `/admin/${kind}/add`,
    summary: `Books an ${kind} typed by hand; the same idempotency key books once`,
    input: z.object(typed),
    output: z.object({ id: z.number().int() }),
  }),
  update: call({
    method: 'POST',
    who: keepers,
    name: `admin.${kind}.update`,
    path: `/admin/${kind}/update`,
    summary: 'Puts a typed entry right by a counter entry and a new one; nothing that was booked is changed',
    input: z.object({ id, ...typed }),
    output: z.object({ id: z.number().int() }),
  }),
  remove: call({
    method: 'POST',
    who: keepers,
    name: `admin.${kind}.delete`,
    path: `/admin/${kind}/delete`,
    summary: 'Takes a typed entry back by its counter entry; nothing is erased',
    input: z.object({ id, note: words(500) }),
    output: z.object({ counter_id: z.number().int() }),
  }),
  find: call({
    method: 'POST',
    who: keepers,
    name: `admin.${kind}.getWithQuery`,
    path: `/admin/${kind}/get_with_query`,
    summary: `Entries of ${kind}, newest first, with their sum`,
    input: z.object({
      ...paged,
      category_id: id.optional(),
      from: day.optional(),
      to: day.optional(),
      origin: z.enum(entryOrigins).optional(),
      q: z.string().trim().max(100).optional(),
    }),
    output: z.object({ items: z.array(entry), sum: z.number().nullable(), ...listed }),
  }),
});

export const ledgerCalls = { income: callsOf('income'), expenditure: callsOf('expenditure') } as const;
