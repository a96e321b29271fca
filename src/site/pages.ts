import { member, office, open, type Page, reserved, roles } from './page.ts';

/** What a list of goods reads of its address. */
const listKeys = ['filter_label', 'price_from', 'price_to', 'length_from', 'length_to', 'in_stock', 'sort', 'page'];
/** A list made by a rule, such as everything under ten dollars. */
const ruleList = { at: 'storefront/pages/rule-list', options: { cache: [...listKeys, 'band'], scroll: 'restore', keep: true } } as const;
/** A product page shows another list of its reviews. */
const reviewKeys = ['review_length', 'review_texture', 'review_photos', 'review_page'];

/** Every public address. The name on the left is what code links to; the address never appears elsewhere. */
export const shopPages = {
  home: open('', 'storefront/pages/home', { cache: [], keep: true }),
  search: open('search', 'storefront/pages/search', { scroll: 'restore', keep: true }),

  // Goods
  category: open('collections/:category', 'catalog/pages/category', {
    cache: listKeys,
    scroll: 'restore',
    keep: true,
  }),
  explore: open('collections/:category/explore', 'catalog/pages/explore', { cache: ['texture'], scroll: 'restore', keep: true }),
  spu: open('collections/:category/:spu', 'storefront/pages/product', { cache: reviewKeys }),
  sku: open('collections/:category/:spu/:sku', 'storefront/pages/product', { cache: reviewKeys }),
  compare: open('compare', 'storefront/pages/compare', { mobile: 'same' }),
  'stop-notice': open('stop-notice', 'catalog/pages/stop-notice', { mobile: 'same', remember: false }),
  videos: open('video', 'storefront/pages/videos', { cache: ['tag'], keep: true }),
  video: open('video/:name', 'storefront/pages/video', { cache: [] }),
  'sales-rank': open('sales-rank', 'reports/pages/sales-rank', { cache: ['category', 'period'] }),
  'all-product-price': open('all-product-price', 'storefront/pages/price-list', { cache: ['category', 'q', 'page'] }),
  'clearance-sale': open('clearance-sale', ruleList.at, ruleList.options),
  under10: open('amazing-goods-center/under10', ruleList.at, ruleList.options),
  under30: open('amazing-goods-center/under30', ruleList.at, ruleList.options),
  under50: open('amazing-goods-center/under50', ruleList.at, ruleList.options),
  under100: open('amazing-goods-center/under100', ruleList.at, ruleList.options),
  'long-hair': open('long-hair/40-inches', ruleList.at, ruleList.options),
  'boho-braids': open('styles/boho-braids', ruleList.at, ruleList.options),
  'glueless-wig': open('glueless-wig', ruleList.at, ruleList.options),
  'test-sku': open('test-sku', 'storefront/pages/test-sku', { cache: ['sku'] }),
  'black-friday': open('black-friday', 'storefront/pages/sale', { cache: listKeys, scroll: 'restore' }),
  'christmas-sale': open('christmas-sale', 'storefront/pages/sale', { cache: listKeys, scroll: 'restore' }),
  'crazy-sale': open('crazy-sale', 'storefront/pages/sale', { cache: listKeys, scroll: 'restore' }),
  'hair-color-chart': open('hair-color-chart', 'storefront/pages/colour-chart', { cache: ['hex', 'family', 'depth', 'tone'] }),
  'customer-review': open('customer-review', 'storefront/pages/customer-review', {
    cache: ['category', 'stars', 'length', 'texture', 'photos', 'sort', 'page'],
    keep: true,
  }),
  beautiful: open('beautiful', 'storefront/pages/beautiful', { cache: ['page', 'photo'], keep: true }),

  // Made for you
  'picture-to-wigs': reserved('picture-to-wigs'),
  'hair-custom': reserved('hair-custom'),
  'ai-pricing': open('ai-pricing', 'storefront/pages/ai-pricing'),
  'diy-wigs': open('diy-wigs', 'storefront/pages/diy-wigs'),
  'diy-closure-frontal': open('diy-closure-frontal', 'storefront/pages/diy-lace'),
  'diy-bundles': open('diy-bundles', 'storefront/pages/diy-bundles'),
  'a-fair-price': open('a-fair-price', 'storefront/pages/fair-price', { cache: ['kind'] }),
  'hair-package-customization': reserved('hair-package-customization'),

  // The shopper's own
  user: open('user', 'storefront/pages/user', { remember: false }),
  login: open('user/login', 'shoppers/pages/login', { mobile: 'same', remember: false }),
  register: open('user/register', 'shoppers/pages/register', { mobile: 'same', remember: false }),
  'account-info': member('user/account-info', 'storefront/pages/account', { mobile: 'same' }),
  addresses: member('user/address-info', 'shoppers/pages/addresses', { mobile: 'same' }),
  inquiries: member('user/inquiry', 'inquiries/pages/talk'),
  orders: member('user/order', 'storefront/pages/orders', { mobile: 'same' }),
  services: member('user/services', 'aftercare/pages/services', { mobile: 'same' }),
  referral: member('user/referral', 'referrals/pages/referral', { mobile: 'same' }),
  'forgot-account': open('forgot_account', 'shoppers/pages/forgot', { mobile: 'same', remember: false }),
  'reset-password': open('reset_password', 'shoppers/pages/reset', { mobile: 'same', remember: false }),
  'activate-account': open('activate_account', 'shoppers/pages/activate', { mobile: 'same', remember: false }),
  'confirm-email': open('confirm_email', 'storefront/pages/confirm-email', { mobile: 'same', remember: false }),
  'account-deleted': open('account_deleted', 'storefront/pages/account-deleted', { mobile: 'same', remember: false }),
  cart: open('shop-cart', 'storefront/pages/cart'),
  'inquiry-succeed': open('inquiry-succeed', 'inquiries/pages/succeed', { remember: false }),

  // Payment
  invoice: reserved('paypal/:product/online/invoice'),
  'invoice-pay': reserved('paypal/:product/online/pay'),
  'address-invoice': reserved('paypal/:product/shipping-address/online/invoice'),
  'address-invoice-pay': reserved('paypal/:product/shipping-address/online/pay'),
  'payment-link': reserved('paypal/:product/pay'),
  payment: reserved('paypal'),
  'payment-success': reserved('paypal/success'),
  'payment-fail': reserved('paypal/fail'),

  // Words
  about: reserved('about'),
  'about-us': reserved('about-us'),
  'about-braids': reserved('about-braids'),
  'sync-product': reserved('sync-prouduct-to-other-platform'),
  'customer-service': reserved('customer-service'),
  shipping: reserved('customer-service/shipping'),
  returns: reserved('customer-service/return-exchanges'),
  'wig-tips': reserved('customer-service/expert-wig-tips'),
  faqs: reserved('customer-service/faqs'),
  delays: reserved('customer-service/delay-delivery'),
  'why-choose-us': reserved('why-choose-us'),
  'hair-differences': open('hair-differences', 'storefront/pages/guide', { cache: [], keep: true }),
  'hair-care-guide': open('hair-care-guide', 'storefront/pages/guide', { cache: [], keep: true }),
  'braids-services': reserved('braids-services'),
  'contact-us': reserved('contact-us'),
  'closure-lace-differences': open('closure-lace-differences', 'storefront/pages/guide', { cache: [], keep: true }),
  'payment-method': reserved('payment-method'),
  'price-protection': reserved('price-protection-service'),
  'free-giveaways': reserved('free-giveaways'),
  'referral-program': reserved('referral-program'),
  'video-see-hair': reserved('video-see-hair'),
  blog: reserved('blog'),
  'blog-origin': reserved('blog/hair-origin-differences'),
  'blog-wig-guide': reserved('blog/wig-guide'),
  'blog-wig-care': reserved('blog/wig-care'),
  'blog-extensions': reserved('blog/extensions-trend'),
  'blog-florida': reserved('blog/start-a-business-in-florida'),
  'blog-california': reserved('blog/start-a-business-in-california'),
  'blog-health': reserved('blog/hair-health'),
  newsletter: open('newsletter', 'content/pages/newsletter', { mobile: 'same', remember: false }),

  // Business
  'business-services': reserved('business-services'),
  'dropshipping-services': reserved('dropshipping-services'),
  'business-solutions': reserved('business-solutions'),
  'business-salon': reserved('business-solutions-salon'),
  'business-online-sale': reserved('business-solutions-online-sale'),
  'business-store-owner': reserved('business-solutions-store-owner'),
  'business-start': reserved('business-solutions-start-business'),
  'business-wholesales': reserved('business-solutions-wholesales-distributors'),
  'business-website': reserved('business-solutions-build-website-services'),
  'business-book': reserved('business-solutions-book-hair-services'),
  'business-stylist': reserved('business-solutions-hair-stylist'),
  'business-wholesale-price': reserved('business-solutions-wholesale-price'),

  // Diagnoses
  test: open('test', 'storefront/pages/test-rendering', { mobile: 'same', remember: false }),
  test1: open('test1', 'storefront/pages/test-house', { mobile: 'same', remember: false }),
  // For staff, but in the shop's frame and style sheet: the shop's half of the design system.
  'office-ui-shop': office('bg/ui/shop', 'storefront/office/ui/shop', roles, { remember: false }),
  'test-paypal': reserved('test_paypal'),
} as const;

