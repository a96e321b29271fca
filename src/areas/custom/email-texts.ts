import { texts } from '#kernel/texts.ts';

export const requestEmailTexts = texts({
  receivedSubject: { en: 'We have your request {number}', zh: '我们已收到您的定制需求 {number}' },
  receivedTitle: { en: 'Thank you, {name}. We have your request', zh: '{name}，您好！您的定制需求已收到' },
  receivedText: {
    en: 'Somebody who makes hair looks at it and answers within {hours} hours while we are open: with a price, or with a question. Your photos stay private.',
    zh: '我们的制发师会在营业时间内 {hours} 小时之内答复：给出报价，或向您确认细节。您的照片仅供内部查看，不会公开。',
  },
  number: { en: 'Number', zh: '编号' },
  youWrote: { en: 'You wrote', zh: '您的留言' },
  open: { en: 'Open your request', zh: '查看我的需求' },
  keep: { en: 'The link opens the request without a login, so please do not pass it on.', zh: '此链接无需登录即可打开，请勿转发。' },
  notYou: {
    en: 'It was not you? Then somebody mistyped an address, and you need do nothing.',
    zh: '若非您本人提交，可能是他人填错了邮箱，请忽略此邮件。',
  },

  answerSubject: { en: 'Our answer to {number}', zh: '关于 {number} 的答复' },
  answerTitle: { en: 'An answer to your request', zh: '您的定制需求有新的答复' },
  answerButton: { en: 'Read and reply', zh: '查看并回复' },

  quoteSubject: { en: 'Your price for {number}: {price}', zh: '{number} 的报价：{price}' },
  quoteTitle: { en: 'This is what your piece costs', zh: '您的定制报价' },
  quoteText: {
    en: 'A deposit of {deposit} starts the work; the rest of {balance} is due before we send it. Made for you alone, it is a final sale: it cannot come back.',
    zh: '支付定金 {deposit} 后开始制作，尾款 {balance} 于发货前付清。定制商品为您专属制作，不支持退换。',
  },
  price: { en: 'Price, shipping included', zh: '报价（含运费）' },
  deposit: { en: 'Deposit', zh: '定金' },
  balance: { en: 'Balance', zh: '尾款' },
  leadDays: { en: 'Working days', zh: '制作工作日' },
  quoteButton: { en: 'Look at it and decide', zh: '查看并确认' },

  ticketSubject: { en: 'Please confirm the work sheet of {number}', zh: '请确认 {number} 的制作工单' },
  ticketTitle: { en: 'Is this exactly what you want?', zh: '请核对制作工单' },
  ticketText: {
    en: 'The factory works by this sheet and by nothing else. Please read each line and confirm it; before that we do not begin.',
    zh: '工厂仅按此工单制作。请逐项核对并确认，确认之前不会开始制作。',
  },
  ticketAgain: { en: 'Something on it was changed, so we ask once more.', zh: '工单内容有修改，需要您重新确认。' },
  ticketButton: { en: 'Read and confirm', zh: '核对并确认' },

  stageSubject: { en: '{number}: {stage}', zh: '{number}：{stage}' },
  stageTitle: { en: 'Your piece is one step further', zh: '您的定制有新进展' },
  doneSubject: { en: '{number} is finished', zh: '{number} 已完成' },
  doneTitle: { en: 'Your piece is finished', zh: '您的定制已完成' },
  doneText: { en: 'It leaves the house as soon as the balance is paid.', zh: '尾款付清后立即发货。' },
  declinedSubject: { en: 'We cannot make {number}', zh: '关于 {number}：无法制作' },
  declinedTitle: { en: 'We are sorry: we cannot make this one', zh: '很抱歉，这一款我们无法制作' },

  newSubject: { en: 'Request {number}: {name}', zh: '新定制需求 {number}：{name}' },
  newTitle: { en: 'Somebody wants something made', zh: '收到新的定制需求' },
  replySubject: { en: 'Request {number}: {name} wrote again', zh: '定制需求 {number}：{name} 有新留言' },
  replyTitle: { en: 'The buyer wrote again', zh: '客户有新的留言' },
  agreedSubject: { en: 'Request {number}: {name} agreed', zh: '定制需求 {number}：{name} 已确认' },
  agreedTitle: { en: 'The buyer agreed', zh: '客户已确认' },
  from: { en: 'From', zh: '来自' },
  kind: { en: 'About', zh: '类型' },
  toOffice: { en: 'Open in the office', zh: '前往后台处理' },
});
