import { actOnPerformance, performanceDesk } from '#areas/reports/services/performance-desk.server.ts';
import { act, load } from '#platform/load.server.ts';

export const loader = load((visit) => performanceDesk(visit));
export const action = act((visit) => actOnPerformance(visit));
