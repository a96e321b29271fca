import { texts } from '#kernel/texts.ts';

export const offlineTexts = texts({
  offlineLine: {
    en: 'You’re offline. Pages you’ve viewed, your cart and the builders still work.',
    zh: '当前没有网络。看过的页面、购物车和定制仍可使用。',
  },
  pageTitle: { en: 'You’re offline', zh: '当前没有网络' },
  pageText: {
    en: 'You haven’t opened this page on this device before, so it needs a connection. Pages you’ve already viewed still work.',
    zh: '这个页面还没有在这台设备上打开过，需要联网才能查看。看过的页面仍可使用。',
  },
  pageKeywords: { en: 'offline', zh: '离线' },
  tryAgain: { en: 'Try again', zh: '重试' },
  toCart: { en: 'Go to cart', zh: '去购物车' },
  toBuilder: { en: 'Build a wig', zh: '定制一顶假发' },

  // Builds and orders made offline
  buildKept: {
    en: 'Saved in your cart. We’ll confirm the final price when you’re back online.',
    zh: '已放入购物车，恢复网络后确认最终价格。',
  },
  seeCart: { en: 'View cart', zh: '查看购物车' },
  piece: { en: 'Custom item: {words}', zh: '定制商品：{words}' },
  set: { en: 'Custom set: {words}', zh: '定制套装：{words}' },
  inchesOf: { en: '{inches}"', zh: '{inches} 英寸' },
  comma: { en: ', ', zh: '，' },
  waitingTitle: { en: 'Waiting to sync', zh: '等待网络恢复' },
  buildNote: { en: 'Price as shown; we’ll confirm it when you’re back online.', zh: '当前显示的价格，恢复网络后再确认。' },
  remove: { en: 'Remove', zh: '移除' },
  removeNamed: { en: 'Remove {name}', zh: '移除{name}' },

  orderOffline: { en: 'Order offline', zh: '离线下单' },
  orderLead: {
    en: 'We’ll save your order on this device and send it only once, when you’re back online. Then we’ll check prices and stock again and ask you first if anything has changed. You pay after that.',
    zh: '订单先保存在这台设备上，恢复网络后只发送一次。届时会重新核对价格和库存，如有变化会先征求您的同意，之后再付款。',
  },
  email: { en: 'Email', zh: '邮箱' },
  emailWrong: { en: 'Please check the email address.', zh: '请检查邮箱地址。' },
  about: { en: 'Estimated total with shipping: {total}', zh: '目前合计（含运费）：{total}' },
  queue: { en: 'Order when back online', zh: '恢复网络后下单' },
  lookAgain: { en: 'Please check the highlighted fields.', zh: '请检查标出的项目。' },
  enough: {
    en: 'You already have {most} orders waiting. Cancel one to add another, or wait until they’ve been sent.',
    zh: '已有 {most} 笔订单在等待发送。可先撤回一笔再添加，或等它们发送完毕。',
  },
  notKept: { en: 'This browser doesn’t allow saving data, so you need a connection to order.', zh: '浏览器不允许保存数据，请联网后下单。' },

  orderWaiting: {
    en: 'Your order for {total} is queued. We’ll send it when you’re back online.',
    zh: '{total} 的订单已暂存，恢复网络后发送。',
  },
  callOff: { en: 'Cancel', zh: '撤回' },
  orderAsks: { en: 'Your queued order hasn’t been placed yet: {message}', zh: '离线暂存的订单尚未提交：{message}' },
  orderAsksNow: { en: 'The total is now {now} instead of {was}.', zh: '现在合计 {now}，原为 {was}。' },
  orderFor: { en: 'Place order for {total}', zh: '按 {total} 下单' },
  backToCart: { en: 'Move back to cart', zh: '放回购物车' },
  orderPlaced: {
    en: 'Your queued order {number} has been placed. It’s waiting for payment.',
    zh: '离线暂存的订单 {number} 已提交，等待付款。',
  },
  pay: { en: 'Pay now', zh: '去付款' },
  done: { en: 'Got it', zh: '知道了' },

  inquiryKept: {
    en: 'Saved on this device. We’ll send your question when you’re back online.',
    zh: '已保存在这台设备上，恢复网络后自动发送。',
  },
  inquiryWaiting: { en: 'Your question is waiting to send.', zh: '您的提问等待发送。' },
  inquirySent: { en: 'Your question {number} was sent. We’ll reply by email.', zh: '您的提问 {number} 已发送，我们会邮件回复。' },
  inquiryRefused: { en: 'Your question couldn’t be sent: {message}', zh: '提问提交失败：{message}' },
});
