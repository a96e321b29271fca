import { texts } from '#kernel/texts.ts';

export const caseEmailTexts = texts({
  receivedSubject: { en: 'We’ve received your request {number}', zh: '已收到您的售后申请 {number}' },
  receivedTitle: { en: 'We’ve received your request', zh: '已收到您的售后申请' },
  receivedText: {
    en: 'We’ll reply within one business day. Until then, please keep the item as it is: unworn, uncut, with its label.',
    zh: '我们会在一个工作日内答复。在此之前请保持商品原样：未佩戴、未修剪、标签完整。',
  },
  receivedCancelText: {
    en: 'Your order is already being packed. We’ll hold it until we’ve replied, within one business day.',
    zh: '您的订单已开始备货。在我们答复之前不会发出，我们会在一个工作日内答复。',
  },
  receivedMadeText: {
    en: 'We’ve started making your item. We’ll check how far along it is and reply within one business day. Nothing will ship before then.',
    zh: '您的定制商品已开始制作。我们会确认进度并在一个工作日内答复，在此之前不会发出。',
  },
  refusedCancelTitle: { en: 'We can no longer cancel this order', zh: '很抱歉，订单已无法取消' },
  messageSubject: { en: 'New reply about {number}', zh: '售后单 {number} 有新回复' },
  messageTitle: { en: 'You have a new message from us', zh: '我们给您留言了' },
  approvedSubject: { en: 'Approved for return: {number}', zh: '可以寄回了：{number}' },
  approvedTitle: { en: 'Approved. Please send it back', zh: '已同意，请寄回商品' },
  approvedText: {
    en: 'Pack it as it came, put the return slip in the package and enter the tracking number on your request page.',
    zh: '请按原包装寄回，并将退货单放入包裹，然后在售后页面填写运单号。',
  },
  address: { en: 'Send it to', zh: '寄回地址' },
  refusedSubject: { en: 'About your request {number}', zh: '关于您的售后申请 {number}' },
  refusedTitle: { en: 'We can’t approve this request', zh: '很抱歉，无法受理' },
  arrivedSubject: { en: 'Your package has arrived: {number}', zh: '已收到您的退件：{number}' },
  arrivedTitle: { en: 'We’ve received your package', zh: '我们已收到退件' },
  arrivedText: { en: 'Thank you. Next, we’ll inspect it and finish processing your request.', zh: '谢谢。我们检查后会尽快处理。' },
  settledSubject: { en: 'Resolved: {number}', zh: '已处理完成：{number}' },
  settledTitle: { en: 'Your request is resolved', zh: '售后已处理完成' },
  settledRefund: {
    en: 'We’re refunding {amount} to your original payment method. Depending on your bank, it should arrive within a few days.',
    zh: '{amount} 将按原路退回，视银行而定，一般几天内到账。',
  },
  settledCredit: { en: 'We’ve added {amount} to your store credit.', zh: '{amount} 已计入您的余额。' },
  settledExchange: {
    en: 'Your exchange order number is {order}.',
    zh: '换货订单号为 {order}。',
  },
  settledDue: {
    en: 'You have a balance due of {amount}. We’ll send the invoice in a separate email.',
    zh: '还需支付 {amount}，账单将另行发送。',
  },
  settledNone: { en: 'We’ve closed this request.', zh: '我们已关闭此申请。' },
  open: { en: 'View request', zh: '查看售后单' },
  sheet: { en: 'Print return slip', zh: '打印退货单' },
  number: { en: 'Custom request', zh: '售后单号' },
  order: { en: 'Sort order', zh: '订单号' },
  back: { en: 'You’ll get back', zh: '退回金额' },
  worth: { en: 'Exchange value', zh: '可抵换货金额' },
  fee: { en: 'Shipping', zh: '手续费' },
  keep: { en: 'Keep this email: its link opens your request.', zh: '请保留此邮件，链接可打开您的售后单。' },

  newSubject: { en: 'New request {number}', zh: '新的售后申请 {number}' },
  newTitle: { en: 'New customer request', zh: '有新的售后申请' },
  newCancelTitle: { en: 'Cancellation request for an order in picking', zh: '买家申请取消拣货中的订单' },
  replySubject: { en: 'Reply to {number}', zh: '售后单 {number} 有回复' },
  replyTitle: { en: 'New message from the customer', zh: '买家有新留言' },
  toOffice: { en: 'Open in the back office', zh: '在后台查看' },
});
