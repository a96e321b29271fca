import { texts } from '#kernel/texts.ts';

export const quantityTierTexts = texts({
  step: { en: '{count}+ items: {percent}% off', zh: '{count} 件起优惠 {percent}%' },
  comma: { en: ', ', zh: '，' },
  forAll: { en: '{steps}. Mix and match in one order.', zh: '{steps}，整单可混搭。' },
  forBusiness: { en: 'For business: {steps}. Mix and match in one order.', zh: '商业账户：{steps}，整单可混搭。' },
  apply: { en: 'Apply for a business account', zh: '申请商业账户' },
});
