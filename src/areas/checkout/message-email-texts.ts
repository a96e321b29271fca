import { texts } from '#kernel/texts.ts';

export const messageEmailTexts = texts({
  subject: { en: 'About your order {number}', zh: '关于您的订单 {number}' },
  title: { en: 'A word about your order', zh: '关于您的订单' },
  number: { en: 'Order', zh: '订单号' },
  see: { en: 'See the order', zh: '查看订单' },
});
