import type { shopperTexts } from '#areas/shoppers/texts.ts';
import type { PageName } from '#site/pages.ts';

/** Account pages in menu order with their labels. */
export const accountPages = [
  ['account-info', 'roomAccount'],
  ['addresses', 'roomAddresses'],
  ['orders', 'roomOrders'],
  ['inquiries', 'roomInquiries'],
  ['services', 'roomServices'],
  ['referral', 'roomReferral'],
  ['business-account', 'roomBusiness'],
] as const satisfies readonly (readonly [PageName, keyof typeof shopperTexts])[];
