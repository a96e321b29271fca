import { texts } from '#kernel/texts.ts';

export const orderEmailTexts = texts({
  placedSubject: { en: 'We’ve received your {shop} order {number}', zh: '您在 {shop} 的订单 {number} 已提交' },
  placedTitle: { en: 'We’ve received your order', zh: '我们已收到您的订单' },
  placedText: {
    en: 'It’s awaiting payment. We’ll hold your items for a limited time. You haven’t been charged yet.',
    zh: '订单正在等待付款。商品已为您暂时保留，目前尚未扣款。',
  },
  freeText: { en: 'There’s nothing to pay. We’ll review your order and confirm it.', zh: '此订单无需付款，我们会核对后为您确认。' },
  paidSubject: { en: 'Payment received for order {number}', zh: '订单 {number} 付款成功' },
  paidTitle: { en: 'Thank you, we’ve received your payment', zh: '感谢您，付款已收到' },
  paidText: {
    en: 'We’ll pick, inspect and pack your items. We’ll email you when your package ships.',
    zh: '我们将为您配货、质检并打包，发货时会再通知您。',
  },
  paidMadeText: {
    en: 'We’re getting started on your made-to-order items. We’ll email you when your package ships.',
    zh: '我们正在为您安排制作定制商品，包裹发出时会再通知您。',
  },
  depositTitle: { en: 'Thank you, we’ve received your deposit', zh: '感谢您，定金已收到' },
  depositText: {
    en: 'Your deposit secures your order. We’ll email you when the balance is due.',
    zh: '订单已为您确认，尾款到期时我们会通知您。',
  },
  pendingSubject: { en: 'Your payment for order {number} is being reviewed', zh: '订单 {number} 的付款正在审核' },
  pendingTitle: { en: 'Your payment is being reviewed', zh: '您的付款正在审核中' },
  pendingText: {
    en: 'The payment provider is reviewing your payment. You don’t need to do anything, and please don’t pay again.',
    zh: '支付平台正在审核这笔付款。您无需任何操作，也请不要重复付款。',
  },
  attentionSubject: { en: 'We’ve received your payment for order {number}', zh: '您的订单 {number} 款项已到账' },
  attentionTitle: { en: 'We’ve received your payment', zh: '您的款项已到账' },
  attentionText: {
    en: 'We need to check this order manually. We’ll email you soon. Please don’t pay again.',
    zh: '此订单需要人工核对，我们会尽快与您联系，请不要重复付款。',
  },
  copySubject: { en: 'Details of your {shop} order {number}', zh: '您在 {shop} 的订单 {number} 详情' },
  copyTitle: { en: 'Your order details', zh: '您的订单详情' },
  copyText: { en: 'Here are your order details, as you requested.', zh: '应您的要求，现将订单详情重新发送给您。' },
  shippedSubject: { en: 'Order {number} is on its way', zh: '订单 {number} 已发货' },
  shippedTitle: { en: 'Your package is on its way', zh: '您的包裹已发出' },
  shippedText: { en: 'It’s with the carrier now. Track it with this number:', zh: '包裹已交给承运商，可凭以下运单号查询：' },
  cancelledSubject: { en: 'Order {number} has been canceled', zh: '订单 {number} 已取消' },
  cancelledTitle: { en: 'Your order has been canceled', zh: '您的订单已取消' },
  cancelledText: { en: 'You haven’t been charged, and you won’t be.', zh: '此订单没有产生任何扣款，之后也不会扣款。' },
  cancelledPaidText: {
    en: 'We’re refunding your payment to your original payment method. Depending on your bank, it should arrive within a few days.',
    zh: '您支付的款项将按原路退回，一般几天内到账，具体时间视银行而定。',
  },
  cancelledCreditText: { en: 'The store credit you used is back in your account.', zh: '您使用的余额已退回您的账户。' },
  refundedSubject: { en: 'Your refund for order {number}', zh: '订单 {number} 的退款' },
  refundedTitle: { en: 'Your refund is on its way', zh: '我们已为您退款' },
  refundedText: {
    en: 'We’ve refunded {amount} to your original payment method. Depending on your bank, it can take a few days to arrive.',
    zh: '{amount} 将按原路退回，一般几天内到账，具体时间视银行而定。',
  },
  refundedCreditTitle: { en: 'We’ve added your refund to your store credit', zh: '退款已存入您的账户余额' },
  refundedCreditText: {
    en: 'We’ve added {amount} to your store credit. It will be applied automatically at your next checkout.',
    zh: '{amount} 已存入您的账户余额，下次结账时自动抵扣。',
  },
  refundedKeptText: {
    en: 'We deducted {amount} from this refund because you’ve already spent that much of the price protection credit you got for these items.',
    zh: '这些商品的价保返还余额您已用掉 {amount}，这部分已从本次退款中扣除。',
  },

  number: { en: 'Order number', zh: '订单号' },
  carrier: { en: 'Carrier', zh: '承运商' },
  tracking: { en: 'Tracking number', zh: '运单号' },
  amount: { en: 'Amount', zh: '金额' },
  storeCredit: { en: 'Store credit', zh: '账户余额' },
  kept: { en: 'Price protection credit deducted', zh: '扣回的价保余额' },
  goesTo: { en: 'Ship to', zh: '收货人' },
  piece: { en: '{count} × {name}', zh: '{name} × {count}' },
  free: { en: 'Free', zh: '免运费' },
  seeOrder: { en: 'View order', zh: '查看订单' },
  payNow: { en: 'Pay now', zh: '去付款' },
  keep: {
    en: 'This link opens your order with no sign-in needed. Keep this email and don’t share it.',
    zh: '此链接无需登录即可打开您的订单，请保留此邮件，勿转发给他人。',
  },
  test: { en: 'Test mode: no real charges.', zh: '测试模式：不会产生真实扣款。' },
});
