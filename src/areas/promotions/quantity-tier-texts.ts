import { texts } from '#kernel/texts.ts';

export const quantityTierTexts = texts({
  step: { en: '{count}+ pieces −{percent}%', zh: '{count} 件起 −{percent}%' },
  comma: { en: ', ', zh: '，' },
  forAll: { en: '{steps}, mixed in one order.', zh: '{steps}，整单可混搭。' },
  forBusiness: { en: 'For business: {steps}, mixed in one order.', zh: '商业账户：{steps}，整单可混搭。' },
  apply: { en: 'Business account', zh: '申请商业账户' },
});
