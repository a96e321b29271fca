import { texts } from '#kernel/texts.ts';

/** The inquiry form. */
export const inquiryFormTexts = texts({
  name: { en: 'Name', zh: '姓名' },
  email: { en: 'Email', zh: '邮箱' },
  phoneNumber: { en: 'Phone or WhatsApp', zh: '电话或 WhatsApp' },
  optional: { en: 'optional', zh: '选填' },
  message: { en: 'Your question', zh: '您的问题' },
  pictures: { en: 'Photos', zh: '图片' },
  send: { en: 'Send', zh: '发送' },
  sending: { en: 'Sending…', zh: '正在发送…' },
  notSent: { en: 'Couldn’t send.', zh: '发送失败。' },
  stillComing: { en: 'A photo is still uploading. One moment, please.', zh: '图片还在上传，请稍候。' },
  sentTitle: { en: 'Thank you. We’ve received your question.', zh: '谢谢，我们已收到您的问题。' },
  sentText: {
    en: 'Your reference number is {number}. We’ll reply within {hours} business hours, by email and on your conversation page.',
    zh: '编号 {number}。我们会在 {hours} 个工作小时内回复，回复将发送到您的邮箱，也可在对话页查看。',
  },
  toTalk: { en: 'View conversation', zh: '查看对话' },
  trap: { en: 'Leave this field empty', zh: '请勿填写此项' },

  kept: {
    en: 'You’re offline. Your question is saved on this device and will be sent automatically when you’re back online.',
    zh: '当前没有网络。您的提问已保存在本设备上，恢复网络后会自动发送。',
  },
});
