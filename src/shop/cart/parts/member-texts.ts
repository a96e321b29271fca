import { texts } from '#kernel/texts.ts';

/** Loaded for members only, and by wish list buttons. */
export const memberCartTexts = texts({
  notReached: {
    en: 'The shop cannot be reached right now. Please try again in a moment.',
    zh: '暂时无法连接商店，请稍后再试。',
  },
  pleaseLogin: { en: 'Please login', zh: '请先登录' },
  signIn: { en: 'Sign in', zh: '登录' },

  // Changes since it was added
  several: { en: '{count} things in your cart have changed', zh: '购物车中有 {count} 处变化' },
  price: { en: '{name} now costs {now}; it was {was}', zh: '{name} 现价 {now}，加入时 {was}' },
  fewer: { en: '{name}: {now} left, you wanted {was}', zh: '{name} 现仅剩 {now} 件，您选了 {was} 件' },
  soldOut: { en: '{name} is sold out', zh: '{name} 已售罄' },
  gone: { en: '{name} is no longer offered and was left out', zh: '{name} 已下架，未加入购物车' },
  goneUnnamed: { en: 'A piece that is no longer offered was left out', zh: '有一件商品已下架，未加入购物车' },
  full: {
    en: '{name}: not all fit in. A cart holds 100 different pieces, 999 of each',
    zh: '{name} 未能全部加入：购物车最多 100 种商品，每种 999 件',
  },
});
