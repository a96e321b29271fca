import type { App } from '#platform/app.ts';
import * as store from '../store/gifts.server.ts';

/** The gifts that run now. */
export const giftsNow = (app: App) => store.giftsNow(app.db, app.now());
/** Takes one gift of a rule, inside the order's transaction; false when none is left. */
export const takeGift = (app: App, id: number): Promise<boolean> => store.takeGift(app.db, id, app.now());
export const returnGift = (app: App, id: number) => store.returnGift(app.db, id);
