import { entriesAction, loadEntriesPage } from '#areas/ledger/services/entries-page.server.ts';
import { load } from '#platform/load.server.ts';

export const loader = load((visit) => loadEntriesPage(visit, 'expenditure'));
export const action = entriesAction('expenditure');
