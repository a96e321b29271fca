import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import { isCancelled } from '#areas/orders/rules/status.ts';
import { orders } from '#areas/orders/tables/orders.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import { likePattern } from '#platform/database/like-pattern.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { InvoiceState } from '../rules/invoice.ts';
import { invoiceGroups } from '../rules/invoice.ts';
import { invoiceLines, invoicePayments, invoices } from '../tables/invoices.ts';
import { captures } from '../tables/payments.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = typeof invoices.$inferInsert;
export type NewInvoiceLine = Omit<typeof invoiceLines.$inferInsert, 'id' | 'invoiceId'>;

/** Null when the number or the code is taken. */
export async function insertInvoice(db: Database, row: NewInvoice): Promise<InvoiceRow | null> {
  const [made] = await db.insert(invoices).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export async function invoiceBy(db: Database, which: { id: number } | { code: string } | { orderId: number }): Promise<InvoiceRow | null> {
  const where =
    'id' in which ? eq(invoices.id, which.id) : 'code' in which ? eq(invoices.code, which.code) : eq(invoices.orderId, which.orderId);
  const [row] = await db.select().from(invoices).where(where);
  return row ?? null;
}

/** Locked until the transaction ends. */
export async function lockInvoice(db: Database, which: { id: number } | { orderId: number }): Promise<InvoiceRow | null> {
  const where = 'id' in which ? eq(invoices.id, which.id) : eq(invoices.orderId, which.orderId);
  const [row] = await db.select().from(invoices).where(where).for('update');
  return row ?? null;
}

/** Changes an invoice that is still in one of these states; null when it is not. */
export async function changeInvoice(
  db: Database,
  id: number,
  changes: Partial<NewInvoice>,
  from: readonly InvoiceState[] | null = null,
): Promise<InvoiceRow | null> {
  const [row] = await db
    .update(invoices)
    .set(changes)
    .where(and(eq(invoices.id, id), from ? inArray(invoices.status, [...from]) : undefined))
    .returning();
  return row ?? null;
}

/** Only while nothing is paid: one conditional update. */
export async function cancelUnpaidInvoice(db: Database, id: number, from: readonly InvoiceState[], at: Date): Promise<InvoiceRow | null> {
  const [row] = await db
    .update(invoices)
    .set({ status: 'cancelled', cancelledAt: at, updatedAt: at })
    .where(and(eq(invoices.id, id), inArray(invoices.status, [...from]), eq(invoices.paidCents, 0)))
    .returning();
  return row ?? null;
}

export async function writeLines(db: Database, invoiceId: number, lines: readonly NewInvoiceLine[]): Promise<void> {
  await db.delete(invoiceLines).where(eq(invoiceLines.invoiceId, invoiceId));
  await db.insert(invoiceLines).values(lines.map((line, position) => ({ ...line, invoiceId, position })));
}

const maxLines = 200;
export const linesOfInvoice = (db: Database, invoiceId: number) =>
  db
    .select({
      id: invoiceLines.id,
      skuId: invoiceLines.skuId,
      name: invoiceLines.name,
      quantity: invoiceLines.quantity,
      priceCents: invoiceLines.priceCents,
      totalCents: invoiceLines.totalCents,
      weightGrams: invoiceLines.weightGrams,
      configuration: invoiceLines.configuration,
    })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.position), asc(invoiceLines.id))
    .limit(maxLines);

export const moneyOfInvoice = (db: Database, invoiceId: number) =>
  db
    .select({ amountCents: invoicePayments.amountCents, at: captures.capturedAt, refundedCents: captures.refundedCents })
    .from(invoicePayments)
    .innerJoin(captures, eq(captures.id, invoicePayments.captureId))
    .where(eq(invoicePayments.invoiceId, invoiceId))
    .orderBy(asc(captures.capturedAt), asc(captures.id))
    .limit(50);

/** Idempotent: a capture counts toward an invoice once. */
export async function insertInvoiceMoney(db: Database, row: typeof invoicePayments.$inferInsert): Promise<boolean> {
  const made = await db.insert(invoicePayments).values(row).onConflictDoNothing().returning({ id: invoicePayments.id });
  return made.length === 1;
}

