import type { PageSource } from './page.ts';
import type { shopPages } from './shop-pages.ts';

/** Rendered for each visitor. */
const uncached = (folder: string): PageSource => ({ folder, cache: null });
/** The same for everybody: its HTML may be cached. The names are the query keys that make another page. */
const cached = (folder: string, ...queryKeys: readonly string[]): PageSource => ({ folder, cache: queryKeys });

/** Query keys of a product list. */
const listKeys = ['filter_label', 'price_from', 'price_to', 'length_from', 'length_to', 'in_stock', 'sort', 'page'];
/** A rule-based list, such as everything under ten dollars. */
const ruleList = cached('shop/lists/rule-list', ...listKeys, 'band');
/** Query keys of a product's reviews. */
const reviewKeys = ['review_length', 'review_texture', 'review_photos', 'review_page'];
/** A content page; the keys are the fields of its calculators. */
const article = (...sums: readonly string[]) => cached('shop/reading/article', ...sums);
/** A page created by staff may contain any calculator. */
const begunArticle = article(
  ...'grams paid length pieces each first second sells ours weight paying ads charge hair extras hours inches'.split(' '),
);

/** Where each page's files are and whether its HTML may be cached. A page without an entry does not compile. */
export const shopSources: Readonly<Record<keyof typeof shopPages, PageSource>> = {
  home: cached('shop/home'),
  search: uncached('shop/lists/search'),

  // Products
  category: cached('shop/lists/category', ...listKeys),
  explore: cached('shop/lists/explore', 'texture'),
  spu: cached('shop/product', ...reviewKeys),
  sku: cached('shop/product', ...reviewKeys),
  compare: uncached('shop/lists/compare'),
  'mail-choices': uncached('shop/account/email-preferences'),
  'stop-notice': uncached('shop/product/stop-notice'),
  videos: cached('shop/reading/videos', 'tag'),
  video: cached('shop/reading/video'),
  'sales-rank': cached('shop/lists/sales-rank', 'category', 'period'),
  'all-product-price': cached('shop/lists/price-list', 'category', 'q', 'page'),
  'clearance-sale': ruleList,
  under10: ruleList,
  under30: ruleList,
  under50: ruleList,
  under100: ruleList,
  'long-hair': ruleList,
  'boho-braids': ruleList,
  'glueless-wig': ruleList,
  'test-sku': cached('shop/diagnostics/test-sku', 'sku'),
  'black-friday': cached('shop/lists/sale', ...listKeys),
  'christmas-sale': cached('shop/lists/sale', ...listKeys),
  'crazy-sale': cached('shop/lists/sale', ...listKeys),
  'hair-color-chart': cached('shop/reading/color-chart', 'hex', 'family', 'depth', 'tone'),
  'customer-review': cached('shop/reading/customer-reviews', 'category', 'stars', 'length', 'texture', 'photos', 'sort', 'page'),
  beautiful: cached('shop/reading/photo-gallery', 'page', 'photo'),

  // Custom pieces
  'picture-to-wigs': uncached('shop/custom/picture'),
  'hair-custom': uncached('shop/custom/hair-custom'),
  'diy-wigs': uncached('shop/builder/wigs'),
  'diy-closure-frontal': uncached('shop/builder/lace'),
  'diy-bundles': uncached('shop/builder/bundles'),
  'ai-pricing': uncached('shop/builder/ai-pricing'),
  'a-fair-price': cached('shop/builder/fair-price', 'kind'),
  'hair-package-customization': uncached('shop/custom/packaging'),
  request: uncached('shop/custom/request'),
  'request-ticket': uncached('shop/custom/work-sheet'),

  // Account
  user: uncached('shop/account/overview'),
  login: uncached('shop/account/login'),
  register: uncached('shop/account/register'),
  'account-info': uncached('shop/account/account-info'),
  addresses: uncached('shop/account/addresses'),
  inquiries: uncached('shop/account/inquiries'),
  orders: uncached('shop/account/orders'),
  services: uncached('shop/aftercare/services'),
  'return-request': uncached('shop/aftercare/return-request'),
  'service-case': uncached('shop/aftercare/case'),
  'return-sheet': uncached('shop/aftercare/return-sheet'),
  referral: uncached('shop/account/referral'),
  'business-account': uncached('shop/partners/business-account'),
  'forgot-account': uncached('shop/account/forgot-password'),
  'reset-password': uncached('shop/account/reset-password'),
  'activate-account': uncached('shop/account/activate'),
  'confirm-email': uncached('shop/account/confirm-email'),
  'account-deleted': uncached('shop/account/account-deleted'),
  cart: uncached('shop/cart'),
  'inquiry-succeed': uncached('shop/account/inquiry-sent'),

  // Payment
  invoice: uncached('shop/invoices/invoice'),
  'invoice-pay': uncached('shop/invoices/pay'),
  'address-invoice': uncached('shop/invoices/invoice'),
  'address-invoice-pay': uncached('shop/invoices/pay'),
  'payment-link': uncached('shop/invoices/pay'),
  payment: uncached('shop/cart/payment'),
  'payment-success': uncached('shop/cart/payment-success'),
  'payment-fail': uncached('shop/cart/payment-failed'),

  // Content
  about: article(),
  'about-us': article(),
  'about-braids': article(),
  'sync-product': uncached('shop/partners/sync'),
  'customer-service': article(),
  shipping: article('grams'),
  returns: article('paid'),
  'wig-tips': article('length'),
  faqs: cached('shop/reading/faqs', 'q'),
  delays: article(),
  'why-choose-us': article(),
  'hair-differences': article(),
  'hair-care-guide': article(),
  'braids-services': article('pieces', 'each'),
  'contact-us': article(),
  'closure-lace-differences': article(),
  'payment-method': article(),
  'price-protection': article('paid', 'first', 'second', 'pieces'),
  'free-giveaways': cached('shop/promotions/giveaways'),
  giveaway: cached('shop/promotions/giveaway'),
  'giveaway-draw': cached('shop/promotions/draw'),
  'giveaway-entry': uncached('shop/promotions/entry'),
  'referral-program': article(),
  'video-see-hair': uncached('shop/aftercare/see-hair'),
  'video-appointment': uncached('shop/aftercare/appointment'),
  'video-clip': uncached('shop/aftercare/video-clip'),
  blog: cached('shop/reading/blog'),
  'blog-origin': article(),
  'blog-wig-guide': article(),
  'blog-wig-care': article(),
  'blog-extensions': article(),
  'blog-florida': article('sells', 'ours', 'weight', 'paying', 'ads'),
  'blog-california': article('charge', 'hair', 'extras', 'hours'),
  'blog-health': article(),
  'blog-more': begunArticle,
  'guide-more': begunArticle,
  'service-more': begunArticle,
  'business-more': begunArticle,
  'about-more': begunArticle,
  newsletter: uncached('shop/reading/newsletter'),

  // Business
  'business-services': article(),
  'dropshipping-services': article('sells', 'ours', 'weight', 'paying', 'ads'),
  'business-solutions': article(),
  'business-salon': article('charge', 'hair', 'extras', 'hours'),
  'business-online-sale': article('sells', 'ours', 'weight', 'paying', 'ads'),
  'business-store-owner': article('pieces', 'each'),
  'business-start': article('pieces', 'each'),
  'business-wholesales': article(),
  'business-website': article(),
  'business-book': article(),
  'business-stylist': article('inches'),
  'business-wholesale-price': article('pieces', 'each'),

  // Offline
  offline: cached('shop/offline'),

  // Diagnostics
  test: uncached('shop/diagnostics/test-rendering'),
  test1: uncached('shop/diagnostics/test-house'),
  'office-ui-shop': uncached('shop/design-system'),
  'office-spu-preview': uncached('shop/product/preview'),
  'test-paypal': uncached('shop/diagnostics/test-paypal'),
};
