import { member, office, open, type Page, roles } from './page.ts';

/** What a list of goods reads of its address. */
const listKeys = ['filter_label', 'price_from', 'price_to', 'length_from', 'length_to', 'in_stock', 'sort', 'page'];
/** A list made by a rule, such as everything under ten dollars. */
const ruleList = { at: 'storefront/pages/rule-list', options: { cache: [...listKeys, 'band'], scroll: 'restore', keep: true } } as const;
/** A product page shows another list of its reviews. */
const reviewKeys = ['review_length', 'review_texture', 'review_photos', 'review_page'];

/** A page of words; the keys are the fields of its sums. */
const words = <const Path extends string>(path: Path, ...sums: string[]) =>
  open(path, 'storefront/pages/article', { cache: sums, keep: true });

/** Every public address. The name on the left is what code links to; the address never appears elsewhere. */
export const shopPages = {
  home: open('', 'storefront/pages/home', { cache: [], keep: true }),
  search: open('search', 'storefront/pages/search', { scroll: 'restore', keep: true }),

  // Goods
  category: open('collections/:category', 'storefront/pages/category', {
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
  'picture-to-wigs': open('picture-to-wigs', 'custom/pages/picture'),
  'hair-custom': open('hair-custom', 'custom/pages/hair-custom'),
  'diy-wigs': open('diy-wigs', 'storefront/pages/diy-wigs'),
  'diy-closure-frontal': open('diy-closure-frontal', 'storefront/pages/diy-lace'),
  'diy-bundles': open('diy-bundles', 'storefront/pages/diy-bundles'),
  'ai-pricing': open('ai-pricing', 'storefront/pages/ai-pricing'),
  'a-fair-price': open('a-fair-price', 'storefront/pages/fair-price', { cache: ['kind'] }),
  'hair-package-customization': open('hair-package-customization', 'custom/pages/packaging'),

  request: open('custom-request', 'storefront/pages/request', { mobile: 'same', remember: false }),
  'request-ticket': open('custom-request/sheet', 'storefront/pages/ticket', { mobile: 'same', remember: false }),

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
  'business-account': member('user/business', 'partners/pages/business', { mobile: 'same' }),
  'forgot-account': open('forgot_account', 'shoppers/pages/forgot', { mobile: 'same', remember: false }),
  'reset-password': open('reset_password', 'shoppers/pages/reset', { mobile: 'same', remember: false }),
  'activate-account': open('activate_account', 'shoppers/pages/activate', { mobile: 'same', remember: false }),
  'confirm-email': open('confirm_email', 'storefront/pages/confirm-email', { mobile: 'same', remember: false }),
  'account-deleted': open('account_deleted', 'storefront/pages/account-deleted', { mobile: 'same', remember: false }),
  cart: open('shop-cart', 'storefront/pages/cart'),
  'inquiry-succeed': open('inquiry-succeed', 'inquiries/pages/succeed', { remember: false }),

  // Payment
  invoice: open('paypal/:product/online/invoice', 'checkout/pages/invoice', { remember: false }),
  'invoice-pay': open('paypal/:product/online/pay', 'checkout/pages/invoice-pay', { remember: false }),
  'address-invoice': open('paypal/:product/shipping-address/online/invoice', 'checkout/pages/invoice', { remember: false }),
  'address-invoice-pay': open('paypal/:product/shipping-address/online/pay', 'checkout/pages/invoice-pay', { remember: false }),
  'payment-link': open('paypal/:product/pay', 'checkout/pages/invoice-pay', { remember: false }),
  payment: open('paypal', 'storefront/pages/payment', { mobile: 'same', remember: false }),
  'payment-success': open('paypal/success', 'storefront/pages/payment-success', { mobile: 'same', remember: false }),
  'payment-fail': open('paypal/fail', 'storefront/pages/payment-fail', { mobile: 'same', remember: false }),

  // Words
  about: words('about'),
  'about-us': words('about-us'),
  'about-braids': words('about-braids'),
  'sync-product': words('sync-prouduct-to-other-platform'),
  'customer-service': words('customer-service'),
  shipping: words('customer-service/shipping', 'grams'),
  returns: words('customer-service/return-exchanges', 'paid'),
  'wig-tips': words('customer-service/expert-wig-tips', 'length'),
  faqs: open('customer-service/faqs', 'storefront/pages/faqs', { cache: ['q'] }),
  delays: words('customer-service/delay-delivery'),
  'why-choose-us': words('why-choose-us'),
  'hair-differences': words('hair-differences'),
  'hair-care-guide': words('hair-care-guide'),
  'braids-services': words('braids-services', 'pieces', 'each'),
  'contact-us': words('contact-us'),
  'closure-lace-differences': words('closure-lace-differences'),
  'payment-method': words('payment-method'),
  'price-protection': words('price-protection-service'),
  'free-giveaways': words('free-giveaways'),
  'referral-program': words('referral-program'),
  'video-see-hair': words('video-see-hair'),
  blog: open('blog', 'storefront/pages/blog', { cache: [] }),
  'blog-origin': words('blog/hair-origin-differences'),
  'blog-wig-guide': words('blog/wig-guide'),
  'blog-wig-care': words('blog/wig-care'),
  'blog-extensions': words('blog/extensions-trend'),
  'blog-florida': words('blog/start-a-business-in-florida', 'sells', 'ours', 'weight', 'paying', 'ads'),
  'blog-california': words('blog/start-a-business-in-california', 'charge', 'hair', 'extras', 'hours'),
  'blog-health': words('blog/hair-health'),
  newsletter: open('newsletter', 'content/pages/newsletter', { mobile: 'same', remember: false }),

  // Business
  'business-services': words('business-services'),
  'dropshipping-services': words('dropshipping-services', 'sells', 'ours', 'weight', 'paying', 'ads'),
  'business-solutions': words('business-solutions'),
  'business-salon': words('business-solutions-salon', 'charge', 'hair', 'extras', 'hours'),
  'business-online-sale': words('business-solutions-online-sale', 'sells', 'ours', 'weight', 'paying', 'ads'),
  'business-store-owner': words('business-solutions-store-owner', 'pieces', 'each'),
  'business-start': words('business-solutions-start-business', 'pieces', 'each'),
  'business-wholesales': words('business-solutions-wholesales-distributors'),
  'business-website': words('business-solutions-build-website-services'),
  'business-book': words('business-solutions-book-hair-services'),
  'business-stylist': words('business-solutions-hair-stylist', 'inches'),
  'business-wholesale-price': words('business-solutions-wholesale-price', 'pieces', 'each'),

  // Diagnoses
  test: open('test', 'storefront/pages/test-rendering', { mobile: 'same', remember: false }),
  test1: open('test1', 'storefront/pages/test-house', { mobile: 'same', remember: false }),
  // For staff, but in the shop's frame and style sheet: the shop's half of the design system.
  'office-ui-shop': office('bg/ui/shop', 'storefront/office/ui/shop', roles, { remember: false }),
  // The real product page of a group nobody else can see yet.
  'office-spu-preview': office('bg/gh-poduct/preview/:id', 'storefront/office/goods/preview', ['owner', 'manager', 'editor'], {
    remember: false,
  }),
  'test-paypal': open('test_paypal', 'storefront/pages/test-paypal', { mobile: 'same', remember: false }),
} as const;

/** Every back-office address. */
export const officePages = {
  'office-login': open('bg/login', 'staff/office/login', { frame: 'bare', mobile: 'none', remember: false }),
  'office-password': open('bg/set-password', 'staff/office/password', { frame: 'bare', mobile: 'none', remember: false }),
  'office-root': office('bg', 'storefront/office/root', roles, { remember: false }),
  office: office('bg/index', 'storefront/office/start', roles),
  'office-views': office('bg/views', 'staff/office/views', roles, { remember: false }),
  'office-ui': office('bg/ui', 'storefront/office/ui', roles),
  'office-order': office('bg/order', 'checkout/office/order', ['owner', 'manager', 'sales', 'stock', 'finance']),
  'office-order-add': office('bg/order/add', 'checkout/office/order-add', ['owner', 'manager', 'sales']),
  'office-orders': office('bg/order/query', 'orders/office/list', ['owner', 'manager', 'sales', 'stock', 'finance']),
  'office-stock': office('bg/stock/query', 'purchasing/office/levels', ['owner', 'manager', 'stock', 'sales']),
  'office-stock-in': office('bg/stock/in', 'purchasing/office/in', ['owner', 'manager', 'stock']),
  'office-stock-out': office('bg/stock/out', 'purchasing/office/out', ['owner', 'manager', 'stock']),
  'office-stock-order': office('bg/stock/order', 'purchasing/office/orders', ['owner', 'manager', 'stock']),
  'office-online-order': office('bg/stock/online-order', 'picking/office/board', ['owner', 'manager', 'stock']),
  'office-custom-images': office('bg/custom-hair-images', 'custom/office/images', ['owner', 'manager', 'editor']),
  'office-custom-image-add': office('bg/add-custom-hair-images', 'custom/office/image-add', ['owner', 'manager', 'editor']),
  'office-expenditure-add': office('bg/ie/expenditure/add', 'ledger/office/expenditure-add', ['owner', 'manager', 'finance']),
  'office-expenditure': office('bg/ie/expenditure/query', 'ledger/office/expenditure', ['owner', 'manager', 'finance']),
  'office-income-add': office('bg/ie/income/add', 'ledger/office/income-add', ['owner', 'manager', 'finance']),
  'office-income': office('bg/ie/income/query', 'ledger/office/income', ['owner', 'manager', 'finance']),
  'office-money': office('bg/ie/income_expenditure', 'reports/office/money', ['owner', 'manager', 'finance']),
  'office-performance': office('bg/sales_performance', 'reports/office/performance', ['owner', 'manager', 'finance', 'sales']),
  'office-user-add': office('bg/user/add', 'shoppers/office/add', ['owner', 'manager', 'sales']),
  'office-users': office('bg/user/update', 'shoppers/office/list', ['owner', 'manager', 'sales', 'finance']),
  'office-user': office('bg/user/shopper/:id', 'storefront/office/shopper', ['owner', 'manager', 'sales', 'finance']),
  'office-staff': office('bg/user/staff', 'staff/office/members', ['owner', 'manager']),
  'office-staff-member': office('bg/user/staff/:id', 'staff/office/member', ['owner', 'manager']),
  'office-white-list': office('bg/white-list', 'staff/office/white-list', ['owner']),
  'office-own': office('bg/my-login', 'staff/office/my-login', roles),
  'office-audit': office('bg/audit', 'staff/office/audit', ['owner', 'manager']),
  'office-jobs': office('bg/jobs', 'staff/office/jobs', ['owner', 'manager']),
  'office-inquiry': office('bg/inquiry', 'inquiries/office/desk', ['owner', 'manager', 'sales']),
  'office-inquiries': office('bg/inquiry/query', 'inquiries/office/list', ['owner', 'manager', 'sales']),
  'office-templates': office('bg/answer-templates', 'inquiries/office/templates', ['owner', 'manager', 'sales']),
  'office-pic-to-wig': office('bg/pic-to-wig', 'storefront/office/requests', ['owner', 'manager', 'sales']),
  'office-mailbox': office('bg/mailbox', 'content/office/mailbox', ['owner', 'manager', 'sales']),
  'office-invoices': office('bg/invoices', 'checkout/office/invoices', ['owner', 'manager', 'sales', 'finance']),
  'office-invoice': office('bg/invoice', 'checkout/office/invoice', ['owner', 'manager', 'sales', 'finance']),
  'office-vendor-price-add': office('bg/add-vendor-hair-price', 'pricing/office/vendor-entry', ['owner', 'manager']),
  'office-vendor-prices': office('bg/query-vendor-hair-price', 'pricing/office/vendor-prices', ['owner', 'manager']),
  'office-vendor-price-edit': office('bg/edit-vendor-hair-price', 'pricing/office/vendor-price', ['owner', 'manager']),
  'office-vendor-price-delete': office('bg/delete-vendor-hair-price', 'pricing/office/vendor-end', ['owner', 'manager']),
  'office-vendor-price-list': office('bg/vendor-price-versions', 'pricing/office/vendor-versions', ['owner', 'manager']),
  'office-vendors': office('bg/vendors', 'pricing/office/vendors', ['owner', 'manager']),
  'office-reviews': office('bg/reviews', 'reviews/office/reviews', ['owner', 'manager', 'sales', 'editor']),
  'office-subscribers': office('bg/subscribers', 'content/office/subscribers', ['owner', 'manager', 'editor']),
  'office-coupons': office('bg/coupons', 'checkout/office/coupons', ['owner', 'manager']),
  'office-coupon': office('bg/coupon', 'checkout/office/coupon', ['owner', 'manager']),
  'office-promotions': office('bg/promotions', 'promotions/office/sales', ['owner', 'manager', 'editor']),
  'office-promotion': office('bg/promotion', 'promotions/office/sale', ['owner', 'manager', 'editor']),
  'office-partners': office('bg/partners', 'partners/office/partners', ['owner', 'manager', 'sales']),
  'office-offers': office('bg/offers', 'promotions/office/offers', ['owner', 'manager']),
  'office-keywords': office('bg/keywords', 'content/office/keywords', ['owner', 'manager', 'editor']),
  'office-keyword': office('bg/keyword', 'content/office/keyword', ['owner', 'manager', 'editor']),
  'office-analysis': office('bg/data_analysis', 'reports/office/analysis', ['owner', 'manager', 'finance']),
  'office-price-rules': office('bg/price-rules', 'pricing/office/rules', ['owner', 'manager']),
  'office-price-choices': office('bg/price-choices', 'pricing/office/choices', ['owner', 'manager']),
  'office-estimates': office('bg/estimates', 'custom/office/estimates', ['owner', 'manager', 'sales']),
  'office-articles': office('bg/articles', 'storefront/office/articles', ['owner', 'manager', 'editor']),
  'office-article': office('bg/article/:id', 'storefront/office/article', ['owner', 'manager', 'editor']),
  'office-faqs': office('bg/faqs', 'storefront/office/desk', ['owner', 'manager', 'editor']),
  'office-banners': office('bg/banners', 'storefront/office/desk', ['owner', 'manager', 'editor']),
  'office-navigation': office('bg/navigation', 'storefront/office/desk', ['owner', 'manager', 'editor']),
  'office-sale-pages': office('bg/sale-pages', 'storefront/office/desk', ['owner', 'manager', 'editor']),
  'office-company': office('bg/company', 'storefront/office/desk', ['owner', 'manager']),
  'office-web-config': office('bg/web-config', 'storefront/office/desk', ['owner', 'manager']),
  'office-library': office('bg/library', 'content/office/library', ['owner', 'manager', 'editor']),
  'office-categories': office('bg/gh-poduct/category', 'storefront/office/goods/categories', ['owner', 'manager', 'editor']),
  'office-properties': office('bg/gh-poduct/attribute', 'storefront/office/goods/properties', ['owner', 'manager', 'editor']),
  'office-spus': office('bg/gh-poduct/spu', 'storefront/office/goods/groups', ['owner', 'manager', 'editor']),
  'office-spu': office('bg/gh-poduct/spu/:id', 'storefront/office/goods/group', ['owner', 'manager', 'editor']),
  'office-skus': office('bg/gh-poduct/sku', 'storefront/office/goods/skus', ['owner', 'manager']),
  'office-sku-prices': office('bg/gh-poduct/sku/prices', 'storefront/office/goods/prices', ['owner', 'manager']),
  'office-goods-import': office('bg/gh-poduct/import', 'storefront/office/goods/imports', ['owner', 'manager']),
} as const;

export const pages = { ...shopPages, ...officePages };
export type PageName = keyof typeof pages;

const table: Readonly<Record<string, Page>> = pages;
export const pageNamed = (name: string): Page | null => table[name] ?? null;
export const isOpen = (name: string): boolean => Boolean(table[name]?.at);
