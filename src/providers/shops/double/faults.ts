import { setTimeout as wait } from 'node:timers/promises';

const faultKinds = ['tooMany', 'error', 'away', 'slow', 'lost', 'malformed', 'elsewhere'] as const;
/** What the stand-in may be asked to do wrong. Lost: it is done, and the answer never arrives. Elsewhere: it sends us to another host. */
export type ShopifyFault = (typeof faultKinds)[number];
export type ShopifyFaultRule = {
  readonly fault: ShopifyFault;
  /** Only questions whose text holds this word. */
  readonly word?: string;
  readonly times?: number;
  /** Seconds it asks to be left in peace. */
  readonly retryAfter?: number;
  readonly delayMs?: number;
};

/** Turned by tests and drills only; untouched, nothing ever goes wrong. */
export function openShopifyFaults() {
  let turned: (ShopifyFaultRule & { left: number })[] = [];
  return {
    turn: (knobs: readonly ShopifyFaultRule[]): void => {
      turned = knobs.map((knob) => ({ ...knob, left: knob.times ?? 1 }));
    },
    next: (text: string): ShopifyFaultRule | null => {
      const knob = turned.find((one) => one.left > 0 && text.includes(one.word ?? ''));
      if (knob) knob.left -= 1;
      return knob ?? null;
    },
  };
}

/** Lets one question go wrong as its knob says. */
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