/** Every back-office address. */
export const officePages = {
  'office-login': open('bg/login', 'staff/office/login', { frame: 'bare', mobile: 'none', remember: false }),
  'office-root': office('bg', 'storefront/office/root', roles, { remember: false }),
  office: office('bg/index', 'storefront/office/start', roles),
  'office-ui': office('bg/ui', 'storefront/office/ui', roles),
  'office-stock': reserved('bg/stock/query'),
  'office-stock-in': reserved('bg/stock/in'),
  'office-stock-out': reserved('bg/stock/out'),
  'office-stock-order': reserved('bg/stock/order'),
  'office-online-order': reserved('bg/stock/online-order'),
  'office-order': reserved('bg/order'),
  'office-order-add': reserved('bg/order/add'),
  'office-orders': reserved('bg/order/query'),
  'office-custom-images': reserved('bg/custom-hair-images'),
  'office-custom-image-add': reserved('bg/add-custom-hair-images'),
  'office-user-add': reserved('bg/user/add'),
  'office-users': reserved('bg/user/update'),
  'office-expenditure-add': reserved('bg/ie/expenditure/add'),
  'office-expenditure': reserved('bg/ie/expenditure/query'),
  'office-income-add': reserved('bg/ie/income/add'),
  'office-income': reserved('bg/ie/income/query'),
  'office-money': reserved('bg/ie/income_expenditure'),
  'office-performance': reserved('bg/sales_performance'),
  'office-inquiry': office('bg/inquiry', 'inquiries/office/desk', ['owner', 'manager', 'sales']),
  'office-inquiries': office('bg/inquiry/query', 'inquiries/office/list', ['owner', 'manager', 'sales']),
  'office-pic-to-wig': reserved('bg/pic-to-wig'),
  'office-mailbox': office('bg/mailbox', 'content/office/mailbox', ['owner', 'manager', 'sales']),
  'office-analysis': reserved('bg/data_analysis'),
  'office-vendor-price-add': reserved('bg/add-vendor-hair-price'),
  'office-vendor-prices': reserved('bg/query-vendor-hair-price'),
  'office-vendor-price-edit': reserved('bg/edit-vendor-hair-price'),
  'office-vendor-price-delete': reserved('bg/delete-vendor-hair-price'),
  'office-price-rules': office('bg/price-rules', 'pricing/office/rules', ['owner', 'manager']),
  'office-estimates': office('bg/estimates', 'custom/office/estimates', ['owner', 'manager', 'sales']),
  'office-categories': reserved('bg/gh-poduct/category'),
  'office-spus': reserved('bg/gh-poduct/spu'),
  'office-skus': reserved('bg/gh-poduct/sku'),
} as const;

export const pages = { ...shopPages, ...officePages };
export type PageName = keyof typeof pages;

const table: Readonly<Record<string, Page>> = pages;
export const pageNamed = (name: string): Page | null => table[name] ?? null;
export const isOpen = (name: string): boolean => Boolean(table[name]?.at);
