import { officeFolders } from './office-pages.server.ts';
import type { PageSource } from './page.ts';
import type { PageName } from './pages.ts';
import { shopSources } from './shop-pages.server.ts';

/** The query keys that are part of a page's key in the page cache; null for a page that is rendered for each visitor. */
export const cacheKeysOf = (name: PageName): PageSource['cache'] => (isShopPage(name) ? shopSources[name].cache : null);
export const folderOf = (name: PageName): string => (isShopPage(name) ? shopSources[name].folder : officeFolders[name]);

const isShopPage = (name: PageName): name is keyof typeof shopSources => Object.hasOwn(shopSources, name);

/** The checkout, and everything under the provider's name: the payment provider's own scripts and frames may run there and nowhere else. */
const payingPaths = /^(shop-cart|test_paypal|paypal(\/.*)?)$/;
export const takesPayment = ({ path }: { readonly path: string }): boolean => payingPaths.test(path);
