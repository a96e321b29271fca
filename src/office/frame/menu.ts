import type { WorkQueue } from '#areas/reports/services/start-page.server.ts';
import type { entryTexts } from '#areas/staff/page-texts.ts';
import { mayOpen } from '#areas/staff/rules.ts';
import type { officePages } from '#site/office-pages.ts';
import type { Page, Role } from '#site/page.ts';
import { pageNamed } from '#site/pages.ts';
import type { groupTexts } from './texts.ts';

export type OfficePage = keyof typeof officePages;
export type MenuPage = keyof typeof entryTexts;
export type MenuGroup = keyof typeof groupTexts;
type MenuPlacement = { readonly group: MenuGroup | null; readonly counts?: WorkQueue; readonly key?: string };

/** Menu position of each office page, and its shortcut after g; null hides it. A page without an entry does not compile. */
const places: Readonly<Record<OfficePage, MenuPlacement | null>> = {
  'office-login': null,
  'office-password': null,
  'office-root': null,
  'office-views': null,
  office: { group: null, key: 't' },
  'office-orders': { group: 'ship', key: 'o' },
  'office-online-order': { group: 'ship', counts: 'toPick', key: 'p' },
  'office-order': null,
  'office-order-add': { group: 'ship' },
  'office-inquiry': { group: 'answer', counts: 'inquiries', key: 'i' },
  'office-inquiries': { group: 'answer' },
  'office-templates': { group: 'answer' },
  'office-pic-to-wig': { group: 'answer', counts: 'requests' },
  'office-cases': { group: 'answer', key: 'c' },
  'office-case': null,
  'office-appointments': { group: 'answer' },
  'office-reviews': { group: 'answer', key: 'r' },
  'office-mailbox': { group: 'answer', key: 'm' },
  'office-users': { group: 'answer', key: 'u' },
  'office-partners': { group: 'answer' },
  'office-stock': { group: 'stock', counts: 'lowStock', key: 's' },
  'office-stock-in': { group: 'stock' },
  'office-stock-out': { group: 'stock' },
  'office-stock-order': { group: 'stock', counts: 'purchases' },
  'office-vendor-prices': { group: 'prices' },
  'office-vendor-price-add': { group: 'prices' },
  'office-vendor-price-list': null,
  'office-vendors': { group: 'prices' },
  'office-vendor-price-edit': null,
  'office-vendor-price-delete': null,
  'office-skus': { group: 'prices' },
  'office-sku-prices': null,
  'office-price-plans': { group: 'prices' },
  'office-price-rules': { group: 'prices' },
  'office-price-choices': { group: 'prices' },
  'office-estimates': { group: 'prices' },
  'office-spus': { group: 'goods' },
  'office-spu': null,
  'office-categories': { group: 'goods' },
  'office-properties': { group: 'goods' },
  'office-goods-import': { group: 'goods' },
  'office-sync': { group: 'goods' },
  'office-custom-images': { group: 'goods' },
  'office-custom-image-add': { group: 'goods' },
  'office-keywords': { group: 'goods' },
  'office-keyword': null,
  'office-money': { group: 'money' },
  'office-money-checks': { group: 'money' },
  'office-invoices': { group: 'money', key: 'v' },
  'office-invoice': null,
  'office-price-protection': { group: 'money' },
  'office-income': { group: 'money' },
  'office-income-add': { group: 'money' },
  'office-expenditure': { group: 'money' },
  'office-expenditure-add': { group: 'money' },
  'office-payouts': { group: 'money' },
  'office-analysis': { group: 'figures', key: 'd' },
  'office-performance': { group: 'figures' },
  'office-promotions': { group: 'marketing', counts: 'heldSales' },
  'office-promotion': null,
  'office-offers': { group: 'marketing' },
  'office-giveaways': { group: 'marketing' },
  'office-giveaway': null,
  'office-coupons': { group: 'marketing' },
  'office-coupon': null,
  'office-referrals': { group: 'marketing' },
  'office-referral-terms': null,
  'office-subscribers': { group: 'marketing' },
  'office-articles': { group: 'words', key: 'w' },
  'office-article': null,
  'office-article-add': null,
  'office-faqs': { group: 'words' },
  'office-banners': { group: 'words' },
  'office-sale-pages': { group: 'words' },
  'office-navigation': { group: 'words' },
  'office-library': { group: 'words' },
  'office-company': { group: 'house' },
  'office-web-config': { group: 'house' },
  'office-user': null,
  'office-user-add': null,
  'office-staff': { group: 'house' },
  'office-staff-member': null,
  'office-white-list': { group: 'house' },
  'office-audit': { group: 'house', key: 'l' },
  'office-jobs': { group: 'house' },
  'office-own': { group: 'house' },
  'office-ui': { group: 'house' },
};

export type MenuEntry = MenuPlacement & { readonly page: MenuPage };
export type CountedEntry = MenuEntry & { readonly count?: number; readonly isLate?: boolean };

/** The pages that these roles may open, in the order of the day. */
export function menuFor(held: readonly Role[], pageOf: (name: string) => Page | null = pageNamed): MenuEntry[] {
  return Object.entries(places).flatMap(([name, place]) => {
    const page = pageOf(name);
    return place && page && mayOpen(page.who, held) ? [{ ...place, page: name as MenuPage }] : [];
  });
}
