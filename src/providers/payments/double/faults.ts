import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { refuse } from './refusals.ts';

export const faultKinds = [
  'slow',
  'lost',
  'error',
  'errorAfter',
  'away',
  'malformed',
  'tooMany',
  'expired',
  'killBefore',
  'killAfter',
] as const;
/** Injectable faults. Lost: it is done, and the answer never arrives. */
export type PaypalFault = (typeof faultKinds)[number];

/** The next requests whose path contains `path` fail this way. */
export const PaypalFaultRule = z.object({
  fault: z.enum(faultKinds),
  path: z.string().max(200).default(''),
  times: z.number().int().min(1).max(1_000_000).default(1),
  /** Delay of a slow answer. */
  delayMs: z.number().int().min(0).max(600_000).default(60_000),
});
export type PaypalFaultRule = z.input<typeof PaypalFaultRule>;

/** Set by drills and tests only; by default nothing fails. */
export function openPaypalFaults() {
  let activeRules: z.output<typeof PaypalFaultRule>[] = [];
  return {
    setFaults: (knobs: readonly PaypalFaultRule[]): void => {
      activeRules = knobs.map((knob) => PaypalFaultRule.parse(knob));
    },
    next: (path: string): z.output<typeof PaypalFaultRule> | null => {
      const knob = activeRules.find((one) => one.times > 0 && path.includes(one.path));
      if (knob) knob.times -= 1;
      return knob ?? null;
    },
  };
}

export async function injectPaypalFault(
  knob: z.output<typeof PaypalFaultRule> | null,
  signal: AbortSignal,
  work: () => Promise<Response>,
): Promise<Response> {
  switch (knob?.fault) {
    case undefined:
      return work();
    case 'slow':
      await wait(knob?.delayMs, undefined, { signal, ref: false }).catch(() => undefined);
      return work();
    case 'lost':
      await work();
      return brokenOff();
    case 'errorAfter':
      await work();
      return refuse('INTERNAL_SERVER_ERROR');
    case 'killAfter':
      await work();
      process.kill(process.pid, 'SIGKILL');
      return brokenOff();
    case 'killBefore':
      process.kill(process.pid, 'SIGKILL');
      return brokenOff();
    case 'error':
      return refuse('INTERNAL_SERVER_ERROR');
    case 'away':
      return refuse('SERVICE_UNAVAILABLE');
    case 'tooMany':
      return refuse('RATE_LIMIT_REACHED');
    case 'expired':
      return Response.json({ error: 'invalid_token', error_description: 'Token signature verification failed' }, { status: 401 });
    case 'malformed':
      return new Response('{"id": "5O1', { headers: { 'content-type': 'application/json' } });
  }
}

/** An answer whose connection breaks before its end. */
const brokenOff = (): Response =>
  new Response(
    new ReadableStream({
      pull(controller) {
        controller.error(new Error('the line is dead'));
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  );
