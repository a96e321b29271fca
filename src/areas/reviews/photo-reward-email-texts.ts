import { texts } from '#kernel/texts.ts';

export const photoRewardEmailTexts = texts({
  subject: { en: 'Thanks for your photo! You’ve earned {amount}', zh: '感谢晒图，{amount} 已转入余额' },
  title: { en: 'Your photo helps others choose', zh: '您的实拍图很有帮助' },
  text: {
    en: 'Your review is now live. We’ve added {amount} to your store credit. It will be applied automatically at your next checkout.',
    zh: '您的评价已展示，{amount} 已转入余额，下次结账时自动抵扣，无需操作。',
  },
  order: { en: 'Sort order', zh: '订单号' },
  seeCredit: { en: 'View store credit', zh: '查看余额' },
});
