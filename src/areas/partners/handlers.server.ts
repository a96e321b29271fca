import { on } from '#api/handle.server.ts';
import * as calls from './calls.ts';
import { myPrices } from './services/my-prices.server.ts';

export const partnerHandlers = [on(calls.myPrices, ({ sku_ids }, app, caller) => myPrices(app, caller, sku_ids))];
