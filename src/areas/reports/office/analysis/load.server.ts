import { load } from '#platform/load.server.ts';
import { analysisDesk } from '../../services/analysis-desk.server.ts';

export const loader = load((visit) => analysisDesk(visit));
