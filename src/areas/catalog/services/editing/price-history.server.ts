import type { App } from '#platform/app.ts';
import { latestPrices } from '../../store/prices.server.ts';

export const recentPrices = ({ db }: App, skuIds: readonly number[], limit: number) => latestPrices(db, skuIds, limit);
