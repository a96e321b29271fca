import { apiBase, type Call, type InputOf, type OutputOf } from './call.ts';

/**
 * Every failure is an answer too. `ended`: the session is over; `away`: the server was not reached, and the same request may be retried.
 */
export type ApiAnswer<Data = unknown> =
  | { readonly isDone: true; readonly data: Data }
  | { readonly isDone: false; readonly why: 'ended' | 'away' | 'refused'; readonly message: string; readonly data: unknown };

/** A call of either method, where its declaration stands too high to be named. */
export type PostCall = Call & { readonly method: 'POST' };
export type GetCall = Call & { readonly method: 'GET' };
type Envelope<Output> = { readonly Result?: number; readonly Msg: string; readonly Data: Output };

const timeoutMs = 20_000;
export const noAnswer: ApiAnswer<never> = { isDone: false, why: 'away', message: '', data: null };

/** The only way the browser talks to /v1. What goes in and comes out is typed by the call itself: `callApi<typeof setCoupon>('/shoppingcart/set_coupon', { code })`. */
export const callApi = <C extends PostCall = never>(
  path: C['path'],
  input: InputOf<C>,
  signal?: AbortSignal,
): Promise<ApiAnswer<OutputOf<C>>> =>
  sendRequest(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }, signal);

/** The same for a call that reads: its input stands in the address. */
export const readApi = <C extends GetCall = never>(
  path: C['path'],
  input?: InputOf<C> & Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<ApiAnswer<OutputOf<C>>> => sendRequest(path + (input ? `?${new URLSearchParams(input)}` : ''), {}, signal);

async function sendRequest<Output>(path: string, init: RequestInit, signal = AbortSignal.timeout(timeoutMs)): Promise<ApiAnswer<Output>> {
  try {
    const answer = await fetch(apiBase + path, { ...init, signal });
    const { status } = answer;
    const { Result, Msg: message, Data: data }: Envelope<Output> = await answer.json();
    if (Result === 0) return { isDone: true, data };
    // Without a Result it is no answer of ours, but of something in between.
    if (Result)
      return { isDone: false, why: status === 401 ? 'ended' : status > 499 || status === 429 ? 'away' : 'refused', message, data };
  } catch {
    // No answer in time, no connection, or no JSON.
  }
  return noAnswer;
}
