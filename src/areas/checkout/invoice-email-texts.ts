import { texts } from '#kernel/texts.ts';

export const invoiceEmailTexts = texts({
  sentSubject: { en: 'Invoice {number} from {shop}', zh: '来自 {shop} 的账单 {number}' },
  sentTitle: { en: 'Hi {name}, here’s your invoice', zh: '{name}，您好，这是您的账单' },
  sentText: {
    en: 'Please review it. You can pay on the page below; no account needed.',
    zh: '请您核对。可在下面的页面直接付款，无需注册账号。',
  },
  overdueSubject: { en: 'Reminder: invoice {number} is awaiting payment', zh: '账单 {number} 尚待付款' },
  overdueTitle: { en: 'A friendly reminder', zh: '温馨提醒' },
  overdueText: {
    en: 'The due date has passed. If you’ve already paid, please disregard this email.',
    zh: '账单已过付款日期。若您已付款，请忽略此邮件。',
  },
  number: { en: 'Invoice sent', zh: '账单已发送' },
  total: { en: 'Total', zh: '总额' },
  paid: { en: 'Already paid', zh: '已付' },
  balance: { en: 'Balance due', zh: '待付' },
  now: { en: 'Due now (deposit)', zh: '本次应付（定金）' },
  due: { en: 'Due date', zh: '请于此日前付款' },
  see: { en: 'View and pay invoice', zh: '查看并付款' },
  keep: {
    en: 'Anyone with this link can view the invoice. Please don’t share it.',
    zh: '持有此链接的人均可查看账单，请勿转发。',
  },
  test: { en: 'Test mode: no real charges.', zh: '测试模式：不会产生真实扣款。' },
});
