import { officeHome } from './office-home.ts';
import { shopPages } from './shop-pages.ts';

/** What a browser knows at first. The rest of the office comes with its frame (office-rows.ts). */
export const firstPages = { ...shopPages, ...officeHome };
