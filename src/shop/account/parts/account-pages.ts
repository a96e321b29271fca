import type { shopperTexts } from '#areas/shoppers/texts.ts';
import type { PageName } from '#site/pages.ts';

/** The pages of one's own, in the order they are listed, each with its word. */
export const accountPages = [
  ['account-info', 'roomAccount'],
  ['addresses', 'roomAddresses'],
  ['orders', 'roomOrders'],
  ['inquiries', 'roomInquiries'],
  ['services', 'roomServices'],
  ['referral', 'roomReferral'],
  ['business-account', 'roomBusiness'],
] as const satisfies readonly (readonly [PageName, keyof typeof shopperTexts])[];
