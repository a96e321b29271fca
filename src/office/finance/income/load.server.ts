import { actOnEntries, entriesDesk } from '#areas/ledger/services/desk.server.ts';
import { act, load } from '#platform/load.server.ts';

export const loader = load((visit) => entriesDesk(visit, 'income'));
export const action = act((visit) => actOnEntries(visit, 'income'));
