import { texts } from '#kernel/texts.ts';

/** Letters about returns, exchanges and damage. */
export const caseEmailTexts = texts({
  receivedSubject: { en: 'We have your request {number}', zh: '已收到您的售后申请 {number}' },
  receivedTitle: { en: 'We have your request', zh: '已收到您的售后申请' },
  receivedText: {
    en: 'We answer within one working day. Please keep the piece as it is until then: unworn, uncut, with its label.',
    zh: '我们会在一个工作日内答复。在此之前请保持商品原样：未佩戴、未修剪、标签完整。',
  },
  receivedCancelText: {
    en: 'Your order is being packed already. It stays here until we have answered, within one working day.',
    zh: '您的订单已开始备货。在我们答复之前不会发出，我们会在一个工作日内答复。',
  },
  receivedMadeText: {
    en: 'We have begun to make your piece. We look how far it is and answer within one working day; nothing leaves before.',
    zh: '您的定制商品已开始制作。我们会确认进度并在一个工作日内答复，在此之前不会发出。',
  },
  refusedCancelTitle: { en: 'We cannot cancel it any more', zh: '很抱歉，订单已无法取消' },
  messageSubject: { en: 'An answer about {number}', zh: '售后单 {number} 有新回复' },
  messageTitle: { en: 'We wrote to you', zh: '我们给您留言了' },
  approvedSubject: { en: 'You may send it back: {number}', zh: '可以寄回了：{number}' },
  approvedTitle: { en: 'Agreed. Please send it back', zh: '已同意，请寄回商品' },
  approvedText: {
    en: 'Pack it as it came, put the return sheet into the parcel and tell us the tracking number on the page of your request.',
    zh: '请按原包装寄回，并将退货单放入包裹，然后在售后页面填写运单号。',
  },
  address: { en: 'Send it to', zh: '寄回地址' },
  refusedSubject: { en: 'About your request {number}', zh: '关于您的售后申请 {number}' },
  refusedTitle: { en: 'We cannot take it back', zh: '很抱歉，无法受理' },
  arrivedSubject: { en: 'Your parcel has arrived: {number}', zh: '已收到您的退件：{number}' },
  arrivedTitle: { en: 'Your parcel is here', zh: '我们已收到退件' },
  arrivedText: { en: 'Thank you. We look at it and settle it next.', zh: '谢谢。我们检查后会尽快处理。' },
  settledSubject: { en: 'Settled: {number}', zh: '已处理完成：{number}' },
  settledTitle: { en: 'It is settled', zh: '售后已处理完成' },
  settledRefund: {
    en: '{amount} go back the way you paid. Depending on your bank they are there within a few days.',
    zh: '{amount} 将按原路退回，视银行而定，一般几天内到账。',
  },
  settledCredit: { en: '{amount} are in your store credit now.', zh: '{amount} 已计入您的余额。' },
  settledExchange: {
    en: 'Your new piece has the order number {order}.',
    zh: '换货订单号为 {order}。',
  },
  settledDue: { en: '{amount} are left to pay; the bill comes in a letter of its own.', zh: '还需支付 {amount}，账单将另行发送。' },
  settledNone: { en: 'We closed this request.', zh: '我们已关闭此申请。' },
  open: { en: 'Open the request', zh: '查看售后单' },
  sheet: { en: 'Print the return sheet', zh: '打印退货单' },
  number: { en: 'Request', zh: '售后单号' },
  order: { en: 'Order', zh: '订单号' },
  back: { en: 'Comes back to you', zh: '退回金额' },
  worth: { en: 'Worth for the exchange', zh: '可抵换货金额' },
  fee: { en: 'Fee', zh: '手续费' },
  keep: { en: 'Keep this letter: its link opens your request.', zh: '请保留此邮件，链接可打开您的售后单。' },

  newSubject: { en: 'New request {number}', zh: '新的售后申请 {number}' },
  newTitle: { en: 'Somebody asks for a return', zh: '有新的售后申请' },
  newCancelTitle: { en: 'Somebody asks to cancel an order in picking', zh: '买家申请取消拣货中的订单' },
  replySubject: { en: 'Reply to {number}', zh: '售后单 {number} 有回复' },
  replyTitle: { en: 'The buyer wrote again', zh: '买家有新留言' },
  toOffice: { en: 'Open in the office', zh: '在后台查看' },
});
