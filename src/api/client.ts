import { outcomes } from '#kernel/errors.ts';
import { notLoginCode, signedOutName } from '#kernel/signed-out.ts';
import { toastEvent } from '#kernel/toast.ts';
import { apiBase, type Call, type InputOf, type OutputOf } from './call.ts';

/** A call that did not succeed: its Result and the words for the shopper. */
export class CallFailed extends Error {
  readonly code: number;
  /** What the server told beside the words, mostly nothing. */
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown = null) {
    super(message);
    this.name = 'CallFailed';
    this.code = code;
    this.data = data;
  }
}

const patienceMs = 20_000;
type Envelope = { readonly Result: number; readonly Msg: string; readonly Data: unknown };

/** The only way the browser talks to /v1. Types come from the call itself; every Result other than 0 is shown as a toast. */
export async function send<C extends Call>(call: C, input: InputOf<C>, ask: typeof fetch = fetch): Promise<OutputOf<C>> {
  const envelope = await asked(call, input, ask);
  if (envelope.Result === 0) return envelope.Data as OutputOf<C>;
  if (typeof window !== 'undefined') {
    if (envelope.Result === notLoginCode) window.dispatchEvent(new Event(signedOutName));
    window.dispatchEvent(toastEvent(envelope.Msg, 'error'));
  }
  throw new CallFailed(envelope.Result, envelope.Msg, envelope.Data);
}

async function asked(call: Call, input: unknown, ask: typeof fetch): Promise<Envelope> {
  const reading = call.method === 'GET';
  const address = apiBase + call.path + (reading ? queryOf(input) : '');
  try {
    const answer = await ask(address, {
      method: call.method,
      signal: AbortSignal.timeout(patienceMs),
      ...(reading ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }),
    });
    const body: unknown = await answer.json();
    if (isEnvelope(body)) return body;
  } catch {
    // No answer in time, no connection, or no envelope: all the same to the shopper.
  }
  return { Result: outcomes.failed.code, Msg: outcomes.failed.text[document.documentElement.lang === 'zh' ? 'zh' : 'en'], Data: null };
}

function queryOf(input: unknown): string {
  const pairs = Object.entries((input ?? {}) as Record<string, unknown>).flatMap(([key, value]) =>
    value === undefined ? [] : Array.isArray(value) ? value.map((one) => [key, String(one)]) : [[key, String(value)]],
  );
  return pairs.length ? `?${new URLSearchParams(pairs as [string, string][])}` : '';
}

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' &&
  body !== null &&
  'Result' in body &&
  typeof body.Result === 'number' &&
  'Msg' in body &&
  typeof body.Msg === 'string';
