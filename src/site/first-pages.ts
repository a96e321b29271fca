import { officePages } from './office-pages.ts';
import { shopPages } from './shop-pages.ts';

/** Server and tests know all pages. A browser takes first-pages.browser.ts in place of this file (package.json, imports). */
export const firstPages = { ...shopPages, ...officePages };
