import { act, load } from '#platform/load.server.ts';
import { actOnMoney, moneyDesk } from '../../services/money-desk.server.ts';

export const loader = load((visit) => moneyDesk(visit));
export const action = act((visit) => actOnMoney(visit));
