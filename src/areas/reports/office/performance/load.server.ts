import { act, load } from '#platform/load.server.ts';
import { actOnPerformance, performanceDesk } from '../../services/performance-desk.server.ts';

export const loader = load((visit) => performanceDesk(visit));
export const action = act((visit) => actOnPerformance(visit));
