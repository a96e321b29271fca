import { texts } from '#kernel/texts.ts';

/** Part of every page: keep it short. */
export const cartTexts = texts({
  added: { en: 'Added', zh: '已加入购物车' },
  seeCart: { en: 'View cart', zh: '查看购物车' },
  onlyLeft: { en: 'Only {count} in stock, already in your cart', zh: '库存 {count} 件已全部在购物车中' },
  full: { en: 'A cart holds up to 100 different items, 999 of each.', zh: '购物车最多 100 种商品，每种 999 件' },
  onePiece: { en: '1 item', zh: '1 件' },
});
