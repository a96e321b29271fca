import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { inWords, wordIn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { remembered } from '#platform/remembered.server.ts';
import type { Chosen } from '#site/list.ts';
import { protectionOfficeTexts as texts, waitTexts } from '../protection-office-texts.ts';
import { creditList } from '../rules/credit-list.ts';
import * as store from '../store/credit-list.server.ts';

type Page = { readonly limit: number; readonly offset: number };

export async function creditsAsked(app: App, query: store.CreditQuery) {
  const asked = { ...query, named: query.words ? await namedBy(app, query.words) : undefined };
  const [items, total] = await Promise.all([store.creditRows(app.db, asked), store.countCredits(app.db, asked)]);
  return { items, total };
}

/** The same words are asked for page after page. */
const namedBy = remembered(async ({ db }: App, words: string): Promise<store.Named> => {
  const [drops, people] = await Promise.all([store.dropsSaid(db, words), store.peopleSaid(db, words)]);
  return { drops, people };
});

/** The credits an address asks for. */
export const officeCredits = (app: App, { filters, words, sort }: Chosen<typeof creditList>, page: Page) =>
  creditsAsked(app, {
    ...page,
    ...{ state: filters.state, way: filters.way, since: filters.since, words, sort },
    isClaimed: filters.claimed && filters.claimed === 'yes',
  });

export async function creditNamed(app: App, id: number) {
  const [row] = await store.creditRows(app.db, { id, sort: { by: 'at', down: true }, limit: 1, offset: 0 });
  return row ?? null;
}

export const creditFigures = (app: App) => figuresByState(app, '');
const figuresByState = remembered(async ({ db }: App) => new Map((await store.creditFigures(db)).map((row) => [row.state, row])));

export const creditFile = fileOf({
  spec: creditList,
  read: async (app, chosen, most) => (await officeCredits(app, chosen, most)).items,
  columns: [
    { label: texts.made, cell: (row) => row.createdAt },
    { label: texts.order, cell: (row) => row.number },
    { label: texts.buyer, cell: (row) => row.email },
    { label: texts.piece, cell: (row, language) => inWords(row, 'name', language) },
    { label: texts.code, cell: (row) => row.skuCode },
    { label: texts.from, cell: (row) => row.fromCents / 100 },
    { label: texts.to, cell: (row) => row.toCents / 100 },
    { label: texts.pieces, cell: (row) => row.quantity },
    { label: texts.amount, cell: (row) => row.amountCents / 100 },
    { label: texts.takenBack, cell: (row) => row.takenCents / 100 },
    { label: texts.recovered, cell: (row) => row.recoveredCents / 100 },
    { label: texts.way, cell: (row, language) => texts[row.way][language] },
    { label: texts.state, cell: (row, language) => texts[row.state][language] },
    { label: texts.reason, cell: (row, language) => wordIn(waitTexts, row.reason, language) },
  ],
});
