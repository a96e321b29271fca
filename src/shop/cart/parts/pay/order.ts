import type { InputOf } from '#api/call.ts';
import { callApi } from '#api/client.ts';
import type { captureOrder, createOrder } from '#areas/checkout/calls/payment.ts';

export type WalletName = 'paypal' | 'apple_pay' | 'google_pay';
export type OrderRequest = InputOf<typeof createOrder>;
/** Result of a click: pay at the provider, already paid, or not possible. */
export type PaymentStart =
  | { readonly providerOrderId: string; readonly number: string }
  | { readonly number: string }
  | { readonly problem: string; readonly isChanged: boolean };

/** Places the order or finds the one this click already placed: the request id stays the same until it is paid. */
export async function openOrder(orderRequest: OrderRequest, wallet: WalletName, requestId: string): Promise<PaymentStart> {
  const isThere = 'number' in orderRequest || 'invoice_code' in orderRequest;
  const request = { ...orderRequest, wallet, ...(isThere ? {} : { request_id: `${requestId}-${wallet}` }) };
  const answer = await callApi<typeof createOrder>('/payment/create_order', request);
  if (!answer.isDone) return { problem: answer.message, isChanged: answer.why === 'refused' && !isThere };
  const { provider_order_id: providerOrderId, number } = answer.data;
  return providerOrderId ? { providerOrderId, number } : { number };
}

/** Captures the approved payment. Without an answer the payment page finds out the outcome. */
export async function capturePayment(providerOrderId: string): Promise<{ number: string; isDeclined: boolean }> {
  const answer = await callApi<typeof captureOrder>('/payment/capture_order', { provider_order_id: providerOrderId });
  if (!answer.isDone) return { number: '', isDeclined: false };
  return { number: answer.data.number, isDeclined: ['declined', 'unpaid'].includes(answer.data.outcome) };
}
