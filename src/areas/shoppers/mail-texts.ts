import { texts } from '#kernel/texts.ts';

/** Email preferences: in the account, and behind an unsubscribe link. */
export const mailTexts = texts({
  title: { en: 'Email preferences', zh: '邮件偏好' },
  description: {
    en: 'Choose which emails you get. You can unsubscribe from any of them with one click.',
    zh: '选择接收哪些邮件，每种都可一键退订',
  },
  lead: {
    en: 'You’ll always get emails about your orders and account. The emails below are sent only if you opt in, at most one of each type per week.',
    zh: '与订单和账户有关的邮件会照常发送。以下邮件仅在您同意后发送，每种每周最多一封。',
  },
  cart: { en: 'Remind me about items left in my cart', zh: '提醒我未结算的购物车' },
  cartNote: { en: 'One reminder, a day after you leave', zh: '离开一天后提醒一次' },
  price_drop: { en: 'Notify me when wishlist items drop in price', zh: '心愿单商品降价时通知我' },
  price_dropNote: { en: 'All price drops in one email', zh: '降价商品汇总在一封邮件里' },
  save: { en: 'Save preferences', zh: '更新偏好' },
  saved: { en: 'Preferences saved.', zh: '已保存。' },
  stopTitle: { en: 'Unsubscribe from these emails?', zh: '不再接收此类邮件？' },
  stop_cart: { en: 'You’ll no longer get reminders about items left in your cart.', zh: '我们将不再提醒您未结算的购物车。' },
  stop_price_drop: { en: 'You’ll no longer get price drop emails.', zh: '我们将不再发送降价提醒邮件。' },
  stopOne: { en: 'Unsubscribe', zh: '退订此类邮件' },
  stopAll: { en: 'Unsubscribe from all of these', zh: '退订全部此类邮件' },
  stopped: { en: 'You’re unsubscribed. We won’t send you these emails anymore.', zh: '已退订，我们不会再发送此类邮件。' },
  badLink: { en: 'This link is incomplete. Open it again from your email.', zh: '链接不完整，请从邮件中重新打开。' },
  inAccount: { en: 'You can manage email preferences in your account.', zh: '登录后可在账户中管理邮件偏好。' },
  toAccount: { en: 'Go to my account', zh: '前往账户' },
});

/** Footer of marketing emails. */
export const optInEmailTexts = texts({
  why: { en: 'You’re receiving this email because you opted in from your account.', zh: '您收到此邮件，是因为您在账户中选择了接收。' },
  whyGuest: { en: 'You’re receiving this email because you opted in at checkout.', zh: '您收到此邮件，是因为您在结算时勾选了接收。' },
  stop: { en: 'Unsubscribe', zh: '退订此类邮件' },
});
