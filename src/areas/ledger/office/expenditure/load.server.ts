import { act, load } from '#platform/load.server.ts';
import { actOnEntries, entriesDesk } from '../../services/desk.server.ts';

export const loader = load((visit) => entriesDesk(visit, 'expenditure'));
export const action = act((visit) => actOnEntries(visit, 'expenditure'));
