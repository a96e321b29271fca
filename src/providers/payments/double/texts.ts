import { texts } from '#kernel/texts.ts';

/** The double's approval page. */
export const approvalTexts = texts({
  title: { en: 'Test payment', zh: '测试付款' },
  testMode: { en: 'Test mode: no real charges', zh: '测试模式：不会产生真实扣款' },
  explain: {
    en: 'This page stands in for PayPal. Choose what the payer does, and the store continues from there.',
    zh: '此页面代替 PayPal。请选择付款人的操作，商店会据此继续。',
  },
  payTo: { en: 'Pay to', zh: '收款方' },
  invoice: { en: 'Invoice', zh: '账单编号' },
  shipTo: { en: 'Ship to', zh: '收货地址' },
  items: { en: 'Items', zh: '商品' },
  shipping: { en: 'Shipping', zh: '运费' },
  handling: { en: 'Handling', zh: '处理费' },
  tax: { en: 'Tax', zh: '税费' },
  discount: { en: 'Discount', zh: '优惠' },
  total: { en: 'Total', zh: '合计' },
  pay: { en: 'Pay now', zh: '立即付款' },
  pending: { en: 'Pay, but hold for review', zh: '付款，但转入审核' },
  decline: { en: 'Simulate a declined card', zh: '模拟银行卡被拒' },
  cancel: { en: 'Cancel and return to store', zh: '取消并返回商店' },
  paid: { en: 'This payment has already been made.', zh: '此笔付款已完成。' },
  declined: { en: 'The last card was declined. Choose another payment method.', zh: '上一张卡被拒绝，请选择其他方式。' },
  reviewed: { en: 'This payment is under review. Approve or deny it here.', zh: '此笔付款正在审核，可在此决定结果。' },
  release: { en: 'Approve', zh: '审核通过' },
  deny: { en: 'Deny', zh: '审核拒绝' },
  expired: { en: 'This payment has expired. Please start again in the store.', zh: '此笔付款已过期，请回到商店重新发起。' },
  unknown: { en: 'Payment not found.', zh: '没有这笔付款。' },
  back: { en: 'Back to store', zh: '返回商店' },
});

/** Sheets of the double's wallet buttons. */
export const sheetTexts = texts({
  testMode: approvalTexts.testMode,
  pay: approvalTexts.pay,
  pending: approvalTexts.pending,
  decline: approvalTexts.decline,
  cancel: { en: 'Cancel', zh: '取消' },
});
