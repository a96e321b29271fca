import { madeDays, shelfDays } from '#areas/catalog/rules/ready.ts';
import { mostUploadBytes, mostUploads } from './uploads.ts';

/** Numbers the house itself is built to: texts quote them, nobody changes them at a desk. */
export const builtIn: ReadonlyMap<string, number> = new Map([
  ['inStockDaysMin', shelfDays.min],
  ['inStockDaysMax', shelfDays.max],
  ['madeToOrderDaysMin', madeDays.min],
  ['madeToOrderDaysMax', madeDays.max],
  ['uploadMegabytes', mostUploadBytes / 1024 / 1024],
  ['uploadPictures', mostUploads],
]);

/** Numbers decided at another desk: set and wholesale offers, the referral programme, the limit on inquiries. */
const elsewhere = /^(?:set(?:Min|Off|Closure)|wholesaleFrom|friend|referr|inquiriesPerHour)/;

/** Whether a number is changed among the policies, and changing it there changes what the shop does. */
export const isKeptHere = (name: string): boolean => !builtIn.has(name) && !elsewhere.test(name);
