import { texts } from '#kernel/texts.ts';

export const photoRewardEmailTexts = texts({
  subject: { en: '{amount} for your photo, with our thanks', zh: '感谢晒图，{amount} 已转入余额' },
  title: { en: 'Your photo helps others choose', zh: '您的实拍图很有帮助' },
  text: {
    en: 'Your review is shown now. {amount} stand in your store credit and come off the sum at your next checkout; you need not do anything.',
    zh: '您的评价已展示，{amount} 已转入余额，下次结账时自动抵扣，无需操作。',
  },
  order: { en: 'Order', zh: '订单号' },
  seeCredit: { en: 'See your store credit', zh: '查看余额' },
});
