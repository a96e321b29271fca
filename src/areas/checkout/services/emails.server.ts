import { z } from 'zod';
import { isAwaitingPayment } from '#areas/orders/rules/status.ts';
import { findOrder, type OrderRow } from '#areas/orders/services/transitions.server.ts';
import { later, minuteMs } from '#kernel/dates.ts';
import { type App, transact } from '#platform/app.ts';
import { enqueue, type Job } from '#platform/jobs.server.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { type OrderEmailKind, orderEmailKinds, renderOrderEmail } from './render-email.server.ts';

export const orderEmailJob = 'order-email';
const orderEmailPayload = z.object({ orderId: z.number().int(), letter: z.enum(orderEmailKinds), mark: z.string().default('') });

/**
 * Enqueues an email inside the transaction of the event; the same email about the same event is written once. `mark` tells several apart: a
 * refund's id, a tracking number.
 */
export const enqueueOrderEmail = (app: App, orderId: number, emailKind: OrderEmailKind, eventId = ''): Promise<unknown> =>
  enqueue(app, orderEmailJob, { orderId, letter: emailKind, mark: eventId }, `${orderEmailJob}:${orderId}:${emailKind}:${eventId}`);

const placedEmailDelayMs = 5 * minuteMs;

/** Delayed: most orders are paid within a minute, and only those that are not get this email. */
export const enqueuePlacedOrderEmail = (app: App, orderId: number): Promise<unknown> =>
  enqueue(
    app,
    orderEmailJob,
    { orderId, letter: 'placed', mark: '' },
    `${orderEmailJob}:${orderId}:placed:`,
    later(app.now(), placedEmailDelayMs),
  );

const isPaidSince = ({ totalCents, status, paymentState }: OrderRow): boolean =>
  totalCents > 0 && !isAwaitingPayment({ status, paymentState });

/** Idempotent: running it twice writes one email. */
export async function writeOrderEmail(app: App, job: Pick<Job, 'payload'>): Promise<void> {
  const { orderId, letter, mark } = orderEmailPayload.parse(job.payload);
  const order = await findOrder(app, { id: orderId });
  if (!order || (letter === 'placed' && isPaidSince(order))) return;
  const mail = await renderOrderEmail(app, order, letter, mark);
  await transact(app, (inside) =>
    sendMail(inside, { ...mail, about: { kind: 'order', id: mark === '' ? order.number : `${order.number} ${mark}` } }),
  );
}
