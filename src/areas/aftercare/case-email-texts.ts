import { texts } from '#kernel/texts.ts';

export const caseEmailTexts = texts({
  receivedSubject: { en: 'We’ve received your request {number}', zh: '已收到您的售后申请 {number}' },
  receivedTitle: { en: 'We’ve received your request', zh: '已收到您的售后申请' },
  receivedText: {
    en: 'We’ll reply within one business day. Until then, please keep the item as it is: unworn and uncut, with its label attached.',
    zh: '我们会在一个工作日内回复。在此之前请保持商品原样：未佩戴、未修剪、标签完整。',
  },
  receivedCancelText: {
    en: 'Your order is already being packed. We’ll hold it and reply within one business day.',
    zh: '您的订单已开始备货。我们会在一个工作日内回复，回复之前不会发货。',
  },
  receivedMadeText: {
    en: 'We’ve started making your item. We’ll check how far along it is and reply within one business day. Nothing will ship before then.',
    zh: '您的定制商品已开始制作。我们会确认进度并在一个工作日内回复，在此之前不会发出。',
  },
  refusedCancelTitle: { en: 'We can no longer cancel your order', zh: '很抱歉，订单已无法取消' },
  messageSubject: { en: 'New message about your request {number}', zh: '售后单 {number} 有新回复' },
  messageTitle: { en: 'You have a new message from us', zh: '您的售后单有新回复' },
  approvedSubject: { en: 'Request {number} approved: send your items back', zh: '申请 {number} 已通过，请寄回商品' },
  approvedTitle: { en: 'Your request is approved', zh: '您的申请已通过' },
  approvedText: {
    en: 'Pack the items the way they arrived, put the return slip in the package and enter the tracking number on your request page.',
    zh: '请按原包装寄回，将退货单放入包裹，并在售后页面填写运单号。',
  },
  address: { en: 'Return address', zh: '寄回地址' },
  refusedSubject: { en: 'We can’t approve your request {number}', zh: '很抱歉，您的售后申请 {number} 未能通过' },
  refusedTitle: { en: 'We can’t approve your request', zh: '很抱歉，您的申请未能通过' },
  arrivedSubject: { en: 'We’ve received your return: {number}', zh: '已收到您的退件：{number}' },
  arrivedTitle: { en: 'We’ve received your return', zh: '我们已收到退件' },
  arrivedText: {
    en: 'Thank you. We’ll inspect the items next, then process your request.',
    zh: '谢谢。我们会先检查商品，再尽快为您处理。',
  },
  settledSubject: { en: 'Your request {number} has been resolved', zh: '售后申请 {number} 已处理完成' },
  settledTitle: { en: 'Your request has been resolved', zh: '售后已处理完成' },
  settledRefund: {
    en: 'We’re refunding {amount} to your original payment method. Depending on your bank, it should arrive within a few days.',
    zh: '{amount} 将按原路退回，一般几天内到账，具体时间视银行而定。',
  },
  settledCredit: { en: 'We’ve added {amount} to your store credit.', zh: '{amount} 已存入您的账户余额。' },
  settledExchange: { en: 'We’ve created your exchange order: {order}.', zh: '已为您生成换货订单：{order}。' },
  settledDue: { en: 'The balance due is {amount}. We’ll send the invoice in a separate email.', zh: '还需支付 {amount}，账单将另行发送。' },
  settledNone: { en: 'We’ve closed this request.', zh: '我们已关闭此申请。' },
  open: { en: 'View request', zh: '查看售后单' },
  sheet: { en: 'Print return slip', zh: '打印退货单' },
  number: { en: 'Request number', zh: '售后单号' },
  order: { en: 'Order number', zh: '订单号' },
  back: { en: 'Refund amount', zh: '退回金额' },
  worth: { en: 'Exchange value', zh: '换货可抵扣金额' },
  fee: { en: 'Return fee', zh: '处理费' },
  keep: {
    en: 'Keep this email. Its link opens your request with no sign-in needed, so please don’t share it.',
    zh: '请保留此邮件：链接无需登录即可打开您的售后单，请勿转发。',
  },

  newSubject: { en: 'New service case {number}', zh: '新的售后申请 {number}' },
  newTitle: { en: 'New return or exchange request', zh: '有新的售后申请' },
  newCancelTitle: { en: 'New cancellation request', zh: '有新的取消订单申请' },
  replySubject: { en: 'Case {number}: new customer message', zh: '售后单 {number}：顾客有新留言' },
  replyTitle: { en: 'New message from the customer', zh: '顾客有新留言' },
  toOffice: { en: 'View case', zh: '查看售后单' },
});
