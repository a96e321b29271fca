import { texts } from '#kernel/texts.ts';

/** Order status by its number in the specification. */
export const orderStatusTexts = texts({
  1: { en: 'Awaiting payment', zh: '待付款' },
  2: { en: 'Paid', zh: '已付款' },
  3: { en: 'Processing', zh: '备货中' },
  4: { en: 'On its way', zh: '运输中' },
  5: { en: 'Delivered', zh: '已送达' },
  6: { en: 'Completed', zh: '已完成' },
  7: { en: 'Canceled', zh: '已取消' },
  8: { en: 'Payment failed', zh: '付款失败' },
  9: { en: 'Returned', zh: '已退货退款' },
});

/** The status as a sentence, for the order page. */
export const orderStatusDetailTexts = texts({
  1: { en: 'We haven’t received payment for this order. You haven’t been charged.', zh: '我们尚未收到此订单的付款，没有产生任何扣款。' },
  2: { en: 'We’ve received your payment. Next, we’ll pick and pack your items.', zh: '已收到您的付款，接下来为您拣货打包。' },
  3: { en: 'We’re picking, checking and packing your items.', zh: '正在为您拣货、质检、打包。' },
  4: { en: 'Your package is with the carrier.', zh: '包裹已交给承运商。' },
  5: { en: 'The carrier reports that it was delivered.', zh: '承运商显示已送达。' },
  6: { en: 'Delivered and complete.', zh: '已送达，交易完成。' },
  7: { en: 'This order was canceled.', zh: '此订单已取消。' },
  8: { en: 'The payment didn’t go through. You haven’t been charged.', zh: '付款未成功，没有产生任何扣款。' },
  9: { en: 'Everything on this order was returned or refunded.', zh: '此订单的商品已全部退货或退款。' },
});

export const statusGroupTexts = texts({
  all: { en: 'All', zh: '全部' },
  toPay: { en: 'Unpaid', zh: '待付款' },
  making: { en: 'Processing', zh: '备货中' },
  onTheWay: { en: 'On the way', zh: '运输中' },
  delivered: { en: 'Delivered', zh: '已送达' },
  closed: { en: 'Closed', zh: '已关闭' },
});

export const orderMilestoneTexts = texts({
  placed: { en: 'Placed', zh: '已下单' },
  paid: { en: 'Paid', zh: '已付款' },
  prepared: { en: 'Processing', zh: '备货' },
  sent: { en: 'Shipped', zh: '发货' },
  delivered: { en: 'Delivered', zh: '送达' },
});

export const billTexts = texts({
  items: { en: 'Items', zh: '商品' },
  shipping: { en: 'Shipping', zh: '运费' },
  handling: { en: 'Handling', zh: '处理费' },
  tax: { en: 'Tax', zh: '税费' },
  discount: { en: 'Discount', zh: '优惠' },
  total: { en: 'Total', zh: '合计' },
});

/** Timeline events for the buyer. */
export const orderTimelineTexts = texts({
  placed: { en: 'You placed the order', zh: '您提交了订单' },
  payAgain: { en: 'Reopened for payment', zh: '重新开放付款' },
  paid: { en: 'Payment received', zh: '已收到付款' },
  inReview: { en: 'The payment provider is reviewing the payment', zh: '支付平台正在审核付款' },
  partPaid: { en: 'Deposit received, work has started', zh: '已收到定金，开始制作' },
  balancePaid: { en: 'Paid in full', zh: '款项已付清' },
  preparing: { en: 'Picking and packing started', zh: '开始拣货打包' },
  sent: { en: 'Handed to the carrier', zh: '已交给承运商' },
  delivered: { en: 'Delivered', zh: '已送达' },
  completed: { en: 'Completed', zh: '交易完成' },
  cancelled: { en: 'Canceled', zh: '已取消' },
  declined: { en: 'Your payment was declined', zh: '付款被拒绝' },
  cameBack: { en: 'Returned and refunded', zh: '已退货并退款' },
  partRefunded: { en: 'Part of the order was refunded', zh: '订单已部分退款' },
  refunded: { en: 'The order was refunded', zh: '订单已退款' },
  disputed: { en: 'A payment dispute was opened', zh: '该笔付款出现争议' },
});

export const paymentTexts = texts({
  full: { en: 'Payment', zh: '付款' },
  deposit: { en: 'Deposit', zh: '定金' },
  balance: { en: 'Balance', zh: '尾款' },
  difference: { en: 'Price difference', zh: '差价' },
  refund: { en: 'Refunded to you', zh: '退还给您' },
  paypal: { en: 'PayPal', zh: 'PayPal' },
  apple_pay: { en: 'Apple Pay', zh: 'Apple Pay' },
  google_pay: { en: 'Google Pay', zh: 'Google Pay' },
  card: { en: 'Card', zh: '银行卡' },
  bank: { en: 'Bank transfer', zh: '银行转账' },
  cash: { en: 'Cash', zh: '现金' },
  completed: { en: 'Received', zh: '已收到' },
  pending: { en: 'In review', zh: '审核中' },
  declined: { en: 'Declined', zh: '被拒绝' },
  open: { en: 'Not completed', zh: '未完成' },
  nothing: { en: 'No payment yet', zh: '尚无付款' },
});
