import { loadAnalysisPage } from '#areas/reports/services/analysis-desk.server.ts';
import { load } from '#platform/load.server.ts';

export const loader = load((visit) => loadAnalysisPage(visit));
