import { texts } from '#kernel/texts.ts';

export const messageEmailTexts = texts({
  subject: { en: 'About your order {number}', zh: '关于您的订单 {number}' },
  title: { en: 'About your order', zh: '关于您的订单' },
  number: { en: 'PO number', zh: '订单号' },
  see: { en: 'View order', zh: '查看订单' },
});
