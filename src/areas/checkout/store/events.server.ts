import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { webhookEvents } from '../tables/payments.ts';

type WebhookEventInput = {
  readonly eventId: string;
  readonly kind: string;
  readonly providerOrderId: string | null;
  readonly captureId: string | null;
};

/** Stores an event before processing; null when it is already known. */
export async function insertWebhookEvent(
  db: Database,
  { eventId, kind, providerOrderId, captureId }: WebhookEventInput,
  now: Date,
): Promise<number | null> {
  const [row] = await db
    .insert(webhookEvents)
    .values({ provider: 'paypal', eventId, kind, payload: { providerOrderId, captureId }, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  return row?.id ?? null;
}

export const markEventProcessed = (db: Database, id: number, outcome: string, now: Date) =>
  db
    .update(webhookEvents)
    .set({ outcome, processedAt: now })
    .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.processedAt)));

export async function countFailedAttempt(db: Database, id: number): Promise<number> {
  const [row] = await db
    .update(webhookEvents)
    .set({ attempts: sql`${webhookEvents.attempts} + 1` })
    .where(eq(webhookEvents.id, id))
    .returning({ attempts: webhookEvents.attempts });
  return row?.attempts ?? 0;
}

/** Those that failed come after those that did not, so that many broken ones cannot fill the list. */
export const selectWaitingEvents = (db: Database, before: Date, limit: number) =>
  db
    .select({ id: webhookEvents.id, eventId: webhookEvents.eventId, payload: webhookEvents.payload })
    .from(webhookEvents)
    .where(and(isNull(webhookEvents.processedAt), lte(webhookEvents.receivedAt, before)))
    .orderBy(asc(webhookEvents.attempts), asc(webhookEvents.receivedAt))
    .limit(limit);
