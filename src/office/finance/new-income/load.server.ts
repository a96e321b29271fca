import { entryActions, loadEntryPage } from '#areas/ledger/services/entry-page.server.ts';
import { load } from '#platform/load.server.ts';

export const loader = load((visit) => loadEntryPage(visit, 'income'));
export const action = entryActions('income');
