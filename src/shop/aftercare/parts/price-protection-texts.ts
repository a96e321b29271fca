import { texts } from '#kernel/texts.ts';

export const priceProtectionTexts = texts({
  events: { en: 'Price drops', zh: '降价记录' },
  fell: { en: '{day}: from {from} to {to}', zh: '{day}：{from} 降至 {to}' },
  paid: { en: '{amount} added to your store credit', zh: '{amount} 已计入余额' },
  refunded: { en: '{amount} refunded to your payment method', zh: '{amount} 已原路退回' },
  pending: { en: '{amount} pending review', zh: '{amount} 待人工审核' },
  refused: { en: 'Declined: {reason}', zh: '未予补偿：{reason}' },
  reversed: { en: '{amount} reversed with your return', zh: '{amount} 已随退货收回' },
  reversedSpent: {
    en: '{amount} reversed with your return; {recovered} was already spent and came off your refund',
    zh: '{amount} 已随退货收回，其中已使用的 {recovered} 从退款中扣除',
  },
  due: {
    en: 'On {day} the price dropped to {low}, {difference} less than you paid. You’re getting {amount} back as store credit. Most credits are added within minutes.',
    zh: '{day} 价格降至 {low}，比您的成交价低 {difference}：您可得 {amount}，通常几分钟内计入余额。',
  },
  dueGuest: {
    en: 'On {day} the price dropped to {low}, {difference} less than you paid. You’re getting {amount} back. You checked out as a guest, so it goes to your original payment method.',
    zh: '{day} 价格降至 {low}，比您的成交价低 {difference}：您可得 {amount}。由于您下单时未登录，将原路退回。',
  },
  refundEndsCredit: {
    en: 'You received price protection credit for this purchase. With the refund, we take that credit back: first from your store credit, and anything you’ve already spent comes off the refund.',
    zh: '您已获得相应的价格保护余额。退款后该余额随之收回：先从账户余额扣除，已使用的部分从退款中扣除。',
  },
  checking: {
    en: 'The price just dropped to {low}. We’re checking that it lasts until {time} (New York time). If it does, it counts toward your price protection automatically.',
    zh: '价格刚降至 {low}，我们会观察到纽约时间 {time}。届时若价格仍未回升，将自动按价格保护处理。',
  },
  over: { en: 'Price protection ended on {day}', zh: '价格保护已于 {day} 结束' },

  claim: { en: 'Report a price drop', zh: '我看到降价了' },
  claimNamed: { en: 'Report a price drop: {name}', zh: '我看到降价了：{name}' },
  claimTold: {
    en: 'We’ll check our price history. A lower price counts once it has lasted {minutes} {minutes:minute|minutes}, and you don’t have to do anything: use this form only if we missed one.',
    zh: '我们会核对价格记录。降价持续 {minutes} 分钟后才计入，并会自动补偿；如有遗漏，可在此提出。',
  },
  claimWords: { en: 'What did you see?', zh: '您看到了什么？' },
  wantsRefund: { en: 'I’d rather get a refund to my payment method', zh: '我希望原路退回' },
  wantsRefundHelp: { en: 'We’ll review it first. The refund goes out once your order has shipped.', zh: '需人工审核，订单发出后退回。' },
  send: { en: 'Check price', zh: '核对价格' },
  sending: { en: 'Checking…', zh: '核对中' },
  claimedPaid: { en: 'We’ve added {amount} to your store credit.', zh: '{amount} 已计入您的余额。' },
  claimedPending: { en: 'You’re owed {amount}. We’ll review it and send it to you.', zh: '应补偿您 {amount}，人工审核后发放。' },

  late: { en: 'Late shipment credits', zh: '延迟发货补偿' },
  lateTold: {
    en: 'If an order ships {days} or more days after the date we gave, we automatically add {amount} to your store credit.',
    zh: '若订单比承诺日期晚 {days} 天或以上发出，{amount} 自动计入您的余额。',
  },
  lateGiven: { en: '{amount} issued on {day}', zh: '{day} 补偿 {amount}' },
  lateLeft: { en: 'Shipped on {day}.', zh: '实际发出：{day}。' },
  lateNone: { en: 'None of your orders shipped late.', zh: '您的订单均按时发出。' },

  reviewPhoto: {
    en: 'A review with your own photo earns {amount} in store credit once it’s published. Open a delivered order to write one.',
    zh: '带实拍图的评价展示后可得 {amount} 余额。请在已签收订单的页面撰写。',
  },
  reviews: { en: 'Earn credit for reviews', zh: '评价有礼' },
  toOrders: { en: 'Delivered orders', zh: '已签收的订单' },
});
