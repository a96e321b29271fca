import { texts } from '#kernel/texts.ts';

/** Diagnostics of the payment provider, /test_paypal. */
export const paymentTestTexts = texts({
  title: { en: 'Test: payment', zh: '测试：支付' },
  lead: { en: 'Which payment provider the store uses, and whether it responds.', zh: '商店连接的支付服务及其响应情况。' },
  testMode: { en: 'Test mode: no real charges', zh: '测试模式：不会产生真实扣款' },
  side: { en: 'Environment', zh: '环境' },
  double: { en: 'built-in simulator', zh: '内置模拟服务' },
  sandbox: { en: 'PayPal sandbox', zh: 'PayPal 测试环境' },
  live: { en: 'PayPal live', zh: 'PayPal 正式环境' },
  provider: { en: 'Provider', zh: '支付服务' },
  away: { en: 'not responding properly: {reason}', zh: '响应异常：{reason}' },
  messages: { en: 'Payment webhooks', zh: '支付通知' },
  heard: { en: 'verified and processed', zh: '已启用签名校验' },
  unheard: { en: 'rejected: no webhook ID is set', zh: '未设置 Webhook 编号，一律拒收' },
  script: { en: 'Payment button script', zh: '支付按钮脚本' },
});
