import { loadMoneyPage } from '#areas/reports/services/money-page.server.ts';
import { load } from '#platform/load.server.ts';

export { moneyActions as action } from '#areas/reports/services/money-page.server.ts';
export const loader = load((visit) => loadMoneyPage(visit));
