import { texts } from '#kernel/texts.ts';

/** Emails about wish lists and abandoned carts. */
export const cartMailTexts = texts({
  dropSubject: { en: 'Costs less now: {name}', zh: '降价了：{name}' },
  dropTitle: { en: 'Something you wished for costs less', zh: '您的心愿单有商品降价了' },
  dropText: { en: 'Good day, {name}. On your wishlist this fell in price:', zh: '{name}，您好。您心愿单里的以下商品降价了：' },
  dropGuestTitle: { en: 'Something you looked at costs less', zh: '您看过的商品降价了' },
  dropGuestText: { en: 'Good day. Of the pieces in your cart this fell in price:', zh: '您好。您购物车里的以下商品降价了：' },
  wasNow: { en: '{now} instead of {was}', zh: '{now}（原 {was}）' },
  dropButton: { en: 'See it', zh: '去看看' },
  leftSubject: { en: 'Your cart is still here', zh: '您的购物车还在' },
  leftTitle: { en: 'Your cart is still here', zh: '您的购物车还在' },
  leftText: {
    en: 'Good day, {name}. You left these pieces in your cart. They are not held back, and the prices are those of today:',
    zh: '{name}，您好。您的购物车里还有以下商品。商品不作预留，价格以当日为准：',
  },
  leftGuestText: {
    en: 'Good day. You left these pieces in your cart. They are not held back, and the prices are those of today:',
    zh: '您好。您的购物车里还有以下商品。商品不作预留，价格以当日为准：',
  },
  leftLine: { en: '{count} × {price}', zh: '{count} × {price}' },
  leftButton: { en: 'Open the cart', zh: '打开购物车' },
  leftOnce: { en: 'This is the only reminder about this cart.', zh: '关于本次购物车，仅提醒这一次。' },
});
