import { singleFlight } from '#kernel/single-flight.ts';
/** Unreachable, or an unusable answer; the message is for the log and contains nothing personal. */
export class Unreachable extends Error {}
/** The request was sent before the failure, so it may have been executed. */
export class OutcomeUnknown extends Unreachable {}

type Token = { readonly value: string; readonly lifeSeconds: number };
export type RestClientOptions = {
  readonly baseUrl: string;
  /** How a request is sent: over the network, or directly to our double. */
  readonly ask?: ((request: Request) => Promise<Response>) | undefined;
  readonly now?: (() => number) | undefined;
  /** Maximum size of an answer. */
  readonly maxResponseBytes: number;
  /** How a token is requested and parsed. */
  readonly token: {
    readonly path: string;
    readonly init: () => RequestInit;
    readonly read: (body: unknown) => Token | null;
    readonly refusal: (body: unknown) => string;
  };
};
export type RestResponse = { readonly status: number; readonly body: unknown };
/** One request with the current token; the signal aborts it, token renewal included. */
export type RestClient = (path: string, init: RequestInit, signal: AbortSignal) => Promise<RestResponse>;

/** Tokens are renewed a minute early, so that none expires in flight. */
const spareMs = 60_000;

/** Client for another company's REST service: one shared token, renewed when expired, and answers that are JSON or nothing. */
export function createRestClient({
  baseUrl,
  ask = fetch,
  now = Date.now,
  maxResponseBytes,
  token: tokenOptions,
}: RestClientOptions): RestClient {
  const base = baseUrl.replace(/\/+$/, '');
  let currentToken: { readonly value: string; readonly until: number } | null = null;
  const fetching = singleFlight<string>();

  async function sent(path: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    try {
      return await orAborted(ask(new Request(base + path, { method: 'POST', ...init, redirect: 'error', signal })), signal);
    } catch (cause) {
      throw new OutcomeUnknown(signal.aborted ? `${path}: no answer in time` : `${path}: not reached`, { cause });
    }
  }

  async function newToken(signal: AbortSignal): Promise<string> {
    const answer = await sent(tokenOptions.path, tokenOptions.init(), signal);
    const body = await jsonOf(answer, { path: tokenOptions.path, signal, longestAnswer: maxResponseBytes });
    if (answer.status !== 200) throw new Unreachable(`${tokenOptions.path}: ${answer.status} ${tokenOptions.refusal(body)}`);
    const token = tokenOptions.read(body);
    if (!token) throw new Unreachable(`${tokenOptions.path}: an answer without a token`);
    currentToken = { value: token.value, until: now() + token.lifeSeconds * 1000 - spareMs };
    return token.value;
  }

  /** Concurrent calls share one token request. Without a token nothing was sent yet. */
  async function tokenNow(signal: AbortSignal): Promise<string> {
    if (currentToken && now() < currentToken.until) return currentToken.value;
    try {
      return await fetching('', () => newToken(signal));
    } catch (error) {
      throw error instanceof OutcomeUnknown ? new Unreachable(error.message, { cause: error }) : error;
    }
  }

  async function once(path: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    const value = await tokenNow(signal);
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${value}`);
    headers.set('accept', 'application/json');
    const answer = await sent(path, { ...init, headers }, signal);
    if (answer.status === 401 && currentToken?.value === value) currentToken = null;
    return answer;
  }

  /** An expired token is renewed once; a second refusal is an error. */
  return async (path, init, signal) => {
    let answer = await once(path, init, signal);
    if (answer.status === 401) {
      await answer.body?.cancel();
      answer = await once(path, init, signal);
    }
    return { status: answer.status, body: await jsonOf(answer, { path, signal, longestAnswer: maxResponseBytes }) };
  };
}

/** The in-process double ignores the signal, so the wait itself ends. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

type Reading = { readonly path: string; readonly signal: AbortSignal; readonly longestAnswer: number };

/** Untrusted input: size-limited while reading, and JSON or nothing. */
export async function jsonOf(answer: Response, { path, signal, longestAnswer }: Reading): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length;
      if (bytes > longestAnswer) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new OutcomeUnknown(signal.aborted ? `${path}: no answer in time` : `${path}: broke off`, { cause });
  }
  if (bytes > longestAnswer) throw new OutcomeUnknown(`${path}: says too much`);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch (cause) {
    throw new OutcomeUnknown(`${path}: ${answer.status} without JSON`, { cause });
  }
}
