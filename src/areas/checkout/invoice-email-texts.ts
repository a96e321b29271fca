import { texts } from '#kernel/texts.ts';

export const invoiceEmailTexts = texts({
  sentSubject: { en: 'Invoice {number} from {shop}', zh: '{shop} 账单 {number}' },
  sentTitle: { en: 'Hi {name}, here’s your invoice', zh: '{name}，您好！这是您的账单' },
  sentText: { en: 'Review it and pay online. You don’t need an account.', zh: '请核对账单并在线付款，无需注册账户。' },
  overdueSubject: { en: 'Reminder: invoice {number} is past due', zh: '提醒：账单 {number} 已逾期' },
  overdueTitle: { en: 'Your invoice is past due', zh: '您的账单已逾期' },
  overdueText: {
    en: 'We haven’t received your full payment yet. If you’ve already paid, you can ignore this email.',
    zh: '我们尚未收到全部款项。若您已付款，请忽略此邮件。',
  },
  number: { en: 'Invoice number', zh: '账单号' },
  total: { en: 'Total', zh: '总额' },
  paid: { en: 'Already paid', zh: '已付' },
  balance: { en: 'Balance due', zh: '待付' },
  now: { en: 'Due now (deposit)', zh: '本次应付（定金）' },
  due: { en: 'Due date', zh: '付款截止日' },
  see: { en: 'View and pay invoice', zh: '查看并付款' },
  keep: {
    en: 'Anyone with this link can view the invoice. Please don’t share it.',
    zh: '持有此链接的人均可查看账单，请勿转发。',
  },
  test: { en: 'Test mode: no real charges.', zh: '测试模式：不会产生真实扣款。' },
});
