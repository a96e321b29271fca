import { texts } from '#kernel/texts.ts';

/** What a question is about, by the page it was asked from. */
export const inquiryKindTexts = texts({
  contact: { en: 'General question', zh: '一般咨询' },
  goods: { en: 'Goods', zh: '商品咨询' },
  cart: { en: 'Price for a cart', zh: '购物车询价' },
  wish: { en: 'A wish', zh: '心愿' },
  'ai-pricing': { en: 'Instant price', zh: '即时报价' },
  'hair-custom': { en: 'Custom hair', zh: '定制' },
  'price-protection-service': { en: 'Price protection', zh: '价格保护' },
  'dropshipping-services': { en: 'Dropshipping', zh: '一件代发' },
  'start-business': { en: 'Starting a business', zh: '创业咨询' },
  'business-services': { en: 'Business services', zh: '商务服务' },
  'business-solutions': { en: 'Business', zh: '商务合作' },
  'business-solutions-salon': { en: 'Salon', zh: '沙龙合作' },
  'business-solutions-online-sale': { en: 'Online seller', zh: '网店合作' },
  'business-solutions-store-owner': { en: 'Store owner', zh: '门店合作' },
  'business-solutions-start-business': { en: 'Starting a business', zh: '创业合作' },
  'business-solutions-wholesales-distributors': { en: 'Wholesale', zh: '批发经销' },
  'business-solutions-build-website-services': { en: 'Website building', zh: '建站服务' },
  'business-solutions-book-hair-services': { en: 'Hair services', zh: '美发服务' },
  'business-solutions-hair-stylist': { en: 'Stylist', zh: '发型师合作' },
  'business-solutions-wholesale-price': { en: 'Wholesale prices', zh: '批发价格' },
});
