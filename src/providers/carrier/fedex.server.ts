import { randomUUID } from 'node:crypto';
import { openCircuit } from '../circuit.ts';
import type { Carrier } from '../ports.ts';
import { createRestClient, OutcomeUnknown, Unreachable } from '../rest-client.server.ts';
import { checkIn, mistakesIn, parseFedexToken, ratesIn } from './fedex-answers.ts';
import { boughtIn, confirmationIn, isLabelCancelled, tracksIn } from './fedex-parcel-answers.ts';
import { cancelQuestion, pickupQuestion, shipQuestion, trackQuestion } from './fedex-parcel-questions.ts';
import { rateQuestion, resolveQuestion } from './fedex-questions.ts';

export type FedexOptions = {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly account: string;
  readonly isTest: boolean;
  /** How a request is sent: over the network, or directly to our double. */
  readonly ask?: (request: Request) => Promise<Response>;
  readonly timeoutMs?: number;
  readonly now?: () => number;
};

/** The carrier understood and refused. */
class Declined extends Error {
  readonly codes: readonly string[];

  constructor(codes: readonly string[]) {
    super(`the carrier declined: ${codes.join(', ')}`);
    this.codes = codes;
  }
}
const declinedBy = (by: Declined) => ({ outcome: 'refused', reason: by.message }) as const;

const timeoutMs = 5000;
/** A label is inside its answer. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** FedEx REST. Every call ends within one timeout, token renewal included. */
export function fedexCarrier(options: FedexOptions): Carrier {
  const now = options.now ?? Date.now;
  const circuit = openCircuit(now);
  const talk = talking(options, now);

  /** Any transport failure is "away"; after several the circuit opens for a while. */
  async function withCircuit<T, D>(work: (signal: AbortSignal) => Promise<T>, declined: (by: Declined) => D) {
    if (!circuit.mayAsk()) return { outcome: 'away', reason: 'the carrier rests after failures' } as const;
    try {
      const answer = await work(AbortSignal.timeout(options.timeoutMs ?? timeoutMs));
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

  /** For calls that must not happen twice: a lost answer is distinguished from a request that was never sent. */
  async function done<T>(path: string, question: unknown, read: (body: unknown) => T, headers: Record<string, string> = {}) {
    if (!circuit.mayAsk()) return { outcome: 'away', reason: 'the carrier rests after failures' } as const;
    try {
      const answer = read(await talk(path, question, AbortSignal.timeout(options.timeoutMs ?? timeoutMs), headers));
      circuit.wentWell();
      return answer;
    } catch (error) {
      if (error instanceof Declined) {
        circuit.wentWell();
        return declinedBy(error);
      }
      circuit.wentWrong();
      const isLost = error instanceof OutcomeUnknown || !(error instanceof Unreachable);
      return { outcome: isLost ? 'unsure' : 'away', reason: error instanceof Error ? error.message : 'no answer' } as const;
    }
  }

  return {
    isTest: options.isTest,
    checkAddress: (address) =>
      withCircuit(
        async (signal) => checkIn(await talk('/address/v1/addresses/resolve', resolveQuestion(address), signal), address),
        (by) =>
          by.codes.includes('STANDARDIZED.ADDRESS.NOTFOUND')
            ? ({ outcome: 'doubtful', written: null, doubts: ['unknown'] } as const)
            : ({ outcome: 'away', reason: by.message } as const),
      ),
    rates: (parcel) =>
      withCircuit(
        async (signal) => ratesIn(await talk('/rate/v1/rates/quotes', rateQuestion(parcel, options.account), signal)),
        declinedBy,
      ),
    ship: (request) =>
      done('/ship/v1/shipments', shipQuestion(request, options.account), boughtIn, { 'x-customer-transaction-id': request.requestId }),
    cancelLabel: (trackingNumber) =>
      withCircuit(async (signal) => {
        const body = await talk('/ship/v1/shipments/cancel', cancelQuestion(trackingNumber, options.account), signal, {}, 'PUT');
        return isLabelCancelled(body)
          ? ({ outcome: 'given', reason: '' } as const)
          : ({ outcome: 'refused', reason: 'already under way' } as const);
      }, declinedBy),
    pickUp: (request) => done('/pickup/v1/pickups', pickupQuestion(request, options.account), confirmationIn),
    track: (trackingNumbers) =>
      withCircuit(
        async (signal) =>
          ({
            outcome: 'seen',
            parcels: tracksIn(await talk('/track/v1/trackingnumbers', trackQuestion(trackingNumbers), signal)),
          }) as const,
        (by) => ({ outcome: 'away', reason: by.message }) as const,
      ),
  };
}

function talking({ baseUrl, clientId, clientSecret, ask }: FedexOptions, now: () => number) {
  const keys = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const line = createRestClient({
    ...{ baseUrl, ask, now, maxResponseBytes: maxAnswerBytes },
    token: {
      path: '/oauth/token',
      init: () => ({ body: new URLSearchParams(keys) }),
      read: parseFedexToken,
      refusal: (body) => mistakesIn(body).join(', '),
    },
  });

  return async (
    path: string,
    question: unknown,
    signal: AbortSignal,
    more: Record<string, string> = {},
    method: 'POST' | 'PUT' = 'POST',
  ): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', 'x-customer-transaction-id': randomUUID(), 'x-locale': 'en_US', ...more };
    const { status, body } = await line(path, { method, headers, body: JSON.stringify(question) }, signal);
    if (status >= 200 && status < 300) return body;
    const codes = mistakesIn(body);
    if (status === 400 && codes.length > 0) throw new Declined(codes);
    // 4xx: nothing was done. 5xx may have happened.
    const problem = `${path}: ${status} ${codes.join(', ')}`;
    throw status < 500 ? new Unreachable(problem) : new OutcomeUnknown(problem);
  };
}
