import { handleEntriesAction, loadEntriesPage } from '#areas/ledger/services/entries-page.server.ts';
import { act, load } from '#platform/load.server.ts';

export const loader = load((visit) => loadEntriesPage(visit, 'expenditure'));
export const action = act((visit) => handleEntriesAction(visit, 'expenditure'));
