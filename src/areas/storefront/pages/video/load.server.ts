import { load } from '#platform/load.server.ts';
import { filmOf } from '../../services/reading.server.ts';

export const loader = load((visit) => filmOf(visit, visit.params.name ?? ''));
