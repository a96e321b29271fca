import { texts } from '#kernel/texts.ts';

export const orderEmailTexts = texts({
  placedSubject: { en: 'Your order {number} at {shop}', zh: '您在 {shop} 的订单 {number}' },
  placedTitle: { en: 'We have your order', zh: '我们已收到您的订单' },
  placedText: {
    en: 'It waits for your payment. The pieces are kept for you for a while; nothing has been charged yet.',
    zh: '订单正在等待付款。商品已为您暂时保留，目前尚未扣款。',
  },
  freeText: {
    en: 'There is nothing to pay. One of us looks at it and confirms it.',
    zh: '此订单无需付款，我们的同事会查看并为您确认。',
  },
  paidSubject: { en: 'Payment received for order {number}', zh: '订单 {number} 付款成功' },
  paidTitle: { en: 'Thank you, your payment is here', zh: '感谢您，付款已收到' },
  paidText: {
    en: 'We take the pieces from the shelf, look them over and pack them. You hear from us when the parcel leaves.',
    zh: '我们将为您取货、质检并打包，包裹发出时会再通知您。',
  },
  paidMadeText: {
    en: 'Our workshop begins with what is made for you. You hear from us when the parcel leaves.',
    zh: '工坊将开始为您制作，包裹发出时会再通知您。',
  },
  depositTitle: { en: 'Thank you, your deposit is here', zh: '感谢您，定金已收到' },
  depositText: {
    en: 'Our workshop begins with your piece. You hear from us when the balance is due.',
    zh: '工坊已开始为您制作，尾款到期时我们会通知您。',
  },
  pendingSubject: { en: 'Your payment for order {number} is being checked', zh: '订单 {number} 的付款正在审核' },
  pendingTitle: { en: 'Your payment is being checked', zh: '您的付款正在审核中' },
  pendingText: {
    en: 'The payment provider looks at your payment before it passes it on. You need not do anything, and please do not pay a second time.',
    zh: '支付平台正在审核这笔付款。您无需任何操作，也请不要重复付款。',
  },
  attentionSubject: { en: 'Your payment for order {number} has arrived', zh: '您的订单 {number} 款项已到账' },
  attentionTitle: { en: 'Your payment has arrived', zh: '您的款项已到账' },
  attentionText: {
    en: 'Something about this order needs a person: we look at it and write to you soon. Please do not pay a second time.',
    zh: '此订单需要人工核对，我们会尽快与您联系，请不要重复付款。',
  },
  copySubject: { en: 'Your order {number} at {shop}', zh: '您在 {shop} 的订单 {number}' },
  copyTitle: { en: 'Your order once more', zh: '您的订单' },
  copyText: { en: 'Here it is again, as you asked.', zh: '按您的要求，再次为您发送订单内容。' },
  shippedSubject: { en: 'Order {number} is on its way', zh: '订单 {number} 已发货' },
  shippedTitle: { en: 'Your parcel is on its way', zh: '您的包裹已发出' },
  shippedText: { en: 'The carrier has it now. Follow it with this number:', zh: '包裹已交给承运商，可凭以下运单号查询：' },
  cancelledSubject: { en: 'Order {number} is cancelled', zh: '订单 {number} 已取消' },
  cancelledTitle: { en: 'Your order is cancelled', zh: '您的订单已取消' },
  cancelledText: { en: 'Nothing was charged, and nothing will be.', zh: '此订单没有产生任何扣款，之后也不会扣款。' },
  cancelledPaidText: {
    en: 'What you paid goes back the way it came. Depending on your bank it is there within a few days.',
    zh: '您支付的款项将按原路退回，视银行而定，一般几天内到账。',
  },
  refundedSubject: { en: 'A refund for order {number}', zh: '订单 {number} 的退款' },
  refundedTitle: { en: 'Your refund is on its way', zh: '我们已为您退款' },
  refundedText: {
    en: 'We’ve refunded {amount} to your original payment method. Depending on your bank, it can take a few days to arrive.',
    zh: '{amount} 将按原路退回，视银行而定，一般几天内到账。',
  },
  refundedCreditTitle: { en: 'Your refund is in your store credit', zh: '退款已存入您的店铺余额' },
  refundedCreditText: {
    en: 'We’ve added {amount} to your store credit. It will be applied automatically at your next checkout.',
    zh: '{amount} 已存入您的店铺余额，下次结账时自动抵扣。',
  },
  refundedKeptText: {
    en: 'We kept {amount} of this refund: it was price-protection credit for these items that you’ve already spent.',
    zh: '本次退款扣除了 {amount}：这是这些商品的价保余额，您此前已经使用。',
  },

  number: { en: 'Order', zh: '订单号' },
  carrier: { en: 'Carrier', zh: '承运商' },
  tracking: { en: 'Tracking number', zh: '运单号' },
  amount: { en: 'Amount', zh: '金额' },
  storeCredit: { en: 'Store credit', zh: '店铺余额' },
  kept: { en: 'Kept', zh: '扣除' },
  goesTo: { en: 'Goes to', zh: '收货人' },
  piece: { en: '{count} × {name}', zh: '{name} × {count}' },
  free: { en: 'Free', zh: '免运费' },
  seeOrder: { en: 'See the order', zh: '查看订单' },
  payNow: { en: 'Pay now', zh: '去付款' },
  keep: {
    en: 'This link opens your order without a login. Keep this letter, and do not pass it on.',
    zh: '此链接无需登录即可打开您的订单，请保留此邮件，勿转发给他人。',
  },
  test: { en: 'Test mode: no money moves.', zh: '测试模式：不会产生真实扣款。' },
});
