import { texts } from '#kernel/texts.ts';

/** Why a coupon gives no discount, by the rule's names. */
export const couponTexts = texts({
  unknown: { en: 'We do not know this coupon', zh: '优惠码不存在' },
  notYet: { en: 'This coupon cannot be used yet', zh: '该优惠码尚未生效' },
  over: { en: 'This coupon has run out', zh: '该优惠码已过期' },
  usedUp: { en: 'This coupon is used up', zh: '该优惠码已被领完' },
  signIn: {
    en: 'Sign in to use this coupon, or enter it again once we know your e-mail address',
    zh: '请登录后使用该优惠码，或在填写邮箱后再次输入',
  },
  firstOnly: { en: 'This coupon is for a first order', zh: '该优惠码仅限首单使用' },
  usedBefore: { en: 'You have used this coupon before', zh: '您已使用过该优惠码' },
  otherGoods: { en: 'This coupon is not for the goods in your cart', zh: '该优惠码不适用于购物车中的商品' },
  minimum: { en: 'Add goods for {missing} more to use this coupon', zh: '再买 {missing} 即可使用该优惠码' },
  tooMany: { en: 'Too many tries, please wait a moment', zh: '尝试次数过多，请稍候再试' },
});
