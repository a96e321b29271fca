import { on } from '#api/handle.server.ts';
import * as calls from './calls.ts';
import { catalogEditingHandlers } from './handlers/editing.server.ts';
import { requestRestockNotice, stopRestockNotices } from './services/restock.server.ts';
import * as wire from './services/wire.server.ts';

export const catalogHandlers = [
  ...catalogEditingHandlers,
  on(calls.getSkusByCategory, (input, app, { language }) => wire.skusByCategory(app, language, input)),
  on(calls.getSkusBySpu, (input, app, { language }) => wire.skusBySpu(app, language, input)),
  on(calls.getSku, (input, app, { language }) => wire.oneSku(app, language, input)),
  on(calls.getSkuById, ({ id }, app, { language }) => wire.oneSku(app, language, { ids: [id] })),
  on(calls.getHomeWigSkus, (_, app, { language }) => wire.homeSkus(app, language, 'wig')),
  on(calls.getHomeBundleSkus, (_, app, { language }) => wire.homeSkus(app, language, 'bundle')),
  on(calls.getNotFoundSkus, (_, app, { language }) => wire.notFoundSkus(app, language)),
  on(calls.getRelatedSkus, (input, app, { language }) => wire.relatedSkus(app, language, input)),
  on(calls.getSpuMeta, (input, app, { language }) => wire.spuMeta(app, language, input)),
  on(calls.searchSkuByKey, (input, app, { language }) => wire.skusByKeyword(app, language, input)),
  on(calls.getSkuListByFilterLabel, (input, app, { language }) => wire.skusByLabel(app, language, input)),
  on(calls.getFacets, (input, app, { language }) => wire.facetsOutput(app, language, input)),
  on(calls.getBrands, (input, app, { language }) => wire.brandsOutput(app, language, input)),
  on(calls.notifyMe, async ({ sku_id, email }, app, caller) => {
    await requestRestockNotice(app, caller, { skuId: sku_id, email });
    return {};
  }),
  on(calls.stopNotifyMe, async ({ token }, app) => {
    await stopRestockNotices(app, token);
    return {};
  }),
];
