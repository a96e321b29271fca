import { texts } from '#kernel/texts.ts';

/** Why a cart line cannot be bought, as the API says it. */
export const lineTexts = texts({
  goneGoods: { en: 'No longer available', zh: '该商品已下架' },
  goneEstimate: { en: 'Estimate {number} has expired. Request a new one', zh: '报价单 {number} 已过期，请重新获取报价' },
  soldOut: { en: 'Sold out', zh: '已售罄' },
  fewer: { en: 'Only {left} left in stock', zh: '库存仅剩 {left} 件' },
});
