import type { App } from '#platform/app.ts';
import * as store from '../store/affiliates.server.ts';

/** Their referrals earn no store credit. */
export const affiliates = async (app: App): Promise<number[]> => (await store.affiliateIds(app.db)).map(({ userId }) => userId);
