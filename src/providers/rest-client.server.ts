import { singleFlight } from '#kernel/single-flight.ts';
/** It could not be asked, or what it said cannot be used; the message is for the log and holds nothing personal. */
export class Unreachable extends Error {}
/** The question itself went out before the answer failed, so it may have been done. */
export class OutcomeUnknown extends Unreachable {}

type Token = { readonly value: string; readonly lifeSeconds: number };
export type RestClientOptions = {
  readonly baseUrl: string;
  /** How a request reaches it: over the net, or straight into our own stand-in. */
  readonly ask?: ((request: Request) => Promise<Response>) | undefined;
  readonly now?: (() => number) | undefined;
  /** The most it may say in one answer. */
  readonly longestAnswer: number;
  /** How a token is asked for, and read. */
  readonly token: {
    readonly path: string;
    readonly init: () => RequestInit;
    readonly read: (said: unknown) => Token | null;
    readonly refusal: (said: unknown) => string;
  };
};
export type RestResponse = { readonly status: number; readonly said: unknown };
/** One question with the token of the moment; the signal ends it, a token and its renewal included. */
export type RestClient = (path: string, init: RequestInit, signal: AbortSignal) => Promise<RestResponse>;

/** A token is given up a minute early, so that none dies on its way. */
const spareMs = 60_000;

/** A line to another company's REST service: one token for all questions, renewed when it is no longer good, and answers that are JSON or nothing. */
export function createRestClient({ baseUrl, ask = fetch, now = Date.now, longestAnswer, token: asks }: RestClientOptions): RestClient {
  const base = baseUrl.replace(/\/+$/, '');
  let kept: { readonly value: string; readonly until: number } | null = null;
  const fetching = singleFlight<string>();

  async function sent(path: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    try {
      return await orAborted(ask(new Request(base + path, { method: 'POST', ...init, redirect: 'error', signal })), signal);
    } catch (cause) {
      throw new OutcomeUnknown(signal.aborted ? `${path}: no answer in time` : `${path}: not reached`, { cause });
    }
  }

  async function newToken(signal: AbortSignal): Promise<string> {
    const answer = await sent(asks.path, asks.init(), signal);
    const said = await jsonOf(answer, { path: asks.path, signal, longestAnswer });
    if (answer.status !== 200) throw new Unreachable(`${asks.path}: ${answer.status} ${asks.refusal(said)}`);
    const token = asks.read(said);
    if (!token) throw new Unreachable(`${asks.path}: an answer without a token`);
    kept = { value: token.value, until: now() + token.lifeSeconds * 1000 - spareMs };
    return token.value;
  }

  /** Parallel questions share one token and one request for it. Without a token nothing was asked yet. */
  async function tokenNow(signal: AbortSignal): Promise<string> {
    if (kept && now() < kept.until) return kept.value;
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
    if (answer.status === 401 && kept?.value === value) kept = null;
    return answer;
  }

  /** A token that is no longer good is renewed once; a second refusal is a fault of ours or theirs. */
  return async (path, init, signal) => {
    let answer = await once(path, init, signal);
    if (answer.status === 401) {
      await answer.body?.cancel();
      answer = await once(path, init, signal);
    }
    return { status: answer.status, said: await jsonOf(answer, { path, signal, longestAnswer }) };
  };
}

/** The stand-in inside this process does not hear a signal, so the wait itself ends. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

type Reading = { readonly path: string; readonly signal: AbortSignal; readonly longestAnswer: number };

/** A stranger's words: counted while they come, and JSON or nothing. */
export async function jsonOf(answer: Response, { path, signal, longestAnswer }: Reading): Promise<unknown> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of answer.body ?? []) {
      bytes += piece.length;
      if (bytes > longestAnswer) break;
      pieces.push(piece);
    }
  } catch (cause) {
    throw new OutcomeUnknown(signal.aborted ? `${path}: no answer in time` : `${path}: broke off`, { cause });
  }
  if (bytes > longestAnswer) throw new OutcomeUnknown(`${path}: says too much`);
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch (cause) {
    throw new OutcomeUnknown(`${path}: ${answer.status} without JSON`, { cause });
  }
}
