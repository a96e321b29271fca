import { texts } from '#kernel/texts.ts';

/** Email preferences: in the account, and behind an unsubscribe link. */
export const mailTexts = texts({
  title: { en: 'Letters', zh: '邮件偏好' },
  description: { en: 'Choose which letters you get; each stops with one click', zh: '选择接收哪些邮件，每种都可一键停止' },
  lead: {
    en: 'Mails about your orders and your account always come. These come only if you say yes, at most one of a kind in a week.',
    zh: '与订单和账户有关的邮件会照常发送。以下邮件仅在您同意后发送，每种每周最多一封。',
  },
  cart: { en: 'Remind me of a cart I left', zh: '提醒我未结算的购物车' },
  cartNote: { en: 'Once, a day after you left it', zh: '离开一天后提醒一次' },
  price_drop: { en: 'Tell me when something on my wishlist costs less', zh: '心愿单商品降价时通知我' },
  price_dropNote: { en: 'All that fell, in one letter', zh: '降价商品汇总在一封邮件里' },
  save: { en: 'Keep these choices', zh: '更新偏好' },
  saved: { en: 'Saved.', zh: '已保存。' },
  stopTitle: { en: 'No more of these letters?', zh: '不再接收此类邮件？' },
  stop_cart: { en: 'We will no longer remind you of a cart you left.', zh: '我们将不再提醒您未结算的购物车。' },
  stop_price_drop: {
    en: 'We will no longer write when something you wished for costs less.',
    zh: '您想要的商品降价时，我们将不再发送邮件。',
  },
  stopOne: { en: 'Stop these letters', zh: '停止此类邮件' },
  stopAll: { en: 'Stop all such letters', zh: '停止全部此类邮件' },
  stopped: { en: 'Done. No more of these letters come.', zh: '已停止，我们不会再发送此类邮件。' },
  badLink: { en: 'This link is not complete.', zh: '链接不完整。' },
  inAccount: { en: 'Members choose their letters in their account.', zh: '会员可在账户中选择接收的邮件。' },
  toAccount: { en: 'To my account', zh: '前往账户' },
});

/** Footer of marketing emails. */
export const optInEmailTexts = texts({
  why: { en: 'You get this letter because you said yes to it in your account.', zh: '您收到此邮件，是因为您在账户中选择了接收。' },
  whyGuest: { en: 'You get this letter because you ticked it at checkout.', zh: '您收到此邮件，是因为您在结算时勾选了接收。' },
  stop: { en: 'Stop these letters', zh: '停止此类邮件' },
});
