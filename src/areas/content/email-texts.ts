import { texts } from '#kernel/texts.ts';

/** Newsletter emails, and the page their links lead to. */
export const newsletterTexts = texts({
  questionSubject: { en: 'Confirm your {shop} newsletter subscription', zh: '请确认订阅 {shop} 的每月资讯' },
  questionTitle: { en: 'Confirm your subscription', zh: '请确认订阅' },
  questionText: {
    en: 'This email address was used to sign up for the monthly {shop} newsletter: new lengths, care tips and price changes. If that was you, confirm below.',
    zh: '有人使用此邮箱订阅了 {shop} 的每月资讯：新增长度、护理心得与价格变化。如果是您本人，请点击下方按钮确认。',
  },
  questionButton: { en: 'Confirm subscription', zh: '确认订阅' },
  questionNot: {
    en: 'Didn’t sign up? You can ignore this email. We won’t send anything else unless you confirm.',
    zh: '若非您本人操作，请忽略此邮件；未经确认，我们不会再发送任何内容。',
  },
  welcomeSubject: { en: 'You’re subscribed to the monthly {shop} newsletter', zh: '您已订阅 {shop} 的每月资讯' },
  welcomeTitle: { en: 'Thanks for subscribing', zh: '感谢订阅' },
  welcomeText: {
    en: 'Once a month, we’ll share new arrivals, care tips and price changes. That’s all, and we’ll never share your email address.',
    zh: '我们每月发送一封邮件：新品、护理方法与价格变动。除此之外不打扰，您的邮箱也绝不外泄。',
  },
  welcomeButton: { en: 'Shop now', zh: '去逛逛' },
  whyYou: {
    en: 'You’re receiving this email because you subscribed to the {shop} newsletter.',
    zh: '您收到此邮件，是因为您订阅了 {shop} 的每月资讯。',
  },
  stopLink: { en: 'Unsubscribe', zh: '退订' },

  title: { en: 'Monthly newsletter', zh: '每月资讯' },
  description: {
    en: 'New lengths, care tips and price changes once a month. Unsubscribe with one click.',
    zh: '每月一封资讯邮件：新增长度、护理心得与价格变化，一键退订',
  },
  lead: {
    en: 'New lengths, care tips and price changes. One email a month, and you can unsubscribe with one click.',
    zh: '新增长度、护理心得与价格变化。每月一封，随时一键退订。',
  },
  email: { en: 'Email', zh: '邮箱' },
  join: { en: 'Subscribe', zh: '订阅' },
  joining: { en: 'One moment…', zh: '请稍候…' },
  asked: {
    en: 'Check your inbox and confirm your subscription.',
    zh: '请查收邮件，点击其中的链接即可完成订阅。',
  },
  confirmTitle: { en: 'Subscribe to the monthly newsletter?', zh: '确认订阅每月资讯？' },
  confirm: { en: 'Confirm subscription', zh: '确认订阅' },
  confirmed: { en: 'You’re subscribed. Look for the next newsletter in your inbox.', zh: '订阅成功，下一期资讯会发送到您的邮箱。' },
  stopTitle: { en: 'Unsubscribe from these emails?', zh: '不再接收此类邮件？' },
  stopLead: { en: 'You’ll still get emails about your orders and your account.', zh: '与订单和账户有关的邮件仍会照常发送。' },
  stop: { en: 'Unsubscribe', zh: '退订' },
  stopped: { en: 'You’re unsubscribed. You won’t get these emails anymore.', zh: '已退订，我们不会再发送此类邮件。' },
  badLink: { en: 'This link is incomplete or has been replaced by a newer one.', zh: '此链接不完整，或已被新的链接取代。' },
  toShop: { en: 'Go to shop', zh: '返回商店' },
});
