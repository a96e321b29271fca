import type { App } from '#platform/app.ts';
import { setGoodsRows } from '../store/set-goods.server.ts';

/** Single bundles and lace pieces that are offered today, as a set is put together from them. */
export const bundleSetGoods = ({ db, now }: App) => setGoodsRows(db, now());
