import { callApi } from '../call-api.ts';

export type WalletName = 'paypal' | 'apple_pay' | 'google_pay';
/** What becomes of a press: pay at the provider, it is paid already, or not this way. */
export type PaymentStart =
  | { readonly providerOrderId: string; readonly number: string }
  | { readonly number: string }
  | { readonly problem: string; readonly isChanged: boolean };

const field = (data: unknown, name: string): string => {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : null;
  return typeof value === 'string' ? value : '';
};

/** Makes the order, or finds the one this press made already: the word of the press is the same until it is paid. */
export async function openOrder(wish: object, wallet: WalletName, requestId: string): Promise<PaymentStart> {
  const isThere = 'number' in wish || 'invoice_code' in wish;
  const answer = await callApi('/payment/create_order', { ...wish, wallet, ...(isThere ? {} : { request_id: `${requestId}-${wallet}` }) });
  if (!answer.isDone) return { problem: answer.message, isChanged: answer.why === 'refused' && !isThere };
  const providerOrderId = field(answer.data, 'provider_order_id');
  const number = field(answer.data, 'number');
  return providerOrderId ? { providerOrderId, number } : { number };
}

/** Takes the money she agreed to. When nobody answers, the page of the payment finds out how it went. */
export async function capturePayment(providerOrderId: string): Promise<{ number: string; isDeclined: boolean }> {
  const answer = await callApi('/payment/capture_order', { provider_order_id: providerOrderId });
  if (!answer.isDone) return { number: '', isDeclined: false };
  return { number: field(answer.data, 'number'), isDeclined: ['declined', 'unpaid'].includes(field(answer.data, 'outcome')) };
}
