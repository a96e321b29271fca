import { texts } from '#kernel/texts.ts';

export const inquiryEmailTexts = texts({
  receivedSubject: { en: 'We have your message {number}', zh: '我们已收到您的咨询 {number}' },
  receivedTitle: { en: 'Thank you, {name}. We have your message', zh: '{name}，您好！您的咨询已收到' },
  receivedText: {
    en: 'Somebody of our house reads it and answers within {hours} hours while we are open. The answer comes to this mailbox.',
    zh: '我们的顾问会在营业时间内 {hours} 小时之内答复，答复会发送到此邮箱。',
  },
  open: { en: 'We are open', zh: '营业时间' },
  number: { en: 'Number', zh: '编号' },
  youAsked: { en: 'You asked', zh: '您的咨询' },
  toTalk: { en: 'Open the conversation', zh: '查看对话' },
  notYou: {
    en: 'It was not you? Then somebody mistyped an address, and you need do nothing.',
    zh: '若非您本人提交，可能是他人填错了邮箱，请忽略此邮件。',
  },
  keep: {
    en: 'The link opens the conversation without a login, so please do not pass it on.',
    zh: '此链接无需登录即可打开对话，请勿转发。',
  },

  answerSubject: { en: 'Our answer to {number}', zh: '关于 {number} 的答复' },
  answerTitle: { en: '{staff} of {shop} answers you', zh: '{shop} 的 {staff} 答复了您' },
  answerButton: { en: 'Read and reply', zh: '查看并回复' },
  pictures: { en: 'There are pictures with it: open the conversation to see them.', zh: '答复附有图片，请打开对话查看。' },
  ourHouse: { en: 'Our house', zh: '客服' },

  newSubject: { en: 'Inquiry {number}: {name}', zh: '新询盘 {number}：{name}' },
  newTitle: { en: 'Somebody asks', zh: '收到新的询盘' },
  replySubject: { en: 'Inquiry {number}: {name} wrote again', zh: '询盘 {number}：{name} 有新留言' },
  replyTitle: { en: 'The asker wrote again', zh: '客户有新的留言' },
  from: { en: 'From', zh: '来自' },
  kind: { en: 'About', zh: '类型' },
  toOffice: { en: 'Answer in the office', zh: '前往后台答复' },
});
