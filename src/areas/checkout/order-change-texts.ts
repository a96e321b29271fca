import { texts } from '#kernel/texts.ts';

/** Why a change of an order is refused. */
export const orderChangeErrorTexts = texts({
  nothingLeft: { en: 'At least one piece must stay; to end the order, cancel it.', zh: '至少保留一件商品；如需结束订单，请取消订单。' },
  lineSettled: {
    en: 'Money went back for one of these lines, or it is packed; it can no longer be taken away.',
    zh: '其中一行已退款或已打包，不能再移除。',
  },
  linePaidBack: {
    en: 'Part of a price-protection refund for these items went back as store credit, or from another order. Refund the items instead.',
    zh: '该商品的价保退款有一部分退为客户余额，或由其他订单退回，请改用商品退款。',
  },
  goodsGone: { en: 'Some of these goods are no longer offered.', zh: '部分商品已下架。' },
  nothingChanged: { en: 'Nothing was changed.', zh: '没有任何改动。' },
});
