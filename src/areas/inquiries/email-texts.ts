import { texts } from '#kernel/texts.ts';

export const inquiryEmailTexts = texts({
  receivedSubject: { en: 'We’ve received your message {number}', zh: '我们已收到您的咨询 {number}' },
  receivedTitle: { en: 'Thank you, {name}. We’ve received your message', zh: '{name}，您好！您的咨询已收到' },
  receivedText: {
    en: 'We’ll read it and reply to this email address within {hours} business hours.',
    zh: '我们的顾问会在 {hours} 个工作小时内回复，回复会发送到此邮箱。',
  },
  open: { en: 'Business hours', zh: '营业时间' },
  number: { en: 'Inquiry number', zh: '咨询编号' },
  youAsked: { en: 'Your message', zh: '您的咨询' },
  toTalk: { en: 'View conversation', zh: '查看对话' },
  notYou: {
    en: 'Didn’t send this? Someone may have mistyped their email address. You can ignore this email.',
    zh: '若非您本人提交，可能是他人填错了邮箱，请忽略此邮件。',
  },
  keep: {
    en: 'The link opens the conversation with no sign-in needed, so please don’t share it.',
    zh: '此链接无需登录即可打开对话，请勿转发。',
  },

  answerSubject: { en: 'New reply to your message {number}', zh: '您的咨询 {number} 有新的回复' },
  answerTitle: { en: '{staff} at {shop} replied', zh: '{shop} 的 {staff} 回复了您' },
  answerButton: { en: 'Read and reply', zh: '查看并回复' },
  pictures: { en: 'Our reply includes photos. Open the conversation to see them.', zh: '回复附有图片，请打开对话查看。' },
  ourHouse: { en: 'Our team', zh: '客服' },

  newSubject: { en: 'New inquiry {number}: {name}', zh: '新询盘 {number}：{name}' },
  newTitle: { en: 'New inquiry', zh: '收到新的询盘' },
  replySubject: { en: 'Inquiry {number}: new message from {name}', zh: '询盘 {number}：{name} 有新留言' },
  replyTitle: { en: 'New message from the customer', zh: '顾客有新的留言' },
  from: { en: 'From', zh: '来自' },
  kind: { en: 'Type', zh: '类型' },
  toOffice: { en: 'View inquiry', zh: '前往后台回复' },
});
