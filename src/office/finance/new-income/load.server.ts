import { handleEntryAction, loadEntryPage } from '#areas/ledger/services/entry-page.server.ts';
import { act, load } from '#platform/load.server.ts';

export const loader = load((visit) => loadEntryPage(visit, 'income'));
export const action = act((visit) => handleEntryAction(visit, 'income'));
