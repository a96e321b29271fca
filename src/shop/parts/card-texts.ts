import { texts } from '#kernel/texts.ts';

/** Separate from the lists' texts: the home page and product pages have cards and no list. */
export const cardTexts = texts({
  price: { en: 'Price', zh: '价格' },
  was: { en: 'was', zh: '原价' },
  lessPercent: { en: '−{percent}%', zh: '−{percent}%' },
  inchRange: { en: '{from}–{to} in', zh: '{from}–{to} 英寸' },
  inches: { en: '{inches}"', zh: '{inches} 英寸' },
  colourCount: { en: '{count} colors', zh: '{count} 种颜色' },
  oneColour: { en: '1 color', zh: '1 种颜色' },
  ratingOf: { en: '{score} out of 5, {count} {count:review|reviews}', zh: '{score} 分（满分 5 分），{count} 条评价' },
  madeToOrder: { en: 'Made to order', zh: '接单定制' },
  soldOut: { en: 'Sold out', zh: '已售罄' },
  isNew: { en: 'New', zh: '新品' },
  addToCart: { en: 'Add to cart: {name}', zh: '加入购物车：{name}' },
});
