import { texts } from '#kernel/texts.ts';

/** The conversation as the asker sees it. */
export const inquiryTexts = texts({
  watchFilm: { en: 'Watch the film', zh: '观看视频' },
  seeOnVideo: { en: 'See it on video', zh: '视频看发' },
  title: { en: 'Inquiries', zh: '我的咨询' },
  lead: { en: 'What you asked us, and what we said.', zh: '您的提问与我们的答复。' },
  talkTitle: { en: 'Inquiry {number}', zh: '咨询 {number}' },
  pages: { en: 'Pages of this list', zh: '列表分页' },
  previous: { en: 'Previous', zh: '上一页' },
  next: { en: 'Next', zh: '下一页' },
  back: { en: 'All inquiries', zh: '全部咨询' },

  received: { en: 'We have it', zh: '已收到' },
  thinking: { en: 'We are on it', zh: '处理中' },
  answered: { en: 'Answered', zh: '已答复' },
  priced: { en: 'Price sent', zh: '已报价' },
  closed: { en: 'Closed', zh: '已结束' },
  newAnswer: { en: 'New answer', zh: '新答复' },
  newAnswers: { en: '{count} new answers', zh: '{count} 条新答复' },
  items: { en: '{count} goods', zh: '{count} 款商品' },
  oneItem: { en: '1 product', zh: '1 款商品' },

  emptyTitle: { en: 'You have asked us nothing yet.', zh: '您还没有咨询过。' },
  emptyText: {
    en: 'A price for many pieces, a colour beside your own hair, which cap fits, when a length is back: ask, and the answer stands here.',
    zh: '批量价格、发色比对、帽围选择、长度补货时间……尽管问，答复都会保存在这里。',
  },
  emptyPage: { en: 'This page of the list is empty.', zh: '此页没有内容。' },
  toList: { en: 'To the first page', zh: '返回第一页' },
  ask: { en: 'Ask us something', zh: '我要咨询' },
  browse: { en: 'Look around', zh: '去逛逛' },

  conversation: { en: 'The conversation', zh: '对话' },
  you: { en: 'You', zh: '我' },
  house: { en: 'Our house', zh: '客服' },
  of: { en: '{name}, our house', zh: '客服 {name}' },
  isNew: { en: 'New', zh: '新' },
  picture: { en: 'Picture {place}', zh: '图片 {place}' },
  largePicture: { en: 'Picture {place}, enlarged', zh: '图片 {place}（放大）' },
  openPicture: { en: 'Enlarge picture {place}', zh: '放大图片 {place}' },
  close: { en: 'Close', zh: '关闭' },

  aboutGoods: { en: 'You asked about', zh: '咨询的商品' },
  pieces: { en: '{count} pieces', zh: '{count} 件' },
  onePiece: { en: '1 piece', zh: '1 件' },
  today: { en: '{price} each today', zh: '今日单价 {price}' },
  gone: { en: 'No longer offered', zh: '已下架' },
  soldOut: { en: 'Sold out', zh: '已售罄' },

  reply: { en: 'Your reply', zh: '回复' },
  replyHint: { en: 'Write to us', zh: '请输入内容' },
  send: { en: 'Send', zh: '发送' },
  sending: { en: 'Sending…', zh: '正在发送…' },
  sent: { en: 'Sent. We answer within {hours} hours while we are open.', zh: '已发送，营业时间内 {hours} 小时之内答复。' },
  notSent: { en: 'Not sent.', zh: '未能发送。' },
  pictures: { en: 'Pictures', zh: '图片' },
  addPictures: { en: 'Add pictures', zh: '添加图片' },
  closedNote: { en: 'This conversation is closed. If you write again, it opens anew.', zh: '此对话已结束。再次留言将重新开启。' },

  settle: { en: 'That helped, close it', zh: '问题已解决，结束对话' },
  settled: { en: 'Closed. Thank you.', zh: '对话已结束，谢谢。' },
  remove: { en: 'Delete', zh: '删除' },
  removeAsk: { en: 'Take this conversation out of your list? It cannot be brought back.', zh: '确定从列表中删除此对话？删除后无法恢复。' },
  removeYes: { en: 'Delete the conversation', zh: '确认删除' },
  removed: { en: 'The conversation is deleted.', zh: '对话已删除。' },
  number: { en: 'Number', zh: '编号' },
  askedOn: { en: 'Asked', zh: '提问时间' },
  state: { en: 'State', zh: '状态' },
  answerTo: { en: 'Answers go to', zh: '答复发送至' },
});

/** The page after asking, which is also a visitor's conversation. */
export const succeedTexts = texts({
  askTitle: { en: 'Ask us', zh: '咨询我们' },
  askLead: {
    en: 'Lengths, colours, caps, prices for many pieces, an order on its way: somebody of our house reads it and answers.',
    zh: '长度、发色、帽围、批量价格、订单进度……我们的顾问会认真阅读并答复。',
  },
  title: { en: 'We have your message', zh: '我们已收到您的咨询' },
  talkTitle: { en: 'Your conversation with us', zh: '您与我们的对话' },
  description: {
    en: 'Your question has arrived; the answer comes by e-mail and stands here',
    zh: '您的咨询已送达，答复将通过邮件发送并显示在此页',
  },
  number: { en: 'Its number is {number}.', zh: '编号：{number}' },
  nextTitle: { en: 'What happens next', zh: '接下来' },
  nextRead: { en: 'Somebody of our house reads it, no machine.', zh: '由真人顾问阅读，并非机器人。' },
  nextAnswer: { en: 'You have an answer within {hours} hours while we are open: {open}.', zh: '营业时间内 {hours} 小时之内答复：{open}。' },
  nextAnswerPlain: { en: 'You have an answer within {hours} hours while we are open.', zh: '营业时间内 {hours} 小时之内答复。' },
  nextMail: {
    en: 'It comes to {email} and stands on this page, where you can write again.',
    zh: '答复发送至 {email}，也会显示在此页，您可随时继续留言。',
  },
  nextOwn: {
    en: 'It comes by e-mail and stands among your inquiries, where you can write again.',
    zh: '答复会发送到您的邮箱，也可在“我的咨询”中查看和回复。',
  },
  nextLink: {
    en: 'It comes by e-mail; the link in our letter opens the conversation, where you can write again.',
    zh: '答复会发送到您的邮箱，邮件中的链接可打开对话，您可随时继续留言。',
  },
  keep: {
    en: 'Keep this page’s address or the link in our letter: it opens the conversation without a login.',
    zh: '请保存此页地址或邮件中的链接，无需登录即可打开对话。',
  },
  toTalk: { en: 'Open the conversation', zh: '查看对话' },
  toShop: { en: 'Back to the shop', zh: '返回商店' },
  lostTitle: { en: 'This conversation cannot be opened so', zh: '无法打开此对话' },
  lostText: {
    en: 'The link is not complete, or the question was asked from an account. Use the link in our letter, or sign in.',
    zh: '链接不完整，或此咨询由账户提交。请使用邮件中的链接，或登录后查看。',
  },
  login: { en: 'Please login', zh: '请登录' },
});
