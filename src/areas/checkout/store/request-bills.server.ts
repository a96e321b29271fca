import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { invoices } from '../tables/invoices.ts';

/** The newest valid invoice of a request. */
export async function selectRequestBill(db: Database, requestId: number) {
  const [row] = await db
    .select({
      code: invoices.code,
      kind: invoices.kind,
      status: invoices.status,
      totalCents: invoices.totalCents,
      paidCents: invoices.paidCents,
    })
    .from(invoices)
    .where(and(eq(invoices.customRequestId, requestId), ne(invoices.status, 'cancelled'), ne(invoices.status, 'draft')))
    .orderBy(desc(invoices.id))
    .limit(1);
  return row ?? null;
}
