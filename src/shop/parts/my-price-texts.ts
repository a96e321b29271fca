import { texts } from '#kernel/texts.ts';

export const myPriceTexts = texts({
  yours: { en: 'Your business price', zh: '您的批发价' },
  first: { en: 'Your price, {off}% off', zh: '您的价格，优惠 {off}%' },
  from: { en: '{count}+ items, {off}% off', zh: '{count} 件起，优惠 {off}%' },
  ownPrice: { en: 'This item has its own price; volume discounts don’t apply.', zh: '该商品单独定价，不享阶梯优惠。' },
  counted: { en: 'Based on the total number of items in your order.', zh: '按整单件数计算。' },
  least: { en: 'Minimum of {count} items per order.', zh: '每单至少 {count} 件。' },
  show: { en: 'Prices shown', zh: '显示价格' },
  retail: { en: 'Retail', zh: '零售价' },
  mineFrom: { en: 'My price: {count}+', zh: '我的价格：{count} 件起' },
  pieces: { en: 'Items per order', zh: '单次订购件数' },
  busy: { en: 'One moment', zh: '请稍候' },
});
