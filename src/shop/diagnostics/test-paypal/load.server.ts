import { isProduction } from '#platform/env.ts';
import { load } from '#platform/load.server.ts';

/** An id no payment has: the right answer is "no such payment". */
const nobodysPayment = 'DIAGNOSIS00000000';

/** Whether the payment provider answers; in production nothing is shown or requested. */
export const loader = load(async ({ app: { settings, ports } }) => {
  if (isProduction(settings)) return null;
  const { payments } = ports;
  const started = performance.now();
  const answer = await payments.fetchOrder(nobodysPayment);
  const ms = Math.max(0.1, Math.round((performance.now() - started) * 10) / 10);
  const isReached = answer.outcome === 'done' || (answer.outcome === 'refused' && answer.issue === 'INVALID_RESOURCE_ID');
  return {
    environment: payments.environment,
    isTest: payments.isTest,
    isReached,
    ms,
    reason: answer.outcome === 'away' ? answer.reason : answer.outcome === 'refused' ? answer.issue : '',
    checksWebhooks: payments.isTest || settings.PAYPAL_WEBHOOK_ID !== undefined,
    script: payments.scriptUrl.split('?')[0] ?? '',
  };
});
