import { texts } from '#kernel/texts.ts';

/** Emails about credits given automatically. */
export const creditEmailTexts = texts({
  creditSubject: { en: '{amount} for you: our price of order {number} fell', zh: '订单 {number} 的商品降价，{amount} 已返还给您' },
  creditTitle: { en: 'Our price fell, so this is yours', zh: '本店降价，差价归您' },
  creditText: {
    en: 'You bought a piece that costs less with us today. As promised, we make the difference good, and more. It stands in your store credit and comes off the sum at your next checkout.',
    zh: '您购买的商品现已降价。按照承诺，我们加倍返还差价，已计入您的余额，下次结算时可直接抵扣。',
  },
  refundText: {
    en: 'You bought a piece that costs less with us today. As promised, we make the difference good, and more. It goes back the way you paid.',
    zh: '您购买的商品现已降价。按照承诺，我们加倍返还差价，将按您的付款方式原路退回。',
  },
  piece: { en: 'Piece', zh: '商品' },
  before: { en: 'Price until now', zh: '原价' },
  now: { en: 'New price', zh: '现价' },
  pieces: { en: 'Pieces', zh: '件数' },
  yours: { en: 'Yours', zh: '返还金额' },
  order: { en: 'Order', zh: '订单号' },
  seeOrder: { en: 'See the order', zh: '查看订单' },
  keep: {
    en: 'If you return this item or cancel the order, the credit for it ends. Credit you’ve already spent comes off the refund.',
    zh: '如果该商品退货或订单取消，相应的补偿余额会收回；已使用的部分将从退款中扣除。',
  },

  delaySubject: { en: 'Your order {number} left late: {amount} are yours', zh: '订单 {number} 发货延迟，补偿 {amount}' },
  delayTitle: { en: 'We were late', zh: '我们发货晚了' },
  delayText: {
    en: 'Your order left our house {days} days after the day we gave you. We are sorry. {amount} stand in your store credit; you need not do anything.',
    zh: '您的订单比约定日期晚了 {days} 天才发出，非常抱歉。{amount} 已计入您的余额，无需任何操作。',
  },
  promised: { en: 'Promised to leave by', zh: '承诺发出日' },
  left: { en: 'Left on', zh: '实际发出日' },
});
