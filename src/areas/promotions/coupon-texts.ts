import { texts } from '#kernel/texts.ts';

/** Why a coupon gives no discount, by the rule's names. */
export const couponTexts = texts({
  unknown: { en: 'That coupon code isn’t valid. Check it and try again.', zh: '优惠码无效，请检查后重试。' },
  notYet: { en: 'This coupon isn’t active yet.', zh: '该优惠码尚未生效。' },
  over: { en: 'This coupon has expired.', zh: '该优惠码已过期。' },
  usedUp: { en: 'This coupon has reached its usage limit.', zh: '该优惠码已达使用上限。' },
  signIn: {
    en: 'Sign in to use this coupon, or enter it again after you add your email.',
    zh: '请登录后使用该优惠码，或在填写邮箱后再次输入。',
  },
  firstOnly: { en: 'This coupon is for first orders only.', zh: '该优惠码仅限首单使用。' },
  usedBefore: { en: 'You’ve already used this coupon.', zh: '您已使用过该优惠码。' },
  otherGoods: { en: 'This coupon doesn’t apply to the items in your cart.', zh: '该优惠码不适用于购物车中的商品。' },
  minimum: { en: 'Add {missing} more to use this coupon.', zh: '再买 {missing} 即可使用该优惠码。' },
  tooMany: { en: 'Too many attempts. Please wait a moment and try again.', zh: '尝试次数过多，请稍候再试。' },
});
