import { texts } from '#kernel/texts.ts';

export const priceQuestionTexts = texts({
  title: { en: 'Ask for a price', zh: '询价' },
  lead: {
    en: 'For larger amounts, or something special with it. A person answers within a working day.',
    zh: '数量较多或有特别要求时，我们的客服会在一个工作日内答复。',
  },
  which: { en: 'Which pieces', zh: '询价商品' },
  pieces: { en: '{count} pieces', zh: '{count} 件' },
  onePiece: { en: '1 piece', zh: '1 件' },
  chooseGoods: { en: 'Please choose goods', zh: '请选择商品' },
  name: { en: 'Your name', zh: '您的姓名' },
  email: { en: 'E-mail', zh: '邮箱' },
  phone: { en: 'Phone', zh: '电话' },
  optional: { en: 'optional', zh: '选填' },
  message: { en: 'What should we know?', zh: '补充说明' },
  messageStart: { en: 'Please tell me your price for these pieces.', zh: '请告知以上商品的价格。' },
  pleaseInput: { en: 'Please input {field}', zh: '请输入{field}' },
  send: { en: 'Send', zh: '发送' },
  sent: { en: 'Your question is with us. The answer goes to your mailbox.', zh: '已收到您的询价，答复将发送至您的邮箱。' },
  notSent: { en: 'It could not be sent. Please try again in a moment.', zh: '未能发送，请稍后再试。' },
});
