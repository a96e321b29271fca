import { z } from 'zod';
import { orderBy } from '#areas/orders/services/steps.server.ts';
import { earlier, minuteMs } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import * as store from '../store/events.server.ts';
import * as payments from '../store/payments.server.ts';
import { finalise } from './finalise.server.ts';

const mostBytes = 256 * 1024;
const Kept = z.object({ providerOrderId: z.string().nullable(), captureId: z.string().nullable() });

/** News of the provider: proved over its very bytes, kept, then worked on. What was heard before is answered and not done again. */
export async function heard(app: App, request: Request): Promise<void> {
  const raw = await bytesOf(request);
  const news = await app.ports.payments.heard(request.headers, raw);
  if (news === 'away') throw new Refused('providerAway');
  if (news === null) throw new Refused('notFromProvider');
  const id = await store.keepEvent(app.db, news, app.now());
  if (id === null) return;
  // It is kept: whatever goes wrong from here on is done again by the clock, not by the provider.
  await workOn(app, id, news).catch((err: unknown) => app.log.error({ err, event: news.eventId }, 'news of the provider waits'));
}

async function bytesOf(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw new Refused('tooLarge');
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of request.body ?? []) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new Refused('tooLarge');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** A message only says where to look: what is true the provider is asked itself. */
async function workOn(app: App, id: number, { providerOrderId, captureId }: z.output<typeof Kept>): Promise<void> {
  const byOrder = providerOrderId === null ? null : await payments.paymentByProvider(app.db, providerOrderId);
  const payment = byOrder ?? (captureId === null ? null : await payments.paymentOfCapture(app.db, captureId));
  const order = payment && (await orderBy(app, { id: payment.orderId }));
  if (!order) return void (await store.closeEvent(app.db, id, 'unknown', app.now()));
  const { outcome } = await finalise(app, { number: order.number }, { isForced: true });
  await store.closeEvent(app.db, id, outcome, app.now());
}

const atOnce = 50;

/** Messages that were kept but not worked on, as when the process died in between. */
export async function workOnWaiting(app: App): Promise<void> {
  for (const { id, payload } of await store.waitingEvents(app.db, earlier(app.now(), minuteMs), atOnce))
    await workOn(app, id, Kept.parse(payload));
}
