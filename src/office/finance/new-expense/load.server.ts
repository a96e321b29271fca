import { actOnEntry, entryDesk } from '#areas/ledger/services/entry-desk.server.ts';
import { act, load } from '#platform/load.server.ts';

export const loader = load((visit) => entryDesk(visit, 'expenditure'));
export const action = act((visit) => actOnEntry(visit, 'expenditure'));
