import { texts } from '#kernel/texts.ts';

/** Loaded for members only, and by wish list buttons. */
export const memberCartTexts = texts({
  notReached: {
    en: 'We can’t reach the store right now. Please try again in a moment.',
    zh: '暂时无法连接到商店，请稍后再试。',
  },
  pleaseLogin: { en: 'Please login', zh: '请先登录' },
  signIn: { en: 'Sign in', zh: '登录' },

  // Changes since it was added
  several: { en: '{count} things in your cart have changed', zh: '购物车中有 {count} 处变化' },
  price: { en: '{name} is now {now} (was {was})', zh: '{name} 现价 {now}，加入时 {was}' },
  fewer: { en: '{name}: only {now} left (you wanted {was})', zh: '{name} 现仅剩 {now} 件，您选了 {was} 件' },
  soldOut: { en: '{name} is sold out', zh: '{name} 已售罄' },
  gone: { en: '{name} is no longer available and wasn’t added', zh: '{name} 已下架，未加入购物车' },
  goneUnnamed: { en: 'An item that’s no longer available wasn’t added', zh: '有一件商品已下架，未加入购物车' },
  full: {
    en: '{name}: not everything fit. A cart holds up to 100 different items, 999 of each.',
    zh: '{name} 未能全部加入：购物车最多 100 种商品，每种 999 件',
  },
});
