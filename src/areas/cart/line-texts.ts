import { texts } from '#kernel/texts.ts';

/** Why a cart line cannot be bought, as the API says it. */
export const lineTexts = texts({
  goneGoods: { en: 'No longer offered', zh: '该商品已下架' },
  goneEstimate: { en: 'The price of estimate {number} has run out, please ask again', zh: '估价 {number} 已过期，请重新估价' },
  soldOut: { en: 'Sold out', zh: '已售罄' },
  fewer: { en: 'Only {left} left in stock', zh: '库存仅剩 {left} 件' },
});
