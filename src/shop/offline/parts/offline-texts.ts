import { texts } from '#kernel/texts.ts';

export const offlineTexts = texts({
  offlineLine: {
    en: 'You are offline. Pages seen, cart and builders still work.',
    zh: '当前没有网络。看过的页面、购物车和定制仍可使用。',
  },
  pageTitle: { en: 'You are offline', zh: '当前没有网络' },
  pageText: {
    en: 'This page has not been opened on this phone before, so it needs a connection. What you have seen already is still here.',
    zh: '这个页面还没有在这部手机上打开过，需要联网才能查看。看过的页面都还在。',
  },
  pageKeywords: { en: 'offline', zh: '离线' },
  tryAgain: { en: 'Try again', zh: '重试' },
  toCart: { en: 'To your cart', zh: '去购物车' },
  toBuilder: { en: 'Build a wig', zh: '定制一顶假发' },

  // Builds and orders made offline
  buildKept: {
    en: 'Kept in your cart. It gets its final price when the line is back.',
    zh: '已放入购物车，恢复网络后确认最终价格。',
  },
  seeCart: { en: 'See cart', zh: '查看购物车' },
  piece: { en: 'Composed piece: {words}', zh: '定制商品：{words}' },
  set: { en: 'Composed set: {words}', zh: '定制套装：{words}' },
  inchesOf: { en: '{inches} in', zh: '{inches} 英寸' },
  comma: { en: ', ', zh: '，' },
  waitingTitle: { en: 'Waiting for the line', zh: '等待网络恢复' },
  buildNote: { en: 'Price as you saw it; confirmed when the line is back.', zh: '按您看到的价格，恢复网络后确认。' },
  remove: { en: 'Remove', zh: '移除' },
  removeNamed: { en: 'Remove {name}', zh: '移除{name}' },

  orderOffline: { en: 'Order without a line', zh: '离线下单' },
  orderLead: {
    en: 'Your order is kept on this phone and sent once when the line is back. We check price and stock again; if anything changed, you are asked first. You pay after that.',
    zh: '订单先保存在这部手机上，恢复网络后只发送一次。届时会重新核对价格和库存，如有变化会先征求您的同意，之后再付款。',
  },
  email: { en: 'E-mail', zh: '邮箱' },
  emailWrong: { en: 'Please check the e-mail address.', zh: '请检查邮箱地址。' },
  about: { en: 'As far as known: {total} with shipping', zh: '目前合计（含运费）：{total}' },
  queue: { en: 'Order when the line is back', zh: '恢复网络后下单' },
  lookAgain: { en: 'Please look at the marked fields.', zh: '请检查标出的项目。' },
  enough: {
    en: '{most} orders wait already. Call one off to change it, or let them go out first.',
    zh: '已有 {most} 笔订单在等待发送。可先撤回一笔修改，或等它们发出。',
  },
  notKept: { en: 'This browser refuses to keep anything, so the order needs a connection.', zh: '浏览器不允许保存数据，请联网后下单。' },

  orderWaiting: {
    en: 'Your order for {total} is queued. It goes out when the line is back.',
    zh: '{total} 的订单已排队，恢复网络后发送。',
  },
  callOff: { en: 'Call it off', zh: '撤回' },
  orderAsks: { en: 'Your queued order was not placed yet: {message}', zh: '排队的订单尚未提交：{message}' },
  orderAsksNow: { en: 'It now comes to {now} instead of {was}.', zh: '现在合计 {now}，原为 {was}。' },
  orderFor: { en: 'Order for {total}', zh: '按 {total} 下单' },
  backToCart: { en: 'Back into the cart', zh: '放回购物车' },
  orderPlaced: { en: 'Your queued order {number} is in. It waits for your payment.', zh: '排队的订单 {number} 已提交，等待付款。' },
  pay: { en: 'Pay now', zh: '去付款' },
  done: { en: 'All right', zh: '知道了' },

  inquiryKept: {
    en: 'Kept on this phone. Your question goes out by itself when the line is back.',
    zh: '已保存在手机上，恢复网络后自动发送。',
  },
  inquiryWaiting: { en: 'Your question waits for the line.', zh: '您的提问等待发送。' },
  inquirySent: { en: 'Your question {number} went out. We will answer by mail.', zh: '您的提问 {number} 已发送，我们会邮件回复。' },
  inquiryRefused: { en: 'Your question could not be taken: {message}', zh: '提问未能提交：{message}' },
});
