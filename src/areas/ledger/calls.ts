import { z } from 'zod';
import { call } from '#api/call.ts';
import { day, dollarsToCents, listed, optionalText, paged, rowId } from '#api/fields.ts';
import type { Role } from '#site/page.ts';
import { entryOrigins } from './rules/entry-list.ts';

const bookkeepers: readonly Role[] = ['owner', 'manager', 'finance'];

const typed = {
  category_id: rowId,
  amount: dollarsToCents(0.01),
  booked_on: day,
  party: optionalText(200),
  method: optionalText(40),
  reference: optionalText(100),
  note: optionalText(500),
  upload_ids: z.array(z.string().max(64)).max(1).default([]),
  /** Idempotency key. */
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

type Path = `/admin/${string}`;
const callsOf = (kind: 'income' | 'expenditure', [add, update, remove, find]: readonly [Path, Path, Path, Path]) => ({
  add: call({
    method: 'POST',
    who: bookkeepers,
    name: `admin.${kind}.add`,
    path: add,
    summary: `Adds a manual ${kind} entry; the same idempotency key is applied once`,
    input: z.object(typed),
    output: z.object({ id: z.number().int() }),
  }),
  update: call({
    method: 'POST',
    who: bookkeepers,
    name: `admin.${kind}.update`,
    path: update,
    summary: 'Corrects a manual ledger entry by a reversal and a new entry; existing entries are never changed',
    input: z.object({ id: rowId, ...typed }),
    output: z.object({ id: z.number().int() }),
  }),
  remove: call({
    method: 'POST',
    who: bookkeepers,
    name: `admin.${kind}.delete`,
    path: remove,
    summary: 'Reverses a manual ledger entry; nothing is deleted',
    input: z.object({ id: rowId, note: optionalText(500) }),
    output: z.object({ counter_id: z.number().int() }),
  }),
  find: call({
    method: 'POST',
    who: bookkeepers,
    name: `admin.${kind}.getWithQuery`,
    path: find,
    summary: `Entries of ${kind}, newest first, with their total`,
    input: z.object({
      ...paged,
      category_id: rowId.optional(),
      from: day.optional(),
      to: day.optional(),
      origin: z.enum(entryOrigins).optional(),
      q: z.string().trim().max(100).optional(),
    }),
    output: z.object({ items: z.array(entry), sum: z.number().nullable(), ...listed }),
  }),
});

export const ledgerCalls = {
  income: callsOf('income', ['/admin/income/add', '/admin/income/update', '/admin/income/delete', '/admin/income/get_with_query']),
  expenditure: callsOf('expenditure', [
    '/admin/expenditure/add',
    '/admin/expenditure/update',
    '/admin/expenditure/delete',
    '/admin/expenditure/get_with_query',
  ]),
} as const;