export const goodsForLines = (db: Database, skuIds: readonly number[]) =>
  db
    .select({ id: skus.id, nameEn: skus.nameEn, nameZh: skus.nameZh, weightGrams: skus.weightGrams })
    .from(skus)
    .where(inArray(skus.id, [...skuIds]))
    .orderBy(asc(skus.id))
    .limit(skuIds.length);

export async function userByMailbox(db: Database, email: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = lower(${email})`).limit(1);
  return row?.id ?? null;
}

export const invoicesPastDue = (db: Database, today: string, count: number) =>
  db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(inArray(invoices.status, invoiceGroups.open), lt(invoices.dueOn, today)))
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(count);

export type InvoiceQuery = {
  readonly states?: readonly InvoiceState[] | undefined;
  readonly searchText?: string | undefined;
  readonly ownerId?: number | undefined;
  readonly sort?: { readonly by: 'at' | 'due' | 'total'; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

const sortedBy = { at: invoices.createdAt, due: invoices.dueOn, total: invoices.totalCents };

const whereOf = ({ states, searchText, ownerId }: InvoiceQuery): SQL | undefined => {
  const like = searchText && likePattern(searchText);
  // The same expression as the index.
  const found = like
    ? sql`lower(${invoices.number} || ' ' || ${invoices.customerName} || ' ' || ${invoices.email}) like ${like}`
    : undefined;
  return and(states ? inArray(invoices.status, [...states]) : undefined, found, ownerId ? eq(invoices.ownerStaffId, ownerId) : undefined);
};

export async function selectInvoicesPage(db: Database, query: InvoiceQuery) {
  const where = whereOf(query);
  const { by, down } = query.sort ?? { by: 'at', down: true };
  const order = down ? desc : asc;
  const keys = [order(sortedBy[by]), order(invoices.id)];
  // Finds the page by narrow rows first and joins afterwards.
  const page = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(where)
    .orderBy(...keys)
    .limit(query.limit)
    .offset(query.offset);
  const [items, total] = await Promise.all([
    db
      .select({
        id: invoices.id,
        number: invoices.number,
        code: invoices.code,
        kind: invoices.kind,
        status: invoices.status,
        customerName: invoices.customerName,
        email: invoices.email,
        totalCents: invoices.totalCents,
        paidCents: invoices.paidCents,
        dueOn: invoices.dueOn,
        sentAt: invoices.sentAt,
        createdAt: invoices.createdAt,
        orderNumber: orders.number,
        ownerFirst: staffMembers.firstName,
        ownerLast: staffMembers.lastName,
      })
      .from(invoices)
      .leftJoin(orders, eq(orders.id, invoices.orderId))
      .leftJoin(staffMembers, eq(staffMembers.id, invoices.ownerStaffId))
      .where(inArray(invoices.id, page))
      .orderBy(...keys),
    countUpTo(db, sql`${invoices}`, where),
  ]);
  return { items, total };
}

/** Count and outstanding amount per state. */
export const selectInvoiceFigures = (db: Database) =>
  db
    .select({
      status: invoices.status,
      count: sql<number>`count(*)::int`,
      openCents: sql<number>`coalesce(sum(greatest(${invoices.totalCents} - ${invoices.paidCents}, 0)), 0)`.mapWith(Number),
    })
    .from(invoices)
    .groupBy(invoices.status)
    .orderBy(asc(invoices.status));

/** Only drafts can be deleted: nobody outside has seen them. */
export async function deleteDraft(db: Database, id: number): Promise<boolean> {
  const gone = await db
    .delete(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.status, 'draft')))
    .returning({ id: invoices.id });
  return gone.length === 1;
}

export async function orderNumberOf(db: Database, orderId: number): Promise<string | null> {
  const [row] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, orderId));
  return row?.number ?? null;
}

/** Whether an order waits for money or has it. */
export async function isOrderOpen(db: Database, orderId: number): Promise<boolean> {
  const [row] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
  return row !== undefined && !isCancelled(row.status);
}
