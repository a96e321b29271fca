import { texts } from '#kernel/texts.ts';

export const notifyTexts = texts({
  soldOutNow: { en: 'This choice is sold out. We can tell you when it is back.', zh: '此规格已售罄，到货后可邮件通知您。' },
  email: { en: 'E-mail', zh: '邮箱' },
  tellMe: { en: 'Tell me', zh: '到货通知我' },
  tellMeOnce: { en: 'One mail when it is here, nothing else.', zh: '仅在到货时发送一封邮件。' },
  willTell: { en: 'Noted. We write to you when it is back.', zh: '已登记，到货后我们会邮件通知您。' },
});
