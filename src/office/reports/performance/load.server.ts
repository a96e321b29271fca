import { loadPerformancePage } from '#areas/reports/services/performance-page.server.ts';
import { load } from '#platform/load.server.ts';

export { performanceActions as action } from '#areas/reports/services/performance-page.server.ts';
export const loader = load((visit) => loadPerformancePage(visit));
