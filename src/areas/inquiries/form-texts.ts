import { texts } from '#kernel/texts.ts';

/** The inquiry form. */
export const inquiryFormTexts = texts({
  name: { en: 'Name', zh: '姓名' },
  email: { en: 'E-mail', zh: '邮箱' },
  phoneNumber: { en: 'Phone or WhatsApp', zh: '电话或 WhatsApp' },
  optional: { en: 'optional', zh: '选填' },
  message: { en: 'Your question', zh: '您的问题' },
  pictures: { en: 'Pictures', zh: '图片' },
  send: { en: 'Send', zh: '发送' },
  sending: { en: 'Sending…', zh: '正在发送…' },
  notSent: { en: 'Not sent.', zh: '未能发送。' },
  stillComing: { en: 'A picture is still on its way. One moment, please.', zh: '图片还在上传，请稍候。' },
  sentTitle: { en: 'Thank you. We have your question.', zh: '谢谢，我们已收到您的问题。' },
  sentText: {
    en: 'Its number is {number}. We answer within {hours} hours while we are open, by e-mail and on its own page.',
    zh: '编号 {number}。我们会在营业时间内 {hours} 小时之内答复，答复将发送到您的邮箱，也可在对话页查看。',
  },
  toTalk: { en: 'Open the conversation', zh: '查看对话' },
  trap: { en: 'Please leave this empty', zh: '请勿填写此项' },

  kept: {
    en: 'You are offline. Your question is kept on this phone and goes out by itself, once, when the line is back.',
    zh: '当前没有网络。您的提问已保存在手机上，恢复网络后会自动发送一次。',
  },
});
