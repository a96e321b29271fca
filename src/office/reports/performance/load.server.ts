import { handlePerformanceAction, loadPerformancePage } from '#areas/reports/services/performance-page.server.ts';
import { act, load } from '#platform/load.server.ts';

export const loader = load((visit) => loadPerformancePage(visit));
export const action = act((visit) => handlePerformanceAction(visit));
