import { texts } from '#kernel/texts.ts';

export const restockEmailTexts = texts({
  subject: { en: 'Back in stock: {name}', zh: '到货通知：{name}' },
  body: {
    en: 'You asked us to tell you: {name} is here again, for {price}.',
    zh: '您好，您等候的 {name} 已到货，现价 {price}。',
  },
  look: { en: 'See it', zh: '查看商品' },
  once: {
    en: 'Pieces are not held back, and this is the only letter about it.',
    zh: '商品不作预留，本次到货仅发送这一封邮件。',
  },
  stop: { en: 'No more notices to this mailbox', zh: '不再接收到货通知' },
});

/** The page behind the unsubscribe link. */
export const restockTexts = texts({
  stopTitle: { en: 'No more notices?', zh: '不再接收到货通知？' },
  stopText: {
    en: 'We will no longer write to you when something you waited for is back.',
    zh: '您等候的商品到货时，我们将不再发送邮件通知。',
  },
  stop: { en: 'Stop notices', zh: '停止通知' },
  stoppedTitle: { en: 'Stopped', zh: '已停止' },
  stoppedText: { en: 'No more notices go to this mailbox.', zh: '此邮箱将不再收到到货通知。' },
  toHome: { en: 'To the home page', zh: '返回首页' },
});
