import { act, load } from '#platform/load.server.ts';
import { actOnEntry, entryDesk } from '../../services/entry-desk.server.ts';

export const loader = load((visit) => entryDesk(visit, 'income'));
export const action = act((visit) => actOnEntry(visit, 'income'));
