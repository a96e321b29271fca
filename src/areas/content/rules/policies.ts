import { inStockDays, madeToOrderDays } from '#areas/catalog/rules/lead-time.ts';
import { maxUploadBytes, maxUploads } from './uploads.ts';

/** Numbers fixed in code: texts quote them, nobody edits them. */
export const fixedPolicies: ReadonlyMap<string, number> = new Map([
  ['inStockDaysMin', inStockDays.min],
  ['inStockDaysMax', inStockDays.max],
  ['madeToOrderDaysMin', madeToOrderDays.min],
  ['madeToOrderDaysMax', madeToOrderDays.max],
  ['uploadMegabytes', maxUploadBytes / 1024 / 1024],
  ['uploadPictures', maxUploads],
]);

/** Numbers edited elsewhere: set and wholesale offers, referrals, inquiry limits. */
const elsewhere = /^(?:set(?:Min|Off|Closure)|wholesaleFrom|friend|referr|inquiriesPerHour)/;

/** Whether a number is edited among the policies and takes effect there. */
export const isEditablePolicy = (name: string): boolean => !fixedPolicies.has(name) && !elsewhere.test(name);
