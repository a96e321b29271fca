import type { shopperTexts } from '#areas/shoppers/texts.ts';
import { isOpen, type PageName } from '#site/pages.ts';

/** The pages of one's own, in the order they are listed, each with its word. */
const rooms = [
  ['account-info', 'roomAccount'],
  ['addresses', 'roomAddresses'],
  ['orders', 'roomOrders'],
  ['inquiries', 'roomInquiries'],
  ['services', 'roomServices'],
  ['referral', 'roomReferral'],
  ['business-account', 'roomBusiness'],
] as const satisfies readonly (readonly [PageName, keyof typeof shopperTexts])[];

/** Those that are built. */
export const openAccountPages = () => rooms.filter(([page]) => isOpen(page));
