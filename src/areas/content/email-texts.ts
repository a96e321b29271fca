import { texts } from '#kernel/texts.ts';

/** Newsletter emails, and the page their links lead to. */
export const newsletterTexts = texts({
  questionSubject: { en: 'Do you want the monthly letter of {shop}?', zh: '请确认订阅 {shop} 的每月来信' },
  questionTitle: { en: 'One click, and the letter is yours', zh: '点击确认，即可收到来信' },
  questionText: {
    en: 'Somebody, we think it was you, asked for the monthly letter of {shop} to this mailbox: new lengths, care, and how our prices moved.',
    zh: '有人（应该就是您）用此邮箱订阅了 {shop} 的每月来信：新到长度、护理心得与价格变化。',
  },
  questionButton: { en: 'Yes, send me the letter', zh: '确认订阅' },
  questionNot: {
    en: 'It was not you? Then do nothing: without your yes nothing more is sent.',
    zh: '若非您本人操作，请忽略此邮件；未经确认，我们不会再发送任何内容。',
  },
  welcomeSubject: { en: 'You will get the monthly letter of {shop}', zh: '您已订阅 {shop} 的每月来信' },
  welcomeTitle: { en: 'Thank you, the letter is on its list', zh: '感谢订阅' },
  welcomeText: {
    en: 'Once a month we write what came in new, how to care for it, and which prices moved. Nothing else, and your address goes to nobody.',
    zh: '我们每月来信一次：新品、护理方法与价格变动。除此之外不打扰，您的邮箱也绝不外泄。',
  },
  welcomeButton: { en: 'Look around the shop', zh: '去逛逛' },
  whyYou: { en: 'You get this letter because you asked {shop} for it.', zh: '您收到此邮件，是因为您订阅了 {shop} 的来信。' },
  stopLink: { en: 'Stop the letter', zh: '退订' },

  title: { en: 'The monthly letter', zh: '每月来信' },
  description: {
    en: 'One letter a month: new lengths, care, and how our prices moved. Stops with one click',
    zh: '每月一封来信：新到长度、护理心得与价格变化，一键退订',
  },
  lead: {
    en: 'New lengths, care, and how our prices moved. One letter a month, and one click ends it.',
    zh: '新到长度、护理心得与价格变化。每月一封，随时一键退订。',
  },
  email: { en: 'E-mail', zh: '邮箱' },
  join: { en: 'Get the letter', zh: '订阅来信' },
  joining: { en: 'One moment…', zh: '请稍候…' },
  asked: {
    en: 'Please look into your mailbox: one click there, and the letter is yours.',
    zh: '请查收邮件，点击其中的链接即可完成订阅。',
  },
  confirmTitle: { en: 'Do you want the monthly letter?', zh: '确认订阅每月来信？' },
  confirm: { en: 'Yes, send it', zh: '确认订阅' },
  confirmed: { en: 'Done. The next letter comes to you.', zh: '订阅成功，下一封来信会送到您的邮箱。' },
  stopTitle: { en: 'Stop these letters?', zh: '不再接收此类来信？' },
  stopLead: { en: 'Mails about your orders and your account still come.', zh: '与订单和账户有关的邮件仍会照常发送。' },
  stop: { en: 'Stop the letter', zh: '退订' },
  stopped: { en: 'Done. No more letters come.', zh: '已退订，我们不会再寄送来信。' },
  badLink: {
    en: 'This link is not complete, or it was replaced by a newer one.',
    zh: '此链接不完整，或已被新的链接取代。',
  },
  toShop: { en: 'To the shop', zh: '返回商店' },
});
