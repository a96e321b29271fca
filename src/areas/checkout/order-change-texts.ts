import { texts } from '#kernel/texts.ts';

/** Why a change of an order is refused. */
export const orderChangeErrorTexts = texts({
  nothingLeft: { en: 'Keep at least one item. To end the order, cancel it.', zh: '至少保留一件商品；如需结束订单，请取消订单。' },
  lineSettled: {
    en: 'One of these items has been refunded or packed and can no longer be removed.',
    zh: '其中一行已退款或已打包，不能再移除。',
  },
  goodsGone: { en: 'Some of these products are no longer available.', zh: '部分商品已下架。' },
  nothingChanged: { en: 'No changes were made.', zh: '没有任何改动。' },
});
