import { setTimeout as wait } from 'node:timers/promises';
import { refusalIn, tokenIn } from './paypal-answers.ts';

export type TalkOptions = {
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

export type Question = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** Sent with every POST that moves something: the same id asked twice is done once. */
  readonly requestId?: string;
};

/** It could not be asked, or what it said cannot be used. Nobody knows whether it happened. */
export class Away extends Error {}
/** It understood and said no; nothing happened. */
export class Declined extends Error {
  readonly issue: string;

  constructor(issue: string, text: string) {
    super(text);
    this.issue = issue;
  }
}

const tries = 3;
const longestAnswer = 1024 * 1024;
/** A token is given up a minute early, so that none dies on its way. */
const spareMs = 60_000;
/** Said while another request with the same id is still at work: the answer comes later. */
const notYet = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS']);
const no = new Set([400, 403, 404, 415, 422]);

/** Asks the provider, up to three times with the same id while nobody knows what became of it, and never longer than a shopper waits. */
export function talking(options: TalkOptions) {
  const { clientId, clientSecret, ask = fetch, now = Date.now, patienceMs = 5000, longestMs = 14_000, pauseMs = 200 } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  let kept: { readonly value: string; readonly until: number } | null = null;
  let fetching: Promise<string> | null = null;

  async function sent(path: string, init: RequestInit, signal: AbortSignal): Promise<{ status: number; said: unknown }> {
    let answer: Response;
    try {
      answer = await orAborted(ask(new Request(base + path, { ...init, redirect: 'error', signal })), signal);
    } catch (cause) {
      throw new Away(signal.aborted ? `${path}: no answer in time` : `${path}: not reached`, { cause });
    }
    return { status: answer.status, said: await bodyOf(answer, path, signal) };
  }

  async function newToken(signal: AbortSignal): Promise<string> {
    const path = '/v1/oauth2/token';
    const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const body = new URLSearchParams({ grant_type: 'client_credentials' });
    const { status, said } = await sent(path, { method: 'POST', headers: { authorization, accept: 'application/json' }, body }, signal);
    if (status !== 200) throw new Away(`${path}: ${status} ${refusalIn(said).issue}`);
    const token = tokenIn(said);
    if (!token) throw new Away(`${path}: an answer without a token`);
    kept = { value: token.value, until: now() + token.lifeSeconds * 1000 - spareMs };
    return token.value;
  }

  /** Parallel questions share one token and one request for it. */
  async function token(signal: AbortSignal): Promise<string> {
    if (kept && now() < kept.until) return kept.value;
    fetching ??= newToken(signal).finally(() => {
      fetching = null;
    });
    return fetching;
  }

  async function once({ method, path, body, requestId }: Question, signal: AbortSignal) {
    const value = await token(signal);
    const headers = {
      authorization: `Bearer ${value}`,
      accept: 'application/json',
      ...(method === 'POST' ? { 'content-type': 'application/json', prefer: 'return=representation' } : {}),
      ...(requestId ? { 'paypal-request-id': requestId } : {}),
    };
    const answer = await sent(path, { method, headers, ...(body === undefined ? {} : { body }) }, signal);
    if (answer.status === 401 && kept?.value === value) kept = null;
    return answer;
  }

  /** One try: a token that is no longer good is renewed once; a second refusal is a fault of ours or theirs. */
  async function tried(question: Question, signal: AbortSignal): Promise<unknown> {
    let answer = await once(question, signal);
    if (answer.status === 401) answer = await once(question, signal);
    if (answer.status >= 200 && answer.status < 300) return answer.said;
    const { issue, text } = refusalIn(answer.said);
    if (no.has(answer.status) && !notYet.has(issue)) throw new Declined(issue, text);
    throw new Away(`${question.path}: ${answer.status} ${issue}`);
  }

  return async (question: Question): Promise<unknown> => {
    const until = now() + longestMs;
    for (let count = 1; ; count += 1) {
      try {
        return await tried(question, AbortSignal.timeout(Math.max(1, Math.min(patienceMs, until - now()))));
      } catch (error) {
        const pause = pauseMs * 3 ** (count - 1);
        if (!(error instanceof Away) || count === tries || now() + pause >= until) throw error;
        await wait(pause);
      }
    }
  };
}

/** The stand-in inside this process does not hear a signal, so the wait itself ends. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** A stranger's words: counted while they come, and JSON or nothing. */
async function bodyOf(answer: Response, path: string, signal: AbortSignal): Promise<unknown> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of answer.body ?? []) {
      bytes += piece.length;
      if (bytes > longestAnswer) break;
      pieces.push(piece);
    }
  } catch (cause) {
    throw new Away(signal.aborted ? `${path}: no answer in time` : `${path}: broke off`, { cause });
  }
  if (bytes > longestAnswer) throw new Away(`${path}: says too much`);
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch (cause) {
    throw new Away(`${path}: ${answer.status} without JSON`, { cause });
  }
}
