import { loadAnalysisPage } from '#areas/reports/services/analysis-page.server.ts';
import { load } from '#platform/load.server.ts';

export const loader = load((visit) => loadAnalysisPage(visit));
