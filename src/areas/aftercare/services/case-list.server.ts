import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { asDollarNumber, cents } from '#kernel/money.ts';
import { localizedEntry } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import type { Chosen } from '#site/list.ts';
import { returnReasonTexts, returnTexts } from '../case-texts.ts';
import { caseStateTexts, caseOfficeTexts as texts } from '../office-texts.ts';
import { caseList } from '../rules/case-list.ts';
import { caseGroupNames, caseGroups } from '../rules/case-states.ts';
import * as store from '../store/office-cases.server.ts';
import { caseKindTexts } from '../texts.ts';

export function listCases(
  app: App,
  { filters: { heap, kind, from, to }, searchText, sort }: Chosen<typeof caseList>,
  page: { readonly limit: number; readonly offset: number },
) {
  return store.selectCasesPage(app.db, { states: heap && caseGroups[heap], kind, from, to, searchText, sort, ...page });
}

export async function caseFigures(app: App) {
  const counts = new Map((await store.countCasesByState(app.db)).map((row) => [row.status, row.count]));
  return caseGroupNames.map((heap) => ({ heap, count: caseGroups[heap].reduce((sum, state) => sum + (counts.get(state) ?? 0), 0) }));
}

export const caseFile = fileOf({
  spec: caseList,
  read: async (app, chosen, page) => (await listCases(app, chosen, page)).items,
  columns: [
    { label: texts.number, cell: (row) => row.number },
    { label: texts.order, cell: (row) => row.orderNumber },
    { label: texts.at, cell: (row) => row.createdAt },
    { label: texts.moved, cell: (row) => row.updatedAt },
    { label: texts.buyer, cell: (row) => row.email },
    { label: texts.kind, cell: (row, language) => caseKindTexts[row.kind][language] },
    { label: texts.wants, cell: (row, language) => (row.wants === 'none' ? texts.none : returnTexts[row.wants])[language] },
    { label: texts.reason, cell: (row, language) => localizedEntry(returnReasonTexts, row.reason, language) },
    { label: texts.state, cell: (row, language) => caseStateTexts[row.status][language] },
    { label: texts.pieces, cell: (row) => row.pieces },
    { label: texts.fee, cell: (row) => asDollarNumber(cents(row.feeCents)) },
    { label: texts.back, cell: (row) => asDollarNumber(cents(row.backCents)) },
    { label: texts.handler, cell: (row) => row.handler ?? '' },
  ],
});
