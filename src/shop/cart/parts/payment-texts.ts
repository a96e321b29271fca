import { texts } from '#kernel/texts.ts';

export const paymentPageTexts = texts({
  title: { en: 'Payment', zh: '付款' },
  description: { en: 'How your payment went, and what comes next.', zh: '查看付款结果与后续进度。' },
  successTitle: { en: 'Your payment', zh: '付款结果' },
  failTitle: { en: 'Payment not completed', zh: '付款未完成' },

  paidTitle: { en: 'Thank you, it is paid', zh: '付款成功，感谢您的购买' },
  paidText: {
    en: 'The receipt is on its way to {email}. You hear from us again when the parcel leaves.',
    zh: '收据已发送至 {email}，包裹发出时我们会再通知您。',
  },
  freeTitle: { en: 'Thank you, we have your order', zh: '感谢您，订单已提交' },
  freeText: {
    en: 'There is nothing to pay. One of us looks at it and writes to {email}.',
    zh: '此订单无需付款，我们会尽快确认并发邮件至 {email}。',
  },
  pendingTitle: { en: 'Your payment is being checked', zh: '您的付款正在审核中' },
  pendingText: {
    en: 'The payment provider looks at it before it passes it on. You need not do anything; please do not pay again. We write to {email} when it is through.',
    zh: '支付平台正在审核这笔付款。您无需操作，请勿重复付款；审核通过后我们会发邮件至 {email}。',
  },
  needsAttentionTitle: { en: 'Your payment has arrived', zh: '您的款项已到账' },
  needsAttentionText: {
    en: 'Something about this order needs a person. We look at it and write to {email} soon; please do not pay again.',
    zh: '此订单需要人工核对，我们会尽快联系 {email}，请勿重复付款。',
  },
  guestKeep: {
    en: 'This page stays open to you by the link in our letter. Keep it to yourself.',
    zh: '之后可通过邮件中的链接再次打开此页，请勿转发。',
  },
  makeAccount: { en: 'Make an account with this e-mail', zh: '用此邮箱注册账户' },

  declinedTitle: { en: 'The payment was declined', zh: '付款被拒绝' },
  declinedText: {
    en: 'Nothing was charged. Your order {number} is kept: try again, or choose another way to pay.',
    zh: '没有产生扣款。您的订单 {number} 仍为您保留，请重试或更换付款方式。',
  },
  unpaidTitle: { en: 'You have not paid yet', zh: '尚未付款' },
  unpaidText: {
    en: 'You left the payment page. Nothing was charged, and your order {number} is kept for you for a while.',
    zh: '您离开了付款页面，没有产生扣款。订单 {number} 会为您保留一段时间。',
  },
  cancelledTitle: { en: 'This order was called off', zh: '此订单已取消' },
  cancelledText: {
    en: 'Nothing is to be paid for order {number}. You can start again from your cart.',
    zh: '订单 {number} 无需付款，您可以从购物车重新下单。',
  },
  calledBackTitle: { en: 'This order was called off', zh: '此订单已取消' },
  calledBackText: {
    en: 'What you paid for order {number} goes back the way you paid. Depending on your bank it is there within a few days.',
    zh: '订单 {number} 的款项将按原路退回，视银行而定，一般几天内到账。',
  },
  refundedTitle: { en: 'Your money went back', zh: '款项已退还' },
  refundedText: {
    en: 'What you paid for order {number} went back the way you paid. Depending on your bank it is there within a few days.',
    zh: '订单 {number} 的款项已按原路退回，视银行而定，一般几天内到账。',
  },
  tryAgain: { en: 'Pay with PayPal or a card', zh: '用 PayPal 或银行卡付款' },
  toCart: { en: 'Back to cart', zh: '返回购物车' },
  seeOrder: { en: 'See the order', zh: '查看订单' },
  total: { en: 'To pay: {total}', zh: '应付：{total}' },
  testMode: { en: 'Test mode: no money moves', zh: '测试模式：不会产生真实扣款' },
  missingTitle: { en: 'No such payment here', zh: '未找到此付款' },
  missingText: {
    en: 'We find no order of yours with this number. The link in our letter opens it, or your account does.',
    zh: '未找到属于您的此订单。请通过邮件中的链接打开，或登录账户查看。',
  },

  last: { en: 'Your last payment', zh: '最近一次付款' },
  lastNone: { en: 'You have not paid for anything in this browser yet.', zh: '此浏览器中还没有付款记录。' },
  haveInvoice: { en: 'Do you have an invoice from us?', zh: '收到了我们的账单？' },
  invoiceText: { en: 'Type the code that stands on it, and you can look at it and pay it.', zh: '输入账单上的编码，即可查看并付款。' },
  code: { en: 'Invoice code', zh: '账单编码' },
  open: { en: 'Open invoice', zh: '打开账单' },
  codeWrong: { en: 'That is no invoice code of ours. Please look at it once more.', zh: '账单编码不正确，请再次核对。' },
});
