import { load } from '#platform/load.server.ts';
import { journalOf } from '../../services/reading.server.ts';

export const loader = load(async (visit) => ({ titles: await journalOf(visit) }));
