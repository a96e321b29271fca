import { member, office, open } from './page.ts';

/** A page of words. */
const article = <const Path extends string>(path: Path) => open(path, { keep: true });
/** A rule-based list, such as everything under ten dollars. */
const ruleList = <const Path extends string>(path: Path) => open(path, { scroll: 'restore', keep: true });

/** Opened by a login or by the key in its address. */
const ownOrKeyed = <const Path extends string>(path: Path) => open(path, { remember: false, isReturnTarget: true });

/**
 * Every public address and who may open it. The name on the left is what code links to; the address never appears elsewhere.
 * Browsers load this list: what only the server knows of a page is in shop-pages.server.ts.
 */
export const shopPages = {
  home: open('', { keep: true }),
  search: open('search', { scroll: 'restore', keep: true }),

  // Products
  category: open('collections/:category', { scroll: 'restore', keep: true }),
  explore: open('collections/:category/explore', { scroll: 'restore', keep: true }),
  spu: open('collections/:category/:spu'),
  sku: open('collections/:category/:spu/:sku'),
  compare: open('compare'),
  'mail-choices': open('mail-choices', { remember: false }),
  'stop-notice': open('stop-notice', { remember: false }),
  videos: open('video', { keep: true }),
  video: open('video/:name'),
  'sales-rank': open('sales-rank'),
  'all-product-price': open('all-product-price'),
  'clearance-sale': ruleList('clearance-sale'),
  under10: ruleList('amazing-goods-center/under10'),
  under30: ruleList('amazing-goods-center/under30'),
  under50: ruleList('amazing-goods-center/under50'),
  under100: ruleList('amazing-goods-center/under100'),
  'long-hair': ruleList('long-hair/40-inches'),
  'boho-braids': ruleList('styles/boho-braids'),
  'glueless-wig': ruleList('glueless-wig'),
  'test-sku': open('test-sku'),
  'black-friday': open('black-friday', { scroll: 'restore' }),
  'christmas-sale': open('christmas-sale', { scroll: 'restore' }),
  'crazy-sale': open('crazy-sale', { scroll: 'restore' }),
  'hair-color-chart': open('hair-color-chart'),
  'customer-review': open('customer-review', { keep: true }),
  beautiful: open('beautiful', { keep: true }),

  // Custom pieces
  'picture-to-wigs': open('picture-to-wigs'),
  'hair-custom': open('hair-custom'),
  'diy-wigs': open('diy-wigs'),
  'diy-closure-frontal': open('diy-closure-frontal'),
  'diy-bundles': open('diy-bundles'),
  'ai-pricing': open('ai-pricing'),
  'a-fair-price': open('a-fair-price'),
  'hair-package-customization': open('hair-package-customization'),

  request: ownOrKeyed('custom-request'),
  'request-ticket': ownOrKeyed('custom-request/sheet'),

  // Account
  user: open('user', { remember: false }),
  login: open('user/login', { remember: false }),
  register: open('user/register', { remember: false }),
  'account-info': member('user/account-info'),
  addresses: member('user/address-info'),
  inquiries: member('user/inquiry'),
  orders: member('user/order'),
  services: member('user/services'),
  'return-request': ownOrKeyed('return-request'),
  'service-case': ownOrKeyed('service-case'),
  'return-sheet': ownOrKeyed('service-case/sheet'),
  referral: member('user/referral'),
  'business-account': member('user/business'),
  'forgot-account': open('forgot_account', { remember: false }),
  'reset-password': open('reset_password', { remember: false }),
  'activate-account': open('activate_account', { remember: false }),
  'confirm-email': open('confirm_email', { remember: false }),
  'account-deleted': open('account_deleted', { remember: false }),
  cart: open('shop-cart'),
  'inquiry-succeed': ownOrKeyed('inquiry-succeed'),

  // Payment
  invoice: open('paypal/:product/online/invoice', { remember: false }),
  'invoice-pay': open('paypal/:product/online/pay', { remember: false }),
  'address-invoice': open('paypal/:product/shipping-address/online/invoice', { remember: false }),
  'address-invoice-pay': open('paypal/:product/shipping-address/online/pay', { remember: false }),
  'payment-link': open('paypal/:product/pay', { remember: false }),
  payment: open('paypal', { remember: false }),
  'payment-success': open('paypal/success', { remember: false }),
  'payment-fail': open('paypal/fail', { remember: false }),

  // Content
  about: article('about'),
  'about-us': article('about-us'),
  'about-braids': article('about-braids'),
  'sync-product': open('sync-prouduct-to-other-platform'),
  'customer-service': article('customer-service'),
  shipping: article('customer-service/shipping'),
  returns: article('customer-service/return-exchanges'),
  'wig-tips': article('customer-service/expert-wig-tips'),
  faqs: open('customer-service/faqs'),
  delays: article('customer-service/delay-delivery'),
  'why-choose-us': article('why-choose-us'),
  'hair-differences': article('hair-differences'),
  'hair-care-guide': article('hair-care-guide'),
  'braids-services': article('braids-services'),
  'contact-us': article('contact-us'),
  'closure-lace-differences': article('closure-lace-differences'),
  'payment-method': article('payment-method'),
  'price-protection': article('price-protection-service'),
  'free-giveaways': open('free-giveaways', { keep: true }),
  giveaway: open('free-giveaways/:slug'),
  'giveaway-draw': open('free-giveaways/:slug/draw'),
  'giveaway-entry': open('giveaway-entry', { remember: false }),
  'referral-program': article('referral-program'),
  'video-see-hair': open('video-see-hair'),
  'video-appointment': open('video-appointment', { remember: false }),
  'video-clip': open('video-clip', { remember: false }),
  blog: open('blog'),
  'blog-origin': article('blog/hair-origin-differences'),
  'blog-wig-guide': article('blog/wig-guide'),
  'blog-wig-care': article('blog/wig-care'),
  'blog-extensions': article('blog/extensions-trend'),
  'blog-florida': article('blog/start-a-business-in-florida'),
  'blog-california': article('blog/start-a-business-in-california'),
  'blog-health': article('blog/hair-health'),
  'blog-more': article('blog/:article'),
  'guide-more': article('guides/:article'),
  'service-more': article('customer-service/:article'),
  'business-more': article('business-solutions/:article'),
  'about-more': article('about/:article'),
  newsletter: open('newsletter', { remember: false }),

  // Business
  'business-services': article('business-services'),
  'dropshipping-services': article('dropshipping-services'),
  'business-solutions': article('business-solutions'),
  'business-salon': article('business-solutions-salon'),
  'business-online-sale': article('business-solutions-online-sale'),
  'business-store-owner': article('business-solutions-store-owner'),
  'business-start': article('business-solutions-start-business'),
  'business-wholesales': article('business-solutions-wholesales-distributors'),
  'business-website': article('business-solutions-build-website-services'),
  'business-book': article('business-solutions-book-hair-services'),
  'business-stylist': article('business-solutions-hair-stylist'),
  'business-wholesale-price': article('business-solutions-wholesale-price'),

  // Offline
  offline: open('offline', { remember: false }),

  // Diagnostics
  test: open('test', { remember: false }),
  test1: open('test1', { remember: false }),
  // For staff, but in the shop's frame and styles: the shop's half of the design system.
  'office-ui-shop': office('bg/ui/shop', ['owner', 'editor'], { remember: false, isReturnTarget: true }),
  // The product page of an unpublished group.
  'office-spu-preview': office('bg/gh-poduct/preview/:id', ['owner', 'manager', 'editor'], { remember: false, isReturnTarget: true }),
  'test-paypal': open('test_paypal', { remember: false }),
} as const;
