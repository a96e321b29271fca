import { filmOf } from '#areas/editorial/services/reading.server.ts';
import { load } from '#platform/load.server.ts';

export const loader = load((visit) => filmOf(visit, visit.params.name ?? ''));
