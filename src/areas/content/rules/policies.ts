import { inStockDays, madeToOrderDays } from '#areas/catalog/rules/lead-time.ts';
import { maxUploadBytes, maxUploads } from './uploads.ts';

/** Numbers the house itself is built to: texts quote them, nobody changes them at a desk. */
export const fixedPolicies: ReadonlyMap<string, number> = new Map([
  ['inStockDaysMin', inStockDays.min],
  ['inStockDaysMax', inStockDays.max],
  ['madeToOrderDaysMin', madeToOrderDays.min],
  ['madeToOrderDaysMax', madeToOrderDays.max],
  ['uploadMegabytes', maxUploadBytes / 1024 / 1024],
  ['uploadPictures', maxUploads],
]);

/** Numbers decided at another desk: set and wholesale offers, the referral programme, the limit on inquiries. */
const elsewhere = /^(?:set(?:Min|Off|Closure)|wholesaleFrom|friend|referr|inquiriesPerHour)/;

/** Whether a number is changed among the policies, and changing it there changes what the shop does. */
export const isEditablePolicy = (name: string): boolean => !fixedPolicies.has(name) && !elsewhere.test(name);
