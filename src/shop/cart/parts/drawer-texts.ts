import { texts } from '#kernel/texts.ts';

export const drawerTexts = texts({
  title: { en: 'Your cart', zh: '购物车' },
  empty: { en: 'Shopping cart empty.', zh: '购物车为空。' },
  sum: { en: 'Subtotal, before shipping', zh: '商品小计（不含运费）' },
  toCart: { en: 'View cart', zh: '查看购物车' },
  goOn: { en: 'Continue shopping', zh: '继续选购' },
  nothing: { en: '–', zh: '–' },
});
