import type { App } from '#platform/app.ts';
import { latestPrices } from '../../store/prices.server.ts';

/** The last price changes of some SKUs, the newest first. */
export const recentPrices = ({ db }: App, skuIds: readonly number[], most: number) => latestPrices(db, skuIds, most);
