import type { z } from 'zod';
import { inLanguage } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import type { ledgerCalls } from '../calls.ts';
import { entryOriginOf } from '../rules/entry-list.ts';
import type { EntryKind } from '../store/entries.server.ts';
import { correctEntry, type LedgerEntryInput, recordEntry, reverseEntry } from './entries.server.ts';
import { listEntries } from './entry-list.server.ts';

type Sent = z.output<(typeof ledgerCalls)['income']['add']['input']>;
type Query = z.output<(typeof ledgerCalls)['income']['find']['input']>;

export const ledgerEntryInput = (kind: EntryKind, sent: Sent): LedgerEntryInput => ({
  kind,
  categoryId: sent.category_id,
  amountCents: sent.amount,
  bookedOn: sent.booked_on,
  party: sent.party,
  method: sent.method,
  reference: sent.reference,
  note: sent.note,
  uploadIds: sent.upload_ids,
  key: sent.idempotency_key,
});

export const addEntryFromApi = async (app: App, caller: Caller, kind: EntryKind, sent: Sent): Promise<{ id: number }> => {
  const { id } = await recordEntry(app, caller, ledgerEntryInput(kind, sent));
  return { id };
};

export const correctEntryFromApi = (
  app: App,
  caller: Caller,
  kind: EntryKind,
  { id, ...sent }: Sent & { id: number },
): Promise<{ id: number }> => correctEntry(app, caller, id, ledgerEntryInput(kind, sent));

export const reverseEntryFromApi = async (app: App, caller: Caller, kind: EntryKind, { id, note }: { id: number; note: string }) => ({
  counter_id: await reverseEntry(app, caller, { id, kind, reason: note }),
});

export async function findEntriesForApi(
  app: App,
  caller: Caller,
  kind: EntryKind,
  { page, page_size, q, category_id, from, to, origin }: Query,
) {
  const chosen = {
    filters: { heading: category_id, from, to, origin },
    searchText: q,
    sort: { by: 'day', down: true },
    page,
    columns: null,
  } as const;
  const { items, total, sumCents } = await listEntries(app, kind, chosen, { limit: page_size, offset: (page - 1) * page_size });
  return {
    items: items.map((row) => ({
      id: row.id,
      category_id: row.categoryId,
      category: inLanguage({ en: row.headingEn, zh: row.headingZh }, caller.language),
      amount: row.amountCents / 100,
      booked_on: row.bookedOn,
      party: row.party,
      method: row.method,
      reference: row.reference,
      note: row.note,
      origin: entryOriginOf(row),
      reverses_id: row.reversesId,
      counter_id: row.counterId,
      has_receipt: row.uploadId !== null,
    })),
    sum: sumCents === null ? null : sumCents / 100,
    total,
    page,
    page_size,
  };
}
