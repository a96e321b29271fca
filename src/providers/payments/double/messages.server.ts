import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { DoubleStore } from './double-store.ts';
import type { DoubleEvent } from './orders.server.ts';
import type { openSignatures, Proof } from './signatures.server.ts';
import { captureResponse, orderResponse, refundResponse } from './wire.ts';

type Signatures = ReturnType<typeof openSignatures>;
/** A stored message: sent as often as requested, each time with its own signature. */
export type Message = { readonly id: string; readonly kind: string; readonly orderId: string; readonly text: string };
export type Transmission = { readonly headers: Headers; readonly raw: Uint8Array };

/** Delivery options: number of copies, random spacing, or not at all. */
export const Manner = z.object({
  copies: z.number().int().min(1).max(100).default(1),
  scatterMs: z.number().int().min(0).max(60_000).default(0),
  isMute: z.boolean().default(false),
});
const usual = Manner.parse({});
const pausesMs = [0, 500, 2000, 8000, 30_000] as const;
const maxResentAtStart = 50;

/** The double's webhook sender: stores events, signs them and delivers them with retries until accepted. */
export function openMessages(options: {
  readonly ledger: DoubleStore;
  readonly home: string;
  readonly now: () => number;
  readonly webhookId: string;
  readonly signatures: Signatures;
}) {
  const { ledger, home, now, webhookId, signatures } = options;
  let bring: ((transmission: Transmission) => Promise<boolean>) | null = null;
  let manner = usual;
  const stopped = new AbortController();
  const underway = new Set<Promise<void>>();
  const track = (work: Promise<void>): void => {
    const settled = work.catch(() => undefined).finally(() => underway.delete(settled));
    underway.add(settled);
  };

  async function transmission(message: Message): Promise<Transmission> {
    const proof = await signatures.sign(message.text, { id: randomUUID(), webhookId });
    return { headers: headersOf(proof), raw: new TextEncoder().encode(message.text) };
  }

  async function deliver(message: Message): Promise<void> {
    if (!bring || manner.isMute) return;
    for (const pause of pausesMs) {
      await wait(pause + Math.random() * manner.scatterMs, undefined, { signal: stopped.signal, ref: false });
      if (await bring(await transmission(message)).catch(() => false)) {
        await ledger.write(`delivered:${message.id}`, true, null);
        return;
      }
    }
  }

  async function storeMessage(event: DoubleEvent): Promise<Message> {
    const message = messageOf(home, event, new Date(now()).toISOString());
    await ledger.write(`message:${message.id}`, message, null);
    return message;
  }

  return {
    transmission,
    async kept(orderId: string): Promise<Message[]> {
      const all = (await ledger.list('message:', 10_000)) as Message[];
      return all.filter((message) => message.orderId === orderId).reverse();
    },
    /** Fire and forget: the event happened whether or not the shop receives it. */
    tell(events: readonly DoubleEvent[]): void {
      for (const event of events)
        track(
          storeMessage(event).then((message) => {
            for (let copy = 0; copy < manner.copies; copy += 1) track(deliver(message));
          }),
        );
    },
    /** Sets the receiver; undelivered messages of an earlier process go first. */
    bringTo(carry: (transmission: Transmission) => Promise<boolean>): void {
      bring = carry;
      track(
        ledger.list('message:', maxResentAtStart).then(async (latest) => {
          for (const message of (latest as Message[]).reverse()) {
            if (!(await ledger.read(`delivered:${message.id}`))) track(deliver(message));
          }
        }),
      );
    },
    async resend(id: string): Promise<boolean> {
      const leaf = await ledger.read(`message:${id}`);
      if (leaf) track(deliver(leaf.value as Message));
      return leaf !== null;
    },
    travel(options: z.input<typeof Manner>): void {
      manner = Manner.parse(options);
    },
    /** Resolves when everything is delivered or given up. */
    async settled(): Promise<void> {
      while (underway.size > 0) await Promise.all(underway);
    },
    async stop(): Promise<void> {
      stopped.abort();
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}

export function headersOf(proof: Proof): Headers {
  return new Headers({
    'content-type': 'application/json',
    'paypal-auth-algo': proof.auth_algo,
    'paypal-cert-url': proof.cert_url,
    'paypal-transmission-id': proof.transmission_id,
    'paypal-transmission-sig': proof.transmission_sig,
    'paypal-transmission-time': proof.transmission_time,
  });
}

function messageOf(home: string, { kind, order, captureId, refundId }: DoubleEvent, at: string): Message {
  const capture = order.captures.find(({ id }) => id === captureId);
  const refund = order.refunds.find(({ id }) => id === refundId);
  const id = `WH-${randomBytes(9).toString('hex').toUpperCase()}-${randomBytes(9).toString('hex').toUpperCase()}`;
  const self = `${home}/v1/notifications/webhooks-events/${id}`;
  const text = JSON.stringify({
    id,
    event_version: '1.0',
    create_time: at,
    resource_type: refund ? 'refund' : capture ? 'capture' : 'checkout-order',
    resource_version: '2.0',
    event_type: kind,
    summary: `${kind.split('.').slice(1).join(' ').toLowerCase()} for order ${order.id}`,
    resource: refund
      ? refundResponse(home, order, refund)
      : capture
        ? captureResponse(home, order, capture)
        : orderResponse(home, order, true),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST' },
    ],
  });
  return { id, kind, orderId: order.id, text };
}
