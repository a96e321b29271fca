import { setTimeout as pause } from 'node:timers/promises';
import { jsonOf, orAborted, Unreachable } from '../rest-client.server.ts';
import { type Cost, Envelope, Token } from './shopify-answers.ts';
import type { ShopifyRequest } from './shopify-questions.ts';

/** Understood and not executed. */
export class ShopifyRequestRejected extends Error {}
/** No access: wrong token, unknown or frozen shop, or a missing scope. */
export class ShopifyAccessDenied extends Error {}

export type TokenSource = { readonly token: string } | { readonly clientId: string; readonly clientSecret: string };
export type ShopifyClientOptions = {
  readonly baseUrl: string;
  readonly version: string;
  readonly keys: TokenSource;
  /** How a request is sent: over the network, or directly to our double. */
  readonly ask?: ((request: Request) => Promise<Response>) | undefined;
  readonly now?: (() => number) | undefined;
  readonly wait?: ((ms: number) => Promise<void>) | undefined;
  readonly timeoutMs?: number | undefined;
};

const tries = 5;
/** A longer pause is left to the job as a whole. */
const maxRetryDelayMs = 120_000;
const maxAnswerBytes = 4 * 1024 * 1024;
const closedStatus = new Set([401, 402, 403, 404, 423, 430]);
const closedCode = new Set(['ACCESS_DENIED', 'SHOP_INACTIVE']);
const tokenPath = '/admin/oauth/access_token';

/** Client for one shop. It tracks the point bucket: it waits until a query's last known cost is available, and honors Retry-After. */
export function createShopifyClient(options: ShopifyClientOptions) {
  const { ask = fetch, now = Date.now, wait = (ms: number) => pause(ms), timeoutMs = 30_000 } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  const path = `/admin/api/${options.version}/graphql.json`;
  const costs = new Map<string, number>();
  let bucket: { readonly status: Cost['throttleStatus']; readonly at: number } | null = null;
  let currentToken: { readonly value: string; readonly until: number } | null = null;

  async function sent(to: string, init: RequestInit): Promise<{ answer: Response; responseBody: unknown }> {
    const signal = AbortSignal.timeout(timeoutMs);
    let answer: Response;
    try {
      // Redirects are refused: the token goes to the configured host only.
      answer = await orAborted(ask(new Request(base + to, { method: 'POST', ...init, redirect: 'error', signal })), signal);
    } catch (cause) {
      throw new Unreachable(signal.aborted ? `${to}: no answer in time` : `${to}: not reached`, { cause });
    }
    // The in-process double does not apply the redirect rule by itself.
    if (answer.status >= 300 && answer.status < 400) throw new Unreachable(`${to}: sends us elsewhere`);
    return { answer, responseBody: await jsonOf(answer, { path: to, signal, longestAnswer: maxAnswerBytes }) };
  }

  async function token(): Promise<string> {
    if ('token' in options.keys) return options.keys.token;
    if (currentToken && now() < currentToken.until) return currentToken.value;
    const { clientId, clientSecret } = options.keys;
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const { answer, responseBody } = await sent(tokenPath, { body: new URLSearchParams(form) });
    const read = Token.safeParse(responseBody);
    if (answer.status !== 200 || !read.success) throw new ShopifyAccessDenied(`${answer.status} at the token endpoint`);
    currentToken = { value: read.data.access_token, until: now() + read.data.expires_in * 1000 - 60_000 };
    return currentToken.value;
  }

  /** The expected points by now. */
  function restBefore(cost: number): number {
    if (!bucket) return 0;
    const { maximumAvailable, currentlyAvailable, restoreRate } = bucket.status;
    const available = Math.min(maximumAvailable, currentlyAvailable + ((now() - bucket.at) / 1000) * restoreRate);
    return Math.max(0, Math.ceil(((Math.min(cost, maximumAvailable) - available) / restoreRate) * 1000));
  }

  /** Data, or how long to wait before retrying. */
  async function tried(name: string, body: string): Promise<{ data: Record<string, unknown> } | { restMs: number }> {
    await wait(restBefore(costs.get(name) ?? 0));
    const headers = { 'content-type': 'application/json', accept: 'application/json', 'x-shopify-access-token': await token() };
    const { answer, responseBody } = await sent(path, { headers, body });
    if (answer.status === 401 && currentToken) {
      currentToken = null;
      return { restMs: 0 };
    }
    const read = Envelope.safeParse(responseBody);
    const { errors, extensions, data } = read.success ? read.data : {};
    if (extensions?.cost) {
      bucket = { status: extensions.cost.throttleStatus, at: now() };
      costs.set(name, extensions.cost.requestedQueryCost);
    }
    const wrong = typeof errors === 'string' ? [{ message: errors, extensions: undefined }] : (errors ?? []);
    const code = wrong[0]?.extensions?.code ?? '';
    if (code === 'THROTTLED') return { restMs: Math.max(1000, restBefore(extensions?.cost?.requestedQueryCost ?? 0)) };
    if (answer.status === 429) return { restMs: retryAfterMs(answer.headers.get('retry-after'), now()) };
    if (closedStatus.has(answer.status) || closedCode.has(code))
      throw new ShopifyAccessDenied(`${answer.status} ${wrong[0]?.message ?? code}`.trim());
    if (answer.status >= 500 || code === 'INTERNAL_SERVER_ERROR') throw new Unreachable(`${name}: ${answer.status} ${code}`);
    if (wrong.length > 0 || answer.status !== 200)
      throw new ShopifyRequestRejected((wrong[0]?.message ?? String(answer.status)).slice(0, 300));
    if (!data) throw new Unreachable(`${name}: an answer without data`);
    return { data };
  }

  return async (question: ShopifyRequest): Promise<Record<string, unknown>> => {
    const body = JSON.stringify({ query: question.query, variables: question.variables });
    for (let count = 1; ; count += 1) {
      let rest = 500 * 2 ** count;
      try {
        const answer = await tried(question.name, body);
        if ('data' in answer) return answer.data;
        rest = answer.restMs;
      } catch (error) {
        if (!(error instanceof Unreachable) || count === tries) throw error;
      }
      if (count === tries || rest > maxRetryDelayMs)
        throw new Unreachable(`${question.name}: asks for ${Math.ceil(rest / 1000)} s of rest`);
      await wait(rest);
    }
  };
}

/** Seconds, or an HTTP date. */
function retryAfterMs(header: string | null, now: number): number {
  const seconds = Number(header ?? '2');
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const until = Date.parse(header ?? '');
  return Number.isNaN(until) ? 2000 : Math.max(0, until - now);
}
