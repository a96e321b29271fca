import { texts } from '#kernel/texts.ts';

export const photoRewardEmailTexts = texts({
  subject: { en: 'Thanks for your photo: you’ve earned {amount}', zh: '感谢晒图，{amount} 已存入账户余额' },
  title: { en: 'Thanks for sharing your photo', zh: '感谢您的实拍图' },
  text: {
    en: 'Your review is live, and we’ve added {amount} to your store credit. It will be applied automatically at your next checkout.',
    zh: '您的评价已展示，{amount} 已存入账户余额，下次结账时自动抵扣。',
  },
  order: { en: 'Order number', zh: '订单号' },
  seeCredit: { en: 'View store credit', zh: '查看余额' },
});
