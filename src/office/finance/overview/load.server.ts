import { handleMoneyAction, loadMoneyPage } from '#areas/reports/services/money-page.server.ts';
import { act, load } from '#platform/load.server.ts';

export const loader = load((visit) => loadMoneyPage(visit));
export const action = act((visit) => handleMoneyAction(visit));
