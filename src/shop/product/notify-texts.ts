import { texts } from '#kernel/texts.ts';

export const notifyTexts = texts({
  soldOutNow: { en: 'This option is sold out. We can email you when it’s back.', zh: '此规格已售罄，到货后可邮件通知您。' },
  email: { en: 'Email', zh: '邮箱' },
  tellMe: { en: 'Notify me', zh: '到货通知我' },
  tellMeOnce: { en: 'One email when it’s back, nothing else.', zh: '仅在到货时发送一封邮件。' },
  willTell: { en: 'You’re on the list. We’ll email you when it’s back.', zh: '已登记，到货后我们会邮件通知您。' },
});
