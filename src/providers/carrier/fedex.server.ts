import { randomUUID } from 'node:crypto';
import type { Carrier } from '../ports.ts';
import { openCircuit } from './circuit.ts';
import { checkIn, mistakesIn, ratesIn, tokenIn } from './fedex-answers.ts';
import { boughtIn, confirmationIn, isGivenBack, tracksIn } from './fedex-parcel-answers.ts';
import { cancelQuestion, pickupQuestion, shipQuestion, trackQuestion } from './fedex-parcel-questions.ts';
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
/** The question itself went out before the answer failed, so it may have been done. */
class Unsure extends Away {}
/** The carrier understood and said no. */
class Declined extends Error {
  readonly codes: readonly string[];

  constructor(codes: readonly string[]) {
    super(`the carrier declined: ${codes.join(', ')}`);
    this.codes = codes;
  }
}
const declinedBy = (by: Declined) => ({ outcome: 'refused', reason: by.message }) as const;

const patienceMs = 5000;
/** A label comes inside its answer. */
const longestAnswer = 4 * 1024 * 1024;
/** A token is given up a minute early, so that none dies on its way. */
const spareMs = 60_000;

/** FedEx REST. Every question ends within one patience, a token and its renewal included. */
export function fedexCarrier(options: FedexOptions): Carrier {
  const now = options.now ?? Date.now;
  const circuit = openCircuit(now);
  const talk = talking(options, now);

  /** Asks; whatever goes wrong on the way is "away", and after a few such the carrier is left in peace for a while. */
  async function asked<T, D>(work: (signal: AbortSignal) => Promise<T>, declined: (by: Declined) => D) {
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

  /** The same for what must not happen twice: an answer that was lost is told apart from a question that never left. */
  async function done<T>(path: string, question: unknown, read: (said: unknown) => T, headers: Record<string, string> = {}) {
    if (!circuit.mayAsk()) return { outcome: 'away', reason: 'the carrier rests after failures' } as const;
    try {
      const answer = read(await talk(path, question, AbortSignal.timeout(options.patienceMs ?? patienceMs), headers));
      circuit.wentWell();
      return answer;
    } catch (error) {
      if (error instanceof Declined) {
        circuit.wentWell();
        return declinedBy(error);
      }
      circuit.wentWrong();
      const isLost = error instanceof Unsure || !(error instanceof Away);
      return { outcome: isLost ? 'unsure' : 'away', reason: error instanceof Error ? error.message : 'no answer' } as const;
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
      asked(async (signal) => ratesIn(await talk('/rate/v1/rates/quotes', rateQuestion(parcel, options.account), signal)), declinedBy),
    ship: (wish) =>
      done('/ship/v1/shipments', shipQuestion(wish, options.account), boughtIn, { 'x-customer-transaction-id': wish.requestId }),
    giveBack: (trackingNumber) =>
      asked(async (signal) => {
        const said = await talk('/ship/v1/shipments/cancel', cancelQuestion(trackingNumber, options.account), signal, {}, 'PUT');
        return isGivenBack(said)
          ? ({ outcome: 'given', reason: '' } as const)
          : ({ outcome: 'refused', reason: 'already under way' } as const);
      }, declinedBy),
    pickUp: (wish) => done('/pickup/v1/pickups', pickupQuestion(wish, options.account), confirmationIn),
    track: (trackingNumbers) =>
      asked(
        async (signal) =>
          ({
            outcome: 'seen',
            parcels: tracksIn(await talk('/track/v1/trackingnumbers', trackQuestion(trackingNumbers), signal)),
          }) as const,
        (by) => ({ outcome: 'away', reason: by.message }) as const,
      ),
  };
}

function talking({ baseUrl, clientId, clientSecret, ask = fetch }: FedexOptions, now: () => number) {
  const base = baseUrl.replace(/\/+$/, '');
  let kept: { readonly value: string; readonly until: number } | null = null;
  let fetching: Promise<string> | null = null;

  async function sent(path: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    try {
      return await orAborted(ask(new Request(base + path, { method: 'POST', ...init, redirect: 'error', signal })), signal);
    } catch (cause) {
      throw new Unsure(signal.aborted ? `${path}: no answer in time` : `${path}: not reached`, { cause });
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
    try {
      return await fetching;
    } catch (error) {
      throw error instanceof Unsure ? new Away(error.message, { cause: error }) : error;
    }
  }

  async function once(path: string, question: unknown, signal: AbortSignal, more: Record<string, string>, method: 'POST' | 'PUT') {
    const authorization = `Bearer ${await token(signal)}`;
    const headers = {
      authorization,
      'content-type': 'application/json',
      accept: 'application/json',
      'x-customer-transaction-id': randomUUID(),
      'x-locale': 'en_US',
      ...more,
    };
    const answer = await sent(path, { headers, method, body: JSON.stringify(question) }, signal);
    if (answer.status === 401 && kept && authorization === `Bearer ${kept.value}`) kept = null;
    return answer;
  }

  /** A token that is no longer good is renewed once; a second refusal is a fault of ours or theirs. */
  return async (
    path: string,
    question: unknown,
    signal: AbortSignal,
    more: Record<string, string> = {},
    method: 'POST' | 'PUT' = 'POST',
  ): Promise<unknown> => {
    let answer = await once(path, question, signal, more, method);
    if (answer.status === 401) {
      await answer.body?.cancel();
      answer = await once(path, question, signal, more, method);
    }
    const said = await bodyOf(answer, path, signal);
    if (answer.ok) return said;
    const codes = mistakesIn(said);
    if (answer.status === 400 && codes.length > 0) throw new Declined(codes);
    // Turned away at the door: nothing was done. Anything from 500 on may have happened behind it.
    const problem = `${path}: ${answer.status} ${codes.join(', ')}`;
    throw answer.status < 500 ? new Away(problem) : new Unsure(problem);
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
    throw new Unsure(signal.aborted ? `${path}: no answer in time` : `${path}: broke off`, { cause });
  }
  if (bytes > longestAnswer) throw new Unsure(`${path}: says too much`);
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch (cause) {
    throw new Unsure(`${path}: ${answer.status} without JSON`, { cause });
  }
}
