import { setTimeout as wait } from 'node:timers/promises';
import { createRestClient, Unreachable } from '../rest-client.server.ts';
import { parsePaypalToken, refusalIn } from './paypal-answers.ts';

export type PaypalClientOptions = {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** How a request is sent: over the network, or directly to our double. */
  readonly ask?: (request: Request) => Promise<Response>;
  /** Timeout per attempt, total timeout, and first pause. */
  readonly timeoutMs?: number;
  readonly maxTotalMs?: number;
  readonly pauseMs?: number;
  readonly now?: () => number;
};

export type PaypalRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** Sent with every POST that changes something: the same id is executed once. */
  readonly requestId?: string;
};

/** Understood and refused; nothing happened. */
export class PaypalRequestRejected extends Error {
  readonly issue: string;

  constructor(issue: string, text: string) {
    super(text);
    this.issue = issue;
  }
}

const tries = 3;
const maxAnswerBytes = 1024 * 1024;
/** Another request with the same id is in progress: the answer comes later. */
const notYet = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS']);
const no = new Set([400, 403, 404, 415, 422]);

/** Calls the provider up to three times with the same id while the outcome is unknown, and never longer than a shopper waits. */
export function createPaypalClient(options: PaypalClientOptions) {
  const { baseUrl, clientId, clientSecret, ask, now = Date.now, timeoutMs = 5000, maxTotalMs = 14_000, pauseMs = 200 } = options;
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const line = createRestClient({
    ...{ baseUrl, ask, now, maxResponseBytes: maxAnswerBytes },
    token: {
      path: '/v1/oauth2/token',
      init: () => ({
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      }),
      read: parsePaypalToken,
      refusal: (body) => refusalIn(body).issue,
    },
  });

  async function tried({ method, path, body, requestId }: PaypalRequest, signal: AbortSignal): Promise<unknown> {
    const headers = {
      ...(method === 'POST' ? { 'content-type': 'application/json', prefer: 'return=representation' } : {}),
      ...(requestId ? { 'paypal-request-id': requestId } : {}),
    };
    const { status, body: responseBody } = await line(path, { method, headers, ...(body === undefined ? {} : { body }) }, signal);
    if (status >= 200 && status < 300) return responseBody;
    const { issue, text } = refusalIn(responseBody);
    if (no.has(status) && !notYet.has(issue)) throw new PaypalRequestRejected(issue, text);
    throw new Unreachable(`${path}: ${status} ${issue}`);
  }

  return async (question: PaypalRequest): Promise<unknown> => {
    const until = now() + maxTotalMs;
    for (let count = 1; ; count += 1) {
      try {
        return await tried(question, AbortSignal.timeout(Math.max(1, Math.min(timeoutMs, until - now()))));
      } catch (error) {
        const pause = pauseMs * 3 ** (count - 1);
        if (!(error instanceof Unreachable) || count === tries || now() + pause >= until) throw error;
        await wait(pause);
      }
    }
  };
}
