import { texts } from '#kernel/texts.ts';

export const invoiceEmailTexts = texts({
  sentSubject: { en: 'Invoice {number} from {shop}', zh: '来自 {shop} 的账单 {number}' },
  sentTitle: { en: 'Hello {name}, here is your invoice', zh: '{name}，您好，这是您的账单' },
  sentText: {
    en: 'Please look it over. You can pay it on the page below; you need no account.',
    zh: '请您核对。可在下面的页面直接付款，无需注册账号。',
  },
  overdueSubject: { en: 'Invoice {number} is waiting for you', zh: '账单 {number} 尚待付款' },
  overdueTitle: { en: 'A kind reminder', zh: '温馨提醒' },
  overdueText: {
    en: 'The day by which we asked for payment has passed. If you paid in the meantime, please take no notice of this letter.',
    zh: '账单已过付款日期。若您已付款，请忽略此邮件。',
  },
  number: { en: 'Invoice', zh: '账单号' },
  total: { en: 'Total', zh: '总额' },
  paid: { en: 'Already paid', zh: '已付' },
  balance: { en: 'Still to pay', zh: '待付' },
  now: { en: 'To pay now (deposit)', zh: '本次应付（定金）' },
  due: { en: 'Please pay by', zh: '请于此日前付款' },
  see: { en: 'See and pay the invoice', zh: '查看并付款' },
  keep: {
    en: 'Whoever has this link can see the invoice. Please do not pass it on.',
    zh: '持有此链接的人均可查看账单，请勿转发。',
  },
  test: { en: 'Test mode: no money moves.', zh: '测试模式：不会产生真实扣款。' },
});
