import { texts } from '#kernel/texts.ts';

export const requestEmailTexts = texts({
  receivedSubject: { en: 'We’ve received your request {number}', zh: '我们已收到您的定制需求 {number}' },
  receivedTitle: { en: 'Thank you, {name}. We’ve received your request', zh: '{name}，您好！您的定制需求已收到' },
  receivedText: {
    en: 'One of our wig makers will review it and reply with a price or a question within {hours} business hours. Your photos stay private.',
    zh: '我们的假发师会在 {hours} 个工作小时内回复您，给出报价或确认细节。您的照片仅供内部查看，不会公开。',
  },
  number: { en: 'Request number', zh: '需求编号' },
  youWrote: { en: 'Your message', zh: '您的留言' },
  open: { en: 'View your request', zh: '查看我的需求' },
  keep: { en: 'The link opens your request with no sign-in needed, so please don’t share it.', zh: '此链接无需登录即可打开，请勿转发。' },
  notYou: {
    en: 'Didn’t send this? Someone may have mistyped their email address. You can ignore this email.',
    zh: '若非您本人提交，可能是他人填错了邮箱，请忽略此邮件。',
  },

  answerSubject: { en: 'New reply to your request {number}', zh: '您的定制需求 {number} 有新的回复' },
  answerTitle: { en: 'New reply to your request', zh: '您的定制需求有新的回复' },
  answerButton: { en: 'Read and reply', zh: '查看并回复' },

  quoteSubject: { en: 'Your quote for {number}: {price}', zh: '{number} 的报价：{price}' },
  quoteTitle: { en: 'Your quote is ready', zh: '您的定制报价已出' },
  quoteText: {
    en: 'Pay a deposit of {deposit} and we’ll get started. The remaining {balance} is due before we ship. Because your order is made just for you, it’s final sale and can’t be returned or exchanged.',
    zh: '支付定金 {deposit} 后开始制作，尾款 {balance} 于发货前付清。定制商品为您专属制作，不支持退换。',
  },
  price: { en: 'Price, shipping included', zh: '报价（含运费）' },
  quoteTextFull: {
    en: 'Pay {deposit} and we’ll get started. Because your order is made just for you, it’s final sale and can’t be returned or exchanged.',
    zh: '付清 {deposit} 后开始制作。定制商品为您专属制作，不支持退换。',
  },
  deposit: { en: 'Deposit', zh: '定金' },
  balance: { en: 'Balance due before shipping', zh: '尾款（发货前付清）' },
  leadDays: { en: 'Production time (business days)', zh: '制作周期（工作日）' },
  quoteButton: { en: 'Review quote', zh: '查看并确认' },

  ticketSubject: { en: 'Please confirm the work order for {number}', zh: '请确认 {number} 的制作工单' },
  ticketTitle: { en: 'Please confirm your work order', zh: '请确认您的制作工单' },
  ticketText: {
    en: 'We’ll make your order exactly as described in the work order. Please check every line, then confirm. We won’t start until you do.',
    zh: '工坊将完全按此工单制作。请逐项核对并确认，确认之前不会开始制作。',
  },
  ticketAgain: { en: 'The work order has changed, so we need you to confirm it again.', zh: '工单内容有修改，需要您重新确认。' },
  ticketButton: { en: 'Review and confirm', zh: '核对并确认' },

  stageSubject: { en: 'Your custom order {number}: {stage}', zh: '您的定制订单 {number}：{stage}' },
  stageTitle: { en: 'An update on your custom order', zh: '您的定制订单有新进展' },
  stageText: { en: 'Your order has reached a new stage: {stage}.', zh: '您的定制订单已进入新阶段：{stage}。' },
  doneSubject: { en: 'Your custom order {number} is finished', zh: '您的定制订单 {number} 已完成' },
  doneTitle: { en: 'Your custom order is finished', zh: '您的定制订单已完成' },
  doneText: { en: 'We’ll ship it soon.', zh: '我们会尽快为您发货。' },
  doneTextDue: { en: 'We’ll ship it as soon as the balance of {balance} is paid.', zh: '尾款 {balance} 付清后立即发货。' },
  declinedSubject: { en: 'We can’t fulfill your custom request {number}', zh: '很抱歉，您的定制需求 {number} 无法制作' },
  declinedTitle: { en: 'We’re sorry, we can’t make this one', zh: '很抱歉，这一款我们无法制作' },

  newSubject: { en: 'New custom request {number}: {name}', zh: '新定制需求 {number}：{name}' },
  newTitle: { en: 'New custom request', zh: '收到新的定制需求' },
  replySubject: { en: 'Request {number}: new message from {name}', zh: '定制需求 {number}：{name} 有新留言' },
  replyTitle: { en: 'New message from the customer', zh: '顾客有新留言' },
  agreedSubject: { en: 'Request {number}: {name} accepted the quote', zh: '定制需求 {number}：{name} 已接受报价' },
  agreedTitle: { en: 'The customer accepted the quote', zh: '顾客已接受报价' },
  confirmedSubject: { en: 'Request {number}: {name} confirmed the work order', zh: '定制需求 {number}：{name} 已确认工单' },
  confirmedTitle: { en: 'The customer confirmed the work order', zh: '顾客已确认工单' },
  from: { en: 'From', zh: '来自' },
  kind: { en: 'Type', zh: '类型' },
  toOffice: { en: 'View request', zh: '查看需求' },
});
