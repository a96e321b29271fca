import { texts } from '#kernel/texts.ts';

export const priceQuestionTexts = texts({
  title: { en: 'Request a quote', zh: '询价' },
  lead: {
    en: 'For bulk orders or special requests. We’ll reply within one business day.',
    zh: '数量较多或有特别要求时，我们会在一个工作日内回复。',
  },
  which: { en: 'Items to quote', zh: '询价商品' },
  pieces: { en: '{count} items', zh: '{count} 件' },
  onePiece: { en: '1 item', zh: '1 件' },
  chooseGoods: { en: 'Please choose goods', zh: '请选择商品' },
  name: { en: 'Your name', zh: '您的姓名' },
  email: { en: 'Email', zh: '邮箱' },
  phone: { en: 'Phone', zh: '电话' },
  optional: { en: 'optional', zh: '选填' },
  message: { en: 'Message', zh: '补充说明' },
  messageStart: { en: 'Please send me a quote for these items.', zh: '请告知以上商品的价格。' },
  pleaseInput: { en: 'Please input {field}', zh: '请输入{field}' },
  send: { en: 'Send request', zh: '发送' },
  sent: { en: 'We’ve received your request and will reply by email.', zh: '已收到您的询价，回复将发送至您的邮箱。' },
  notSent: { en: 'We couldn’t send your request. Please try again in a moment.', zh: '发送失败，请稍后再试。' },
});
