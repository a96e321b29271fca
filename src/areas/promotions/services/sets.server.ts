import type { SetPriceRule } from '#areas/pricing/rules/sets.ts';
import type { App } from '#platform/app.ts';
import { setRuleRows } from '../store/sets.server.ts';

export const setRulesOf = ({ db }: App): Promise<SetPriceRule[]> => setRuleRows(db);
