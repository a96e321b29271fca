import type { App } from '#platform/app.ts';
import { setGoodsRows } from '../store/set-goods.server.ts';

export const bundleSetGoods = ({ db, now }: App) => setGoodsRows(db, now());
