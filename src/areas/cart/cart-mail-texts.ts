import { texts } from '#kernel/texts.ts';

/** Emails about wish lists and abandoned carts. */
export const cartMailTexts = texts({
  dropSubject: { en: 'Price drop: {name}', zh: '降价了：{name}' },
  dropTitle: { en: 'Price drop on your wishlist', zh: '您的心愿单有商品降价了' },
  dropText: { en: 'Hi {name}, these items on your wishlist now cost less:', zh: '{name}，您好！您心愿单里的以下商品降价了：' },
  dropGuestTitle: { en: 'Price drop on items in your cart', zh: '您购物车里的商品降价了' },
  dropGuestText: { en: 'Hi, these items in your cart now cost less:', zh: '您好！您购物车里的以下商品降价了：' },
  wasNow: { en: '{now} (was {was})', zh: '{now}（降价前 {was}）' },
  dropButton: { en: 'Shop now', zh: '去看看' },
  leftSubject: { en: 'You left something in your cart', zh: '您的购物车里还有商品' },
  leftTitle: { en: 'You left something in your cart', zh: '您的购物车里还有商品' },
  leftText: {
    en: 'Hi {name}, these items are still in your cart, at today’s prices. We can’t reserve them.',
    zh: '{name}，您好！以下商品还在您的购物车里。商品不作预留，价格以当日为准：',
  },
  leftGuestText: {
    en: 'Hi, these items are still in your cart, at today’s prices. We can’t reserve them.',
    zh: '您好！以下商品还在您的购物车里。商品不作预留，价格以当日为准：',
  },
  leftLine: { en: '{count} × {price}', zh: '{count} × {price}' },
  leftButton: { en: 'View cart', zh: '查看购物车' },
  leftOnce: { en: 'This is the only reminder we’ll send about this cart.', zh: '同一购物车，我们只提醒这一次。' },
});
