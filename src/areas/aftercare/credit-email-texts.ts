import { texts } from '#kernel/texts.ts';

/** Emails about credits given automatically. */
export const creditEmailTexts = texts({
  creditSubject: { en: 'Price drop on order {number}: you’ve got {amount} back', zh: '订单 {number} 的商品降价，{amount} 已返还给您' },
  creditTitle: { en: 'Our price dropped, so you get the difference', zh: '本店降价，差价归您' },
  creditText: {
    en: 'An item you bought now costs less. As promised, we’re giving you the difference back, and more. It’s in your store credit and will be applied automatically at your next checkout.',
    zh: '您购买的商品现已降价。按照承诺，我们加倍返还差价，已计入您的余额，下次结算时可直接抵扣。',
  },
  refundText: {
    en: 'An item you bought now costs less. As promised, we’re giving you the difference back, and more. It’s on its way to your original payment method.',
    zh: '您购买的商品现已降价。按照承诺，我们加倍返还差价，将按您的付款方式原路退回。',
  },
  piece: { en: 'Item', zh: '商品' },
  before: { en: 'Previous price', zh: '原价' },
  now: { en: 'New price', zh: '现价' },
  pieces: { en: 'Items', zh: '件数' },
  yours: { en: 'You get back', zh: '返还金额' },
  order: { en: 'Sort order', zh: '订单号' },
  seeOrder: { en: 'View order', zh: '查看订单' },
  keep: {
    en: 'If you return this item or cancel the order, the credit for it ends. Credit you’ve already spent comes off the refund.',
    zh: '如果该商品退货或订单取消，相应的补偿余额会收回；已使用的部分将从退款中扣除。',
  },

  delaySubject: { en: 'Order {number} shipped late: here’s {amount} in store credit', zh: '订单 {number} 发货延迟，补偿 {amount}' },
  delayTitle: { en: 'Sorry we shipped late', zh: '我们发货晚了' },
  delayText: {
    en: 'Your order shipped {days} {days:day|days} after the date we gave you. We’re sorry. We’ve added {amount} to your store credit; you don’t need to do anything.',
    zh: '您的订单比约定日期晚了 {days} 天才发出，非常抱歉。{amount} 已计入您的余额，无需任何操作。',
  },
  promised: { en: 'Promised ship date', zh: '承诺发出日' },
  left: { en: 'Shipped on', zh: '实际发出日' },
});
