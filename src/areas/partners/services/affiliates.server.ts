import type { App } from '#platform/app.ts';
import * as store from '../store/affiliates.server.ts';

/** Who earns by the month: no store credit is given for their friends. */
export const affiliates = async (app: App): Promise<number[]> => (await store.affiliateIds(app.db)).map(({ userId }) => userId);
