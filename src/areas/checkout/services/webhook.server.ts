import { z } from 'zod';
import { findOrder } from '#areas/orders/services/transitions.server.ts';
import { earlier, minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import * as store from '../store/events.server.ts';
import * as payments from '../store/payments.server.ts';
import { capturePayment } from './capture-payment.server.ts';

const maxBytes = 256 * 1024;
const storedEvent = z.object({ providerOrderId: z.string().nullable(), captureId: z.string().nullable() });

/** Verifies the signature over the raw body, stores the event, then processes it. A known event is acknowledged and not processed again. */
export async function handleWebhook(app: App, request: Request): Promise<void> {
  const raw = await bytesOf(request);
  const event = await app.ports.payments.handleWebhook(request.headers, raw);
  if (event === 'away') throw new DomainError('providerAway');
  if (event === null) throw new DomainError('notFromProvider');
  const id = await store.insertWebhookEvent(app.db, event, app.now());
  if (id === null) return;
  // The event is stored: from here on the scheduler retries, not the provider.
  await workOn(app, { id, eventId: event.eventId }, event);
}

async function bytesOf(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new DomainError('tooLarge');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new DomainError('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

type Event = { readonly id: number; readonly eventId: string };

/** Works on one event; one that fails is tried again later and holds up no other. */
async function workOn(app: App, { id, eventId }: Event, payload: unknown): Promise<void> {
  try {
    await store.markEventProcessed(app.db, id, await outcomeOf(app, storedEvent.parse(payload)), app.now());
  } catch (err) {
    const attempts = await store.countFailedAttempt(app.db, id);
    app.log.error({ err, eventId, attempts }, 'webhook event deferred');
  }
}

/** A message only says where to look: what is true the provider is asked itself. So the order of messages does not matter. */
async function outcomeOf(app: App, { providerOrderId, captureId }: z.output<typeof storedEvent>): Promise<string> {
  const byOrder = providerOrderId === null ? null : await payments.paymentByProvider(app.db, providerOrderId);
  const payment = byOrder ?? (captureId === null ? null : await payments.paymentOfCapture(app.db, captureId));
  const order = payment && (await findOrder(app, { id: payment.orderId }));
  if (!order) return 'unknown';
  return (await capturePayment(app, { number: order.number }, { isForced: true })).outcome;
}

const atOnce = 50;

/** Events stored but not processed, for example because the process died. */
export async function processWaitingEvents(app: App): Promise<void> {
  for (const { payload, ...event } of await store.selectWaitingEvents(app.db, earlier(app.now(), minuteMs), atOnce))
    await workOn(app, event, payload);
}
