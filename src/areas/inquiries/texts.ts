import { texts } from '#kernel/texts.ts';

export const inquiryTexts = texts({
  watchFilm: { en: 'Watch the video', zh: '观看视频' },
  seeOnVideo: { en: 'See it on video', zh: '视频看货' },
  title: { en: 'Inquiries', zh: '我的咨询' },
  lead: { en: 'Your questions and our replies.', zh: '您的提问与我们的回复。' },
  talkTitle: { en: 'Inquiry {number}', zh: '咨询 {number}' },
  pages: { en: 'Pages', zh: '分页' },
  previous: { en: 'Previous', zh: '上一页' },
  next: { en: 'Next', zh: '下一页' },
  back: { en: 'All inquiries', zh: '全部咨询' },

  received: { en: 'Received', zh: '已收到' },
  thinking: { en: 'In progress', zh: '处理中' },
  answered: { en: 'Replied', zh: '已回复' },
  priced: { en: 'Quote sent', zh: '已报价' },
  closed: { en: 'Closed', zh: '已结束' },
  newAnswer: { en: 'New reply', zh: '新回复' },
  newAnswers: { en: '{count} new replies', zh: '{count} 条新回复' },
  items: { en: '{count} products', zh: '{count} 款商品' },
  oneItem: { en: '1 product', zh: '1 款商品' },

  emptyTitle: { en: 'No inquiries yet', zh: '还没有咨询' },
  emptyText: {
    en: 'Ask us about bulk pricing, color matching, cap fit or restocks. Our replies will appear here.',
    zh: '批量价格、发色比对、帽围选择、补货时间……欢迎咨询，我们的回复会显示在这里。',
  },
  emptyPage: { en: 'No inquiries on this page', zh: '此页没有咨询' },
  toList: { en: 'Go to first page', zh: '返回第一页' },
  ask: { en: 'Ask a question', zh: '我要咨询' },
  browse: { en: 'Browse the shop', zh: '去逛逛' },

  conversation: { en: 'Conversation', zh: '对话' },
  you: { en: 'You', zh: '我' },
  house: { en: 'Our team', zh: '客服' },
  of: { en: '{name} from our team', zh: '客服 {name}' },
  isNew: { en: 'New', zh: '新' },
  picture: { en: 'Photo {place}', zh: '图片 {place}' },
  largePicture: { en: 'Photo {place}, enlarged', zh: '图片 {place}（放大）' },
  openPicture: { en: 'Enlarge photo {place}', zh: '放大图片 {place}' },
  close: { en: 'Close', zh: '关闭' },

  aboutGoods: { en: 'You asked about', zh: '咨询的商品' },
  pieces: { en: '{count} items', zh: '{count} 件' },
  onePiece: { en: '1 item', zh: '1 件' },
  today: { en: '{price} each today', zh: '今日单价 {price}' },
  gone: { en: 'No longer available', zh: '已下架' },
  soldOut: { en: 'Sold out', zh: '已售罄' },

  reply: { en: 'Your reply', zh: '回复' },
  replyHint: { en: 'Write a message', zh: '请输入内容' },
  send: { en: 'Send', zh: '发送' },
  sending: { en: 'Sending…', zh: '正在发送…' },
  sent: { en: 'Sent. We’ll reply within {hours} business hours.', zh: '已发送，我们会在 {hours} 个工作小时内回复。' },
  notSent: { en: 'Couldn’t send.', zh: '发送失败。' },
  pictures: { en: 'Photos', zh: '图片' },
  addPictures: { en: 'Add photos', zh: '添加图片' },
  closedNote: { en: 'This conversation is closed. Send a new message to reopen it.', zh: '此对话已结束。再次留言将重新开启。' },

  settle: { en: 'Mark as resolved', zh: '问题已解决，结束对话' },
  settled: { en: 'Conversation closed. Thank you.', zh: '对话已结束，谢谢。' },
  remove: { en: 'Delete', zh: '删除' },
  removeAsk: { en: 'Delete this conversation from your list? This can’t be undone.', zh: '确定从列表中删除此对话？删除后无法恢复。' },
  removeYes: { en: 'Delete conversation', zh: '确认删除' },
  removed: { en: 'Conversation deleted.', zh: '对话已删除。' },
  number: { en: 'Number', zh: '编号' },
  askedOn: { en: 'Submitted', zh: '提问时间' },
  state: { en: 'Status', zh: '状态' },
  answerTo: { en: 'Replies sent to', zh: '回复发送至' },
});

/** The confirmation page, which is also a guest's conversation. */
export const succeedTexts = texts({
  askTitle: { en: 'Contact us', zh: '咨询我们' },
  askLead: {
    en: 'Questions about lengths, colors, caps, bulk pricing or an order? Our team is here to help.',
    zh: '长度、发色、帽围、批量价格、订单进度……我们随时为您解答。',
  },
  title: { en: 'We’ve received your message', zh: '我们已收到您的咨询' },
  talkTitle: { en: 'Your conversation with us', zh: '咨询记录' },
  description: {
    en: 'We’ve received your question. Our reply will come by email and appear here',
    zh: '您的咨询已送达，回复将通过邮件发送并显示在此页',
  },
  number: { en: 'Your reference number is {number}.', zh: '编号：{number}' },
  nextTitle: { en: 'What happens next', zh: '接下来' },
  nextRead: { en: 'A real person reads it, not a bot.', zh: '由真人顾问处理，不是机器人。' },
  nextAnswer: {
    en: 'You’ll get a reply within {hours} hours during our business hours: {open}.',
    zh: '我们会在 {hours} 个工作小时内回复（营业时间：{open}）。',
  },
  nextAnswerPlain: { en: 'You’ll get a reply within {hours} business hours.', zh: '我们会在 {hours} 个工作小时内回复。' },
  nextMail: {
    en: 'We’ll send it to {email} and post it on this page, where you can reply.',
    zh: '回复发送至 {email}，也会显示在此页，您可随时继续留言。',
  },
  nextOwn: {
    en: 'We’ll email it to you and add it to your inquiries, where you can reply.',
    zh: '回复会发送到您的邮箱，也可在“我的咨询”中查看和回复。',
  },
  nextLink: {
    en: 'We’ll email it to you. The link in our email opens the conversation, where you can reply.',
    zh: '回复会发送到您的邮箱，邮件中的链接可打开对话，您可随时继续留言。',
  },
  keep: {
    en: 'Bookmark this page or keep our email. Either one opens the conversation with no sign-in needed.',
    zh: '请收藏此页或保留我们的邮件，无需登录即可打开对话。',
  },
  toTalk: { en: 'View conversation', zh: '查看对话' },
  toShop: { en: 'Continue shopping', zh: '继续购物' },
  lostTitle: { en: 'We can’t open this conversation', zh: '无法打开此对话' },
  lostText: {
    en: 'The link is incomplete, or the question was sent from an account. Use the link in our email, or sign in.',
    zh: '链接不完整，或此咨询是登录账户后提交的。请使用邮件中的链接，或登录后查看。',
  },
  login: { en: 'Please login', zh: '请登录' },
});
