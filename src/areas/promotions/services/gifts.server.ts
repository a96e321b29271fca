import type { App } from '#platform/app.ts';
import * as store from '../store/gifts.server.ts';

export const fetchActiveGifts = (app: App) => store.selectActiveGifts(app.db, app.now());
/** Inside the order's transaction; false when none is left. */
export const claimGift = (app: App, id: number): Promise<boolean> => store.claimGiftRow(app.db, id, app.now());
export const releaseGift = (app: App, id: number) => store.decrementGivenCount(app.db, id);
