import type { App } from '#platform/app.ts';
import * as store from '../store/find-shoppers.server.ts';

const maxResults = 8;
const minSearchLength = 3;

/** Fewer than three characters match nobody. */
export const searchShoppers = (app: App, searchText: string) =>
  searchText.length < minSearchLength ? Promise.resolve([]) : store.selectShoppersLike(app.db, searchText, maxResults);

export const fetchShopperWithAddress = (app: App, userId: number) => store.selectShopperWithAddress(app.db, userId);
