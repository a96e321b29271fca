import { texts } from '#kernel/texts.ts';

/** Emails about credits given automatically. */
export const creditEmailTexts = texts({
  creditSubject: { en: 'Price drop on order {number}: you’ve got {amount} back', zh: '订单 {number} 的商品降价，{amount} 已返还给您' },
  creditTitle: { en: 'Our price dropped, so you get money back', zh: '本店降价，差价归您' },
  creditText: {
    en: 'An item you bought now costs less. With price protection, you get {amount} back. We’ve added it to your store credit, and it will be applied automatically at your next checkout.',
    zh: '您购买的商品现已降价。按照价格保护承诺，我们返还您 {amount}，已存入您的账户余额，下次结账时自动抵扣。',
  },
  refundText: {
    en: 'An item you bought now costs less. With price protection, you get {amount} back. It’s on its way to your original payment method.',
    zh: '您购买的商品现已降价。按照价格保护承诺，我们返还您 {amount}，将原路退回。',
  },
  piece: { en: 'Item', zh: '商品' },
  before: { en: 'Old price', zh: '降价前' },
  now: { en: 'New price', zh: '现价' },
  pieces: { en: 'Quantity', zh: '件数' },
  yours: { en: 'You receive', zh: '返还金额' },
  order: { en: 'Order number', zh: '订单号' },
  seeOrder: { en: 'View order', zh: '查看订单' },
  keep: {
    en: 'If you return this item or cancel the order, we’ll reverse this credit. Credit you’ve already spent is deducted from the refund.',
    zh: '如果该商品退货或订单取消，相应的补偿余额会收回；已使用的部分将从退款中扣除。',
  },

  delaySubject: { en: 'Order {number} shipped late: here’s {amount} in store credit', zh: '订单 {number} 发货延迟，补偿 {amount}' },
  delayTitle: { en: 'Sorry, we shipped your order late', zh: '抱歉，您的订单发货晚了' },
  delayText: {
    en: 'Your order shipped {days} {days:day|days} after the date we gave you. We’re sorry. We’ve added {amount} to your store credit; you don’t need to do anything.',
    zh: '您的订单比约定日期晚了 {days} 天才发出，非常抱歉。{amount} 已存入您的账户余额，您无需任何操作。',
  },
  promised: { en: 'Promised ship date', zh: '承诺发货日期' },
  left: { en: 'Shipped on', zh: '实际发货日期' },
});
