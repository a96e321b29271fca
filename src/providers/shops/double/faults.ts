import { setTimeout as wait } from 'node:timers/promises';

const faultKinds = ['tooMany', 'error', 'away', 'slow', 'lost', 'malformed', 'elsewhere'] as const;
/** Injectable faults. Lost: it is done, and the answer never arrives. Elsewhere: it redirects to another host. */
export type ShopifyFault = (typeof faultKinds)[number];
export type ShopifyFaultRule = {
  readonly fault: ShopifyFault;
  /** Only queries whose text contains this word. */
  readonly word?: string;
  readonly times?: number;
  /** Retry-After in seconds. */
  readonly retryAfter?: number;
  readonly delayMs?: number;
};

/** Set by tests and drills only; by default nothing fails. */
export function openShopifyFaults() {
  let activeRules: (ShopifyFaultRule & { left: number })[] = [];
  return {
    setFaults: (knobs: readonly ShopifyFaultRule[]): void => {
      activeRules = knobs.map((knob) => ({ ...knob, left: knob.times ?? 1 }));
    },
    next: (text: string): ShopifyFaultRule | null => {
      const knob = activeRules.find((one) => one.left > 0 && text.includes(one.word ?? ''));
      if (knob) knob.left -= 1;
      return knob ?? null;
    },
  };
}

export async function injectShopifyFault(knob: ShopifyFaultRule | null, work: () => Promise<Response>): Promise<Response> {
  switch (knob?.fault) {
    case undefined:
      return work();
    case 'tooMany':
      return Response.json(
        { errors: 'Exceeded rate limit for api client. Reduce request rates to resume uninterrupted service.' },
        { status: 429, headers: { 'retry-after': String(knob?.retryAfter ?? 2) } },
      );
    case 'error':
      return Response.json({ errors: 'Internal Server Error' }, { status: 500 });
    case 'away':
      return Response.json({ errors: 'Service Unavailable' }, { status: 503 });
    case 'slow':
      await wait(knob?.delayMs ?? 60_000, undefined, { ref: false });
      return work();
    case 'lost':
      await work();
      return brokenOff();
    case 'malformed':
      return new Response('{"data": {"pro', { headers: { 'content-type': 'application/json' } });
    case 'elsewhere':
      return new Response(null, { status: 302, headers: { location: 'https://evil.example/' } });
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
