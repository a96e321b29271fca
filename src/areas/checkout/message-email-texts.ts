import { texts } from '#kernel/texts.ts';

export const messageEmailTexts = texts({
  subject: { en: 'New message about your order {number}', zh: '订单 {number} 有新留言' },
  title: { en: 'New message about your order', zh: '您的订单有新留言' },
  number: { en: 'Order number', zh: '订单号' },
  see: { en: 'View order', zh: '查看订单' },
});
