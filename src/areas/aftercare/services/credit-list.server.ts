import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { localizedColumn, localizedEntry } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { memoized } from '#platform/memoized.server.ts';
import type { Chosen } from '#site/list.ts';
import { priceProtectionOfficeTexts as texts, waitTexts } from '../price-protection-office-texts.ts';
import { creditList } from '../rules/credit-list.ts';
import * as store from '../store/credit-list.server.ts';

type Page = { readonly limit: number; readonly offset: number };

export async function queryCredits(app: App, query: store.CreditQuery) {
  const resolvedQuery = { ...query, named: query.searchText ? await namedBy(app, query.searchText) : undefined };
  const [items, total] = await Promise.all([store.creditRows(app.db, resolvedQuery), store.countCredits(app.db, resolvedQuery)]);
  return { items, total };
}

/** The same search is repeated page after page. */
const namedBy = memoized(async ({ db }: App, searchText: string): Promise<store.CreditSearchMatch> => {
  const [drops, people] = await Promise.all([store.searchPriceDropIds(db, searchText), store.searchPeopleIds(db, searchText)]);
  return { drops, people };
});

export const listCredits = (app: App, { filters, searchText, sort }: Chosen<typeof creditList>, page: Page) =>
  queryCredits(app, {
    ...page,
    ...{ state: filters.state, method: filters.way, since: filters.since, searchText, sort },
    isClaimed: filters.claimed && filters.claimed === 'yes',
  });

export async function fetchCredit(app: App, id: number) {
  const [row] = await store.creditRows(app.db, { id, sort: { by: 'at', down: true }, limit: 1, offset: 0 });
  return row ?? null;
}

export const fetchCreditFigures = (app: App) => figuresByState(app, '');
const figuresByState = memoized(async ({ db }: App) => new Map((await store.selectCreditFigures(db)).map((row) => [row.state, row])));

export const creditFile = fileOf({
  spec: creditList,
  read: async (app, chosen, page) => (await listCredits(app, chosen, page)).items,
  columns: [
    { label: texts.made, cell: (row) => row.createdAt },
    { label: texts.order, cell: (row) => row.number },
    { label: texts.buyer, cell: (row) => row.email },
    { label: texts.piece, cell: (row, language) => localizedColumn(row, 'name', language) },
    { label: texts.code, cell: (row) => row.skuCode },
    { label: texts.from, cell: (row) => row.fromCents / 100 },
    { label: texts.to, cell: (row) => row.toCents / 100 },
    { label: texts.pieces, cell: (row) => row.quantity },
    { label: texts.amount, cell: (row) => row.amountCents / 100 },
    { label: texts.takenBack, cell: (row) => row.takenCents / 100 },
    { label: texts.recovered, cell: (row) => row.recoveredCents / 100 },
    { label: texts.way, cell: (row, language) => texts[row.way][language] },
    { label: texts.state, cell: (row, language) => texts[row.state][language] },
    { label: texts.reason, cell: (row, language) => localizedEntry(waitTexts, row.reason, language) },
  ],
});
