import { texts } from '#kernel/texts.ts';

/** Why an order moved or waits, where the house itself wrote the reason; what stands behind a colon is shown behind the words. */
export const reasonTexts = texts({
  amountDiffers: { en: 'another amount was paid than is due', zh: '实付金额与应付不符' },
  paidAfterCancel: { en: 'paid after it was called off', zh: '取消后收到付款' },
  outOfStock: { en: 'too little on the shelf, SKU no.', zh: '库存不足，SKU 编号' },
  creditGone: { en: 'its store credit was spent elsewhere', zh: '抵扣余额已被使用' },
  partPaid: { en: 'only part of it is paid', zh: '仅支付部分金额' },
  currencyDiffers: { en: 'paid in another currency', zh: '付款币种不符' },
  refundedByProvider: { en: 'given back by the payment provider', zh: '支付平台已退款' },
  refundFailed: { en: 'the provider refused the refund', zh: '支付平台拒绝退款' },
  refundDue: { en: 'the buyer gets a difference back', zh: '应退差价' },
  invoiceCancelled: { en: 'its invoice was called off', zh: '账单已取消' },
  rechecked: { en: 'checked again', zh: '重新核对' },
  byBuyer: { en: 'by the buyer', zh: '买家取消' },
  reported: { en: 'the payment did not go through', zh: '付款未成功' },
  notPaid: { en: 'not paid in time', zh: '逾期未付款' },
  replaced: { en: 'the buyer ordered anew', zh: '买家重新下单' },
  'cancelled by the buyer': { en: 'cancelled by the buyer', zh: '买家取消' },
  return: { en: 'return', zh: '退货' },
  exchange: { en: 'exchange', zh: '换货' },
  'price protection': { en: 'price protection', zh: '价格保护' },
});
