import { texts } from '#kernel/texts.ts';

export const orderLetterTexts = texts({
  placedTitle: { en: 'We have your order {number}', zh: '我们已收到您的订单 {number}' },
  placedText: {
    en: 'Thank you. There is nothing to pay; we look at your order and write to you.',
    zh: '感谢您的订购。本单无需付款，我们会尽快确认并与您联系。',
  },
  paidTitle: { en: 'Paid: your order {number}', zh: '付款成功：您的订单 {number}' },
  paidText: {
    en: 'Thank you. Your payment has arrived and your goods are set aside for you.',
    zh: '感谢您的购买。款项已到账，商品已为您留好。',
  },
  attentionTitle: { en: 'Your payment for order {number} has arrived', zh: '您的订单 {number} 款项已到账' },
  attentionText: {
    en: 'Thank you. Your payment has arrived. Something about this order needs a person: we look at it and write to you soon.',
    zh: '感谢您的购买，款项已到账。本单需要人工核对，我们会尽快与您联系。',
  },
  cancelledTitle: { en: 'Your order {number} was cancelled', zh: '您的订单 {number} 已取消' },
  cancelledText: {
    en: 'Your order was cancelled. If you had paid, your money goes back the way it came.',
    zh: '您的订单已取消。如已付款，款项将原路退回。',
  },
  refundedTitle: { en: 'Money back for your order {number}', zh: '您的订单 {number} 已退款' },
  refundedText: {
    en: 'We have sent money back the way it came. It can take a few days until you see it.',
    zh: '款项已原路退回，到账可能需要几天时间。',
  },
  copyTitle: { en: 'Your order {number}', zh: '您的订单 {number}' },
  copyText: { en: 'Here is your order once more, as you asked.', zh: '按您的要求，再次为您发送订单内容。' },
  items: { en: 'Items', zh: '商品' },
  shipping: { en: 'Shipping', zh: '运费' },
  handling: { en: 'Handling', zh: '手续费' },
  tax: { en: 'Tax', zh: '税费' },
  discount: { en: 'Discount', zh: '优惠' },
  total: { en: 'Total', zh: '合计' },
  look: { en: 'Look at your order', zh: '查看订单' },
});
