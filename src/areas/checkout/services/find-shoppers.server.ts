import type { App } from '#platform/app.ts';
import * as store from '../store/find-shoppers.server.ts';

const mostFound = 8;
const fewestSigns = 3;

/** Fewer than three characters match nobody. */
export const searchShoppers = (app: App, words: string) =>
  words.length < fewestSigns ? Promise.resolve([]) : store.selectShoppersLike(app.db, words, mostFound);

export const fetchShopperWithAddress = (app: App, userId: number) => store.selectShopperWithAddress(app.db, userId);
