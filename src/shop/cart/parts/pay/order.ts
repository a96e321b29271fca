import type { InputOf } from '#api/call.ts';
import { callApi } from '#api/client.ts';
import type { captureOrder, createOrder } from '#areas/checkout/calls/payment.ts';

export type WalletName = 'paypal' | 'apple_pay' | 'google_pay';
export type OrderRequest = InputOf<typeof createOrder>;
/** What becomes of a press: pay at the provider, it is paid already, or not this way. */
export type PaymentStart =
  | { readonly providerOrderId: string; readonly number: string }
  | { readonly number: string }
  | { readonly problem: string; readonly isChanged: boolean };

/** Makes the order, or finds the one this press made already: the word of the press is the same until it is paid. */
export async function openOrder(wanted: OrderRequest, wallet: WalletName, requestId: string): Promise<PaymentStart> {
  const isThere = 'number' in wanted || 'invoice_code' in wanted;
  const request = { ...wanted, wallet, ...(isThere ? {} : { request_id: `${requestId}-${wallet}` }) };
  const answer = await callApi<typeof createOrder>('/payment/create_order', request);
  if (!answer.isDone) return { problem: answer.message, isChanged: answer.why === 'refused' && !isThere };
  const { provider_order_id: providerOrderId, number } = answer.data;
  return providerOrderId ? { providerOrderId, number } : { number };
}

/** Takes the money she agreed to. When nobody answers, the page of the payment finds out how it went. */
export async function capturePayment(providerOrderId: string): Promise<{ number: string; isDeclined: boolean }> {
  const answer = await callApi<typeof captureOrder>('/payment/capture_order', { provider_order_id: providerOrderId });
  if (!answer.isDone) return { number: '', isDeclined: false };
  return { number: answer.data.number, isDeclined: ['declined', 'unpaid'].includes(answer.data.outcome) };
}
