import { actOnMoney, moneyDesk } from '#areas/reports/services/money-desk.server.ts';
import { act, load } from '#platform/load.server.ts';

export const loader = load((visit) => moneyDesk(visit));
export const action = act((visit) => actOnMoney(visit));
