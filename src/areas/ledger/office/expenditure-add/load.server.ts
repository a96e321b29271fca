import { act, load } from '#platform/load.server.ts';
import { actOnEntry, entryDesk } from '../../services/entry-desk.server.ts';

export const loader = load((visit) => entryDesk(visit, 'expenditure'));
export const action = act((visit) => actOnEntry(visit, 'expenditure'));
