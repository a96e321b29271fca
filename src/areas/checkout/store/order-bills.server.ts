import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { receivedCaptureStates } from '../rules/payment-attempt-states.ts';
import { invoices } from '../tables/invoices.ts';
import { captures } from '../tables/payments.ts';

export const capturesCounted = (db: Database, orderId: number) =>
  db
    .select({ id: captures.id, amountCents: captures.amountCents, capturedAt: captures.capturedAt })
    .from(captures)
    .where(and(eq(captures.orderId, orderId), inArray(captures.state, receivedCaptureStates)))
    .orderBy(asc(captures.capturedAt), asc(captures.id))
    .limit(50);

export async function billOfOrder(db: Database, orderId: number) {
  const [row] = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      code: invoices.code,
      kind: invoices.kind,
      status: invoices.status,
      totalCents: invoices.totalCents,
      paidCents: invoices.paidCents,
      dueOn: invoices.dueOn,
    })
    .from(invoices)
    .where(eq(invoices.orderId, orderId));
  return row ?? null;
}
