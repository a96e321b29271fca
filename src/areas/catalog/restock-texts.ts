import { texts } from '#kernel/texts.ts';

export const restockEmailTexts = texts({
  subject: { en: 'Back in stock: {name}', zh: '到货通知：{name}' },
  body: { en: 'Good news: {name} is back in stock for {price}.', zh: '好消息：您等候的 {name} 已到货，现价 {price}。' },
  look: { en: 'Shop now', zh: '去看看' },
  once: {
    en: 'We can’t reserve items, and this is the only email we’ll send about this restock.',
    zh: '商品不作预留，本次到货仅发送这一封邮件。',
  },
  stop: { en: 'Stop back-in-stock emails', zh: '不再接收到货通知' },
});

/** The page behind the unsubscribe link. */
export const restockTexts = texts({
  stopTitle: { en: 'Stop back-in-stock emails?', zh: '不再接收到货通知？' },
  stopText: {
    en: 'We’ll stop emailing you when items you’re waiting for are back in stock.',
    zh: '您等候的商品到货时，我们将不再发送邮件通知。',
  },
  stop: { en: 'Stop emails', zh: '退订通知' },
  stoppedTitle: { en: 'Emails stopped', zh: '已退订' },
  stoppedText: { en: 'We won’t send any more back-in-stock emails to this address.', zh: '此邮箱将不再收到到货通知。' },
  toHome: { en: 'Go to home page', zh: '返回首页' },
});
