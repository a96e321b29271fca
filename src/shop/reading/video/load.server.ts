import { loadVideo } from '#areas/editorial/services/reading.server.ts';
import { load } from '#platform/load.server.ts';

export const loader = load((visit) => loadVideo(visit, visit.params.name ?? ''));
