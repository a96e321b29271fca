import { randomUUID } from 'node:crypto';
import type { Carrier } from '../ports.ts';
import { openCircuit } from './circuit.ts';
import { checkIn, mistakesIn, ratesIn, tokenIn } from './fedex-answers.ts';
import { rateQuestion, resolveQuestion } from './fedex-questions.ts';

export type FedexOptions = {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly account: string;
  readonly isTest: boolean;
  /** How a request reaches it: over the net, or straight into our own stand-in. */
  readonly ask?: (request: Request) => Promise<Response>;
  readonly patienceMs?: number;
  readonly now?: () => number;
};

/** The carrier did not answer in a way we can use; the message is for the log and holds no address. */
class Away extends Error {}
/** The carrier understood and said no. */
class Declined extends Error {
  readonly codes: readonly string[];

  constructor(codes: readonly string[]) {
    super(`the carrier declined: ${codes.join(', ')}`);
    this.codes = codes;
  }
}

const patienceMs = 5000;
const longestAnswer = 1024 * 1024;
/** A token is given up a minute early, so that none dies on its way. */
const spareMs = 60_000;

/** FedEx REST. Every question ends within one patience, a token and its renewal included. */
export function fedexCarrier(options: FedexOptions): Carrier {
  const now = options.now ?? Date.now;
  const circuit = openCircuit(now);
  const talk = talking(options, now);

  /** Asks; whatever goes wrong on the way is "away", and after a few such the carrier is left in peace for a while. */
  async function asked<T>(work: (signal: AbortSignal) => Promise<T>, declined: (by: Declined) => T) {
    if (!circuit.mayAsk()) return { outcome: 'away', reason: 'the carrier rests after failures' } as const;
    try {
      const answer = await work(AbortSignal.timeout(options.patienceMs ?? patienceMs));
      circuit.wentWell();
      return answer;
    } catch (error) {
      if (error instanceof Declined) {
        circuit.wentWell();
        return declined(error);
      }
      circuit.wentWrong();
      return { outcome: 'away', reason: error instanceof Error ? error.message : 'no answer' } as const;
    }
  }

  return {
    isTest: options.isTest,
    checkAddress: (address) =>
      asked(
        async (signal) => checkIn(await talk('/address/v1/addresses/resolve', resolveQuestion(address), signal), address),
        (by) =>
          by.codes.includes('STANDARDIZED.ADDRESS.NOTFOUND')
            ? ({ outcome: 'doubtful', written: null, doubts: ['unknown'] } as const)
            : ({ outcome: 'away', reason: by.message } as const),
      ),
    rates: (parcel) =>
      asked(
        async (signal) => ratesIn(await talk('/rate/v1/rates/quotes', rateQuestion(parcel, options.account), signal)),
        (by) => ({ outcome: 'refused', reason: by.message }) as const,
      ),
  };
}

function talking({ baseUrl, clientId, clientSecret, ask = fetch }: FedexOptions, now: () => number) {
  const base = baseUrl.replace(/\/+$/, '');
  let kept: { readonly value: string; readonly until: number } | null = null;
  let fetching: Promise<string> | null = null;

  async function sent(path: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    try {
      return await orAborted(ask(new Request(base + path, { ...init, method: 'POST', redirect: 'error', signal })), signal);
    } catch (cause) {
      throw new Away(signal.aborted ? `${path}: no answer in time` : `${path}: not reached`, { cause });
    }
  }

  async function newToken(signal: AbortSignal): Promise<string> {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });
    const answer = await sent('/oauth/token', { body }, signal);
    const said = await bodyOf(answer, '/oauth/token', signal);
    if (!answer.ok) throw new Away(`/oauth/token: ${answer.status} ${mistakesIn(said).join(', ')}`);
    const token = tokenIn(said);
    if (!token) throw new Away('/oauth/token: an answer without a token');
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

  async function once(path: string, question: unknown, signal: AbortSignal) {
    const authorization = `Bearer ${await token(signal)}`;
    const headers = {
      authorization,
      'content-type': 'application/json',
      accept: 'application/json',
      'x-customer-transaction-id': randomUUID(),
      'x-locale': 'en_US',
    };
    const answer = await sent(path, { headers, body: JSON.stringify(question) }, signal);
    if (answer.status === 401 && kept && authorization === `Bearer ${kept.value}`) kept = null;
    return answer;
  }

  /** A token that is no longer good is renewed once; a second refusal is a fault of ours or theirs. */
  return async (path: string, question: unknown, signal: AbortSignal): Promise<unknown> => {
    let answer = await once(path, question, signal);
    if (answer.status === 401) {
      await answer.body?.cancel();
      answer = await once(path, question, signal);
    }
    const said = await bodyOf(answer, path, signal);
    if (answer.ok) return said;
    const codes = mistakesIn(said);
    if (answer.status === 400 && codes.length > 0) throw new Declined(codes);
    throw new Away(`${path}: ${answer.status} ${codes.join(', ')}`);
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
