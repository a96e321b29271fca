import { setTimeout as wait } from 'node:timers/promises';
import { createRestClient, Unreachable } from '../rest-client.server.ts';
import { parsePaypalToken, refusalIn } from './paypal-answers.ts';

export type PaypalClientOptions = {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** How a request reaches it: over the net, or straight into our own stand-in. */
  readonly ask?: (request: Request) => Promise<Response>;
  /** How long one try may take, how long all of them together, and how long the first pause is. */
  readonly patienceMs?: number;
  readonly longestMs?: number;
  readonly pauseMs?: number;
  readonly now?: () => number;
};

export type PaypalRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** Sent with every POST that moves something: the same id asked twice is done once. */
  readonly requestId?: string;
};

/** It understood and said no; nothing happened. */
export class PaypalRequestRejected extends Error {
  readonly issue: string;

  constructor(issue: string, text: string) {
    super(text);
    this.issue = issue;
  }
}

const tries = 3;
const longestAnswer = 1024 * 1024;
/** Said while another request with the same id is still at work: the answer comes later. */
const notYet = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS']);
const no = new Set([400, 403, 404, 415, 422]);

/** Asks the provider, up to three times with the same id while nobody knows what became of it, and never longer than a shopper waits. */
export function createPaypalClient(options: PaypalClientOptions) {
  const { baseUrl, clientId, clientSecret, ask, now = Date.now, patienceMs = 5000, longestMs = 14_000, pauseMs = 200 } = options;
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const line = createRestClient({
    ...{ baseUrl, ask, now, longestAnswer },
    token: {
      path: '/v1/oauth2/token',
      init: () => ({
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      }),
      read: parsePaypalToken,
      refusal: (said) => refusalIn(said).issue,
    },
  });

  async function tried({ method, path, body, requestId }: PaypalRequest, signal: AbortSignal): Promise<unknown> {
    const headers = {
      ...(method === 'POST' ? { 'content-type': 'application/json', prefer: 'return=representation' } : {}),
      ...(requestId ? { 'paypal-request-id': requestId } : {}),
    };
    const { status, said } = await line(path, { method, headers, ...(body === undefined ? {} : { body }) }, signal);
    if (status >= 200 && status < 300) return said;
    const { issue, text } = refusalIn(said);
    if (no.has(status) && !notYet.has(issue)) throw new PaypalRequestRejected(issue, text);
    throw new Unreachable(`${path}: ${status} ${issue}`);
  }

  return async (question: PaypalRequest): Promise<unknown> => {
    const until = now() + longestMs;
    for (let count = 1; ; count += 1) {
      try {
        return await tried(question, AbortSignal.timeout(Math.max(1, Math.min(patienceMs, until - now()))));
      } catch (error) {
        const pause = pauseMs * 3 ** (count - 1);
        if (!(error instanceof Unreachable) || count === tries || now() + pause >= until) throw error;
        await wait(pause);
      }
    }
  };
}
