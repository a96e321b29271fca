import { texts } from '#kernel/texts.ts';

export const walletTexts = texts({
  more: { en: 'More payment options', zh: '更多付款方式' },
  or: { en: 'or pay right here', zh: '或直接在此付款' },
  paypal: { en: 'PayPal', zh: 'PayPal' },
  apple_pay: { en: 'Pay with Apple Pay', zh: '用 Apple Pay 支付' },
  google_pay: { en: 'Pay with Google Pay', zh: '用 Google Pay 支付' },
  failed: {
    en: 'That didn’t work. You haven’t been charged; please try again or use the button above.',
    zh: '操作失败，尚未扣款。请重试，或使用上方的按钮付款。',
  },
  declined: {
    en: 'The payment was declined. You haven’t been charged; please choose another payment method.',
    zh: '付款被拒绝，尚未扣款，请更换付款方式。',
  },
});
