import { attachedPictures } from '#areas/content/services/uploads.server.ts';
import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { parseAmount } from '#kernel/money.ts';
import { localizedColumn, localizedEntry } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import type { Chosen } from '#site/list.ts';
import { methodTexts, ledgerTexts as texts } from '../office-texts.ts';
import { entryOriginOf, expenditureList, incomeList, runningBalances } from '../rules/entry-list.ts';
import { monthOf } from '../rules/months.ts';
import { balanceAt, type EntryKind, isClosed } from '../store/entries.server.ts';
import * as store from '../store/entry-list.server.ts';
import { refreshLedgerSums } from './months.server.ts';

type EntryListQuery = Chosen<typeof incomeList> | Chosen<typeof expenditureList>;
type Page = { readonly limit: number; readonly offset: number };
export type ListedEntry = Awaited<ReturnType<typeof listEntries>>['items'][number];

/** An amount in the search box searches amounts. */
export async function listEntries(
  app: App,
  kind: EntryKind,
  { filters: { entry: _, ...filters }, searchText, sort }: EntryListQuery,
  page: Page,
) {
  return read(app, { kind, ...filters, ...searchTermOf(searchText), sort, ...page });
}

/** Income and expenses in one journal with a running balance; none when filtered, since rows are missing. */
export async function ledgerJournalOf(
  app: App,
  query: { heading?: number | undefined; from?: string | undefined; to?: string | undefined; words?: string | undefined },
  page: Page,
) {
  const { words, ...rest } = query;
  const found = await read(app, { ...rest, ...searchTermOf(words), sort: { by: 'day', down: true }, ...page });
  const [first] = found.items;
  const isWhole = !query.heading && !words;
  const after = first && isWhole ? await balanceAt(app.db, first.bookedOn, first.id) : null;
  return { ...found, balances: after === null ? [] : runningBalances(found.items, after) };
}

async function read(app: App, query: store.EntryQuery) {
  await refreshLedgerSums(app);
  const { items, total } = await store.entriesWith(app.db, query);
  return { items, total, sumCents: await store.sumOfEntries(app.db, query, total) };
}

/** Terms under three characters cannot use the index. */
function searchTermOf(text: string | undefined): { searchText?: string; amountCents?: number } {
  if (text === undefined) return {};
  const amount = parseAmount(text.replace(/^[-−$]+/, '').replaceAll(',', ''));
  if (amount !== null && amount > 0 && amount < 2 ** 31) return { amountCents: amount };
  return text.length < 3 ? {} : { searchText: text };
}

const fileFor = (kind: EntryKind, spec: typeof incomeList | typeof expenditureList) =>
  fileOf({
    spec,
    read: async (app, chosen, page) => (await listEntries(app, kind, chosen, page)).items,
    columns: [
      { label: texts.day, cell: (row) => row.bookedOn },
      { label: texts.heading, cell: (row, language) => localizedColumn(row, 'heading', language) },
      { label: texts.party, cell: (row) => row.party },
      { label: texts.reference, cell: (row) => row.reference },
      { label: texts.note, cell: (row) => row.note },
      { label: texts.method, cell: (row, language) => localizedEntry(methodTexts, row.method, language) },
      { label: texts.origin, cell: (row, language) => texts[entryOriginOf(row)][language] },
      { label: texts.amount, cell: (row) => row.amountCents / 100 },
    ],
  });

export const incomeFile = fileFor('income', incomeList);
export const expenditureFile = fileFor('expenditure', expenditureList);

export async function entryOf(app: App, kind: EntryKind, id: number) {
  const { items } = await store.entriesWith(app.db, { kind, id, sort: { by: 'day', down: true }, limit: 1, offset: 0 });
  const [entry] = items;
  if (!entry) return null;
  const pictures = await attachedPictures(app, entry.uploadId === null ? [] : [entry.uploadId]);
  return { entry, isClosed: await isClosed(app.db, monthOf(entry.bookedOn)), picture: [...pictures.values()][0] ?? null };
}

/** The latest manual entries, to spot duplicates. */
export const latestManualEntries = async (app: App, kind: EntryKind) =>
  (await store.entriesWith(app.db, { kind, origin: 'typed', sort: { by: 'day', down: true }, limit: 6, offset: 0 })).items;
