import { texts } from '#kernel/texts.ts';

/** Diagnostics of the payment provider, /test_paypal. */
export const paymentTestTexts = texts({
  title: { en: 'Test: payment', zh: '测试：支付' },
  lead: { en: 'Which payment provider the shop talks to, and whether it answers.', zh: '商店连接的支付服务及其响应情况。' },
  testMode: { en: 'Test mode: no money moves', zh: '测试模式：不会产生真实扣款' },
  side: { en: 'Side', zh: '环境' },
  double: { en: 'our own stand-in', zh: '内置模拟服务' },
  sandbox: { en: 'PayPal, test side', zh: 'PayPal 测试环境' },
  live: { en: 'PayPal, real money', zh: 'PayPal 正式环境' },
  provider: { en: 'Provider', zh: '支付服务' },
  away: { en: 'does not answer as it should: {reason}', zh: '响应异常：{reason}' },
  messages: { en: 'Messages about payments', zh: '支付通知' },
  heard: { en: 'are checked and heard', zh: '已启用签名校验' },
  unheard: { en: 'are refused: no webhook id is set', zh: '未设置 Webhook 编号，一律拒收' },
  script: { en: 'Script of the buttons', zh: '支付按钮脚本' },
});
