import { texts } from '#kernel/texts.ts';

/** Why a change of an order is refused. */
export const orderChangeErrorTexts = texts({
  nothingLeft: {
    en: 'Keep at least one item. To remove everything, cancel the order.',
    zh: '至少保留一件商品；如需全部移除，请取消订单。',
  },
  lineSettled: {
    en: 'One of these items has already been refunded or packed, so it can’t be removed.',
    zh: '其中一件商品已退款或已打包，不能再移除。',
  },
  linePaidBack: {
    en: 'Part of a price protection refund for these items was issued as store credit or from another order. Refund the items instead.',
    zh: '该商品的价保补偿有一部分退到了账户余额，或是从其他订单的付款中退回的。请改为对该商品退款。',
  },
  goodsGone: { en: 'Some of these products are no longer available.', zh: '部分商品已下架。' },
  nothingChanged: { en: 'No changes were made.', zh: '没有任何改动。' },
});
