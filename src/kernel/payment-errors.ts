export const paymentErrors = {
  cartEmpty: { code: 80170, status: 400, text: { en: 'Shopping cart empty.', zh: '购物车为空。' } },
  receiverEmpty: { code: 80171, status: 400, text: { en: 'Receiver information empty', zh: '收货信息为空' } },
  providerAway: {
    code: 80172,
    status: 503,
    text: { en: 'The payment service isn’t responding. Please try again.', zh: '支付服务暂无响应，请稍后再试' },
  },
  notCancellable: { code: 80173, status: 409, text: { en: 'This order can no longer be canceled', zh: '该订单已无法取消' } },
  notPayable: { code: 80174, status: 409, text: { en: 'There’s nothing to pay on this order', zh: '该订单无需付款' } },
  refundTooMuch: { code: 80175, status: 409, text: { en: 'You can refund up to {most}', zh: '最多可退 {most}' } },
  refundRefused: {
    code: 80176,
    status: 409,
    text: { en: 'The payment provider declined the refund: {reason}', zh: '支付平台拒绝退款：{reason}' },
  },
  orderChanged: {
    code: 80620,
    status: 409,
    text: {
      en: 'This order has changed since you opened it. Reload the page and try again.',
      zh: '您打开页面后订单已变更，请刷新后重试。',
    },
  },
  refundNothing: {
    code: 80621,
    status: 400,
    text: { en: 'Choose what to refund: items, an amount, or the full remaining balance', zh: '请选择退款内容：商品、金额或全部余额' },
  },
  refundUnpaid: {
    code: 80629,
    status: 409,
    text: { en: 'This order hasn’t been paid yet. Cancel it instead.', zh: '该订单尚未付款，请改为取消订单。' },
  },
  refundLineUnknown: { code: 80622, status: 409, text: { en: 'Item {line} isn’t part of this order', zh: '该订单没有明细 {line}' } },
  refundPiecesTooMany: {
    code: 80623,
    status: 409,
    text: { en: 'Only {left} of {name} can still be refunded', zh: '{name} 仅剩 {left} 件可退款' },
  },
  refundShippingTooMuch: {
    code: 80624,
    status: 409,
    text: { en: 'Up to {most} of the shipping fee can still be refunded', zh: '运费最多可退 {most}' },
  },
  refundRequestReused: {
    code: 80625,
    status: 409,
    text: { en: 'This request ID has already been used for a different refund', zh: '该请求编号已用于另一笔退款' },
  },
  refundUnconfirmed: {
    code: 80638,
    status: 409,
    text: { en: 'Confirm the refund of {amount} before it’s issued', zh: '请先确认退款 {amount}' },
  },
  refundFormIncomplete: {
    code: 80626,
    status: 400,
    text: { en: 'This refund form is incomplete. Reload the page and try again.', zh: '退款表单不完整，请刷新页面后重试。' },
  },
  refundNotByHand: {
    code: 80640,
    status: 409,
    text: {
      en: 'This refund isn’t waiting to be paid manually. Reload the page to see its status.',
      zh: '该退款无需人工支付，请刷新页面查看状态。',
    },
  },
  paymentRefused: {
    code: 80177,
    status: 409,
    text: { en: 'The payment was declined. Please choose another way to pay.', zh: '付款被拒绝，请更换付款方式' },
  },
  goodsGone: { code: 80178, status: 409, text: { en: '{name} is no longer available', zh: '{name} 已下架' } },
  notFromProvider: { code: 80179, status: 400, text: { en: 'This didn’t come from the payment provider', zh: '此消息并非来自支付平台' } },
  trackingNumberUsed: {
    code: 80633,
    status: 409,
    text: { en: 'Tracking number {number} belongs to another shipment', zh: '运单号 {number} 已用于其他包裹' },
  },
} as const;
