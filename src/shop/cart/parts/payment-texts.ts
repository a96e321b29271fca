import { texts } from '#kernel/texts.ts';

export const paymentPageTexts = texts({
  title: { en: 'Payment status', zh: '付款状态' },
  description: { en: 'Your payment status and what comes next.', zh: '查看付款结果与后续进度。' },
  successTitle: { en: 'Your payment', zh: '付款结果' },
  failTitle: { en: 'Payment not completed', zh: '付款未完成' },

  paidTitle: { en: 'Thank you! Your payment went through', zh: '付款成功，感谢您的购买' },
  paidText: {
    en: 'Your receipt is on its way to {email}. We’ll email you again when your order ships.',
    zh: '收据已发送至 {email}，包裹发出时我们会再通知您。',
  },
  freeTitle: { en: 'Thank you! We’ve received your order', zh: '感谢您，订单已提交' },
  freeText: {
    en: 'There’s nothing to pay. We’ll review your order and email {email}.',
    zh: '此订单无需付款，我们会尽快确认并发邮件至 {email}。',
  },
  pendingTitle: { en: 'Your payment is under review', zh: '您的付款正在审核中' },
  pendingText: {
    en: 'The payment provider is reviewing your payment. You don’t need to do anything; please don’t pay again. We’ll email {email} when it goes through.',
    zh: '支付平台正在审核这笔付款。您无需操作，请勿重复付款；审核通过后我们会发邮件至 {email}。',
  },
  needsAttentionTitle: { en: 'We’ve received your payment', zh: '您的款项已到账' },
  needsAttentionText: {
    en: 'Our team needs to check something on this order. We’ll email {email} soon; please don’t pay again.',
    zh: '此订单需要人工核对，我们会尽快发邮件至 {email}，请勿重复付款。',
  },
  guestKeep: {
    en: 'You can return to this page from the link in our email. Please keep that link private.',
    zh: '之后可通过邮件中的链接再次打开此页，请勿转发。',
  },
  makeAccount: { en: 'Create an account with this email', zh: '用此邮箱注册账户' },

  declinedTitle: { en: 'Your payment was declined', zh: '付款被拒绝' },
  declinedText: {
    en: 'You haven’t been charged. We’ve kept your order {number}: try again, or choose another way to pay.',
    zh: '没有产生扣款。订单 {number} 仍为您保留，请重试或更换付款方式。',
  },
  unpaidTitle: { en: 'You haven’t paid yet', zh: '尚未付款' },
  unpaidText: {
    en: 'You left the payment page. You haven’t been charged, and we’ll hold your order {number} for a while.',
    zh: '您离开了付款页面，没有产生扣款。订单 {number} 会为您保留一段时间。',
  },
  cancelledTitle: { en: 'This order was canceled', zh: '此订单已取消' },
  cancelledText: {
    en: 'There’s nothing to pay for order {number}. You can start again from your cart.',
    zh: '订单 {number} 无需付款，您可以从购物车重新下单。',
  },
  calledBackTitle: { en: 'This order was canceled', zh: '此订单已取消' },
  calledBackText: {
    en: 'We’re refunding your payment for order {number} to your original payment method. Depending on your bank, the refund should arrive within a few days.',
    zh: '订单 {number} 的款项将按原路退回，一般几天内到账，具体时间视银行而定。',
  },
  refundedTitle: { en: 'Your payment was refunded', zh: '款项已退还' },
  refundedText: {
    en: 'We’ve refunded your payment for order {number} to your original payment method. Depending on your bank, the refund should arrive within a few days.',
    zh: '订单 {number} 的款项已按原路退回，一般几天内到账，具体时间视银行而定。',
  },
  tryAgain: { en: 'Pay with PayPal or card', zh: '用 PayPal 或银行卡付款' },
  toCart: { en: 'Back to cart', zh: '返回购物车' },
  seeOrder: { en: 'View order', zh: '查看订单' },
  total: { en: 'Balance due: {total}', zh: '应付：{total}' },
  testMode: { en: 'Test mode: no real charges', zh: '测试模式：不会产生真实扣款' },
  missingTitle: { en: 'Payment not found', zh: '未找到此笔付款' },
  missingText: {
    en: 'We couldn’t find an order with this number. Open it from the link in our email or from your account.',
    zh: '没有找到这个单号对应的订单。请通过邮件中的链接打开，或登录账户查看。',
  },

  last: { en: 'Your last payment', zh: '最近一次付款' },
  lastNone: { en: 'You haven’t paid for anything in this browser yet.', zh: '此浏览器中还没有付款记录。' },
  haveInvoice: { en: 'Do you have an invoice from us?', zh: '收到了我们的账单？' },
  invoiceText: { en: 'Enter the code on the invoice to view and pay it.', zh: '输入账单上的编码，即可查看并付款。' },
  code: { en: 'Invoice code', zh: '账单编码' },
  open: { en: 'Open invoice', zh: '查看账单' },
  codeWrong: { en: 'We don’t recognize that invoice code. Please double-check it.', zh: '账单编码不正确，请再次核对。' },
});
