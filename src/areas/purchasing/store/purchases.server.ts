import { and, asc, count, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { incomingPurchaseStates } from '#areas/stock/rules/levels.ts';
import { purchaseOrderLines, purchaseOrders, purchaseReceiptLines, purchaseReceipts } from '#areas/stock/tables.ts';
import { vendors } from '#areas/vendor-prices/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { Chosen } from '#site/list.ts';
import { type PurchaseState, type purchaseList, purchaseViews } from '../rules/states.ts';

export type PurchaseRow = typeof purchaseOrders.$inferSelect;
type PurchaseListQuery = Chosen<typeof purchaseList>;

const whereOf = ({ filters: { heap, status, vendor }, searchText }: Pick<PurchaseListQuery, 'filters' | 'searchText'>): SQL | undefined =>
  and(
    heap && inArray(purchaseOrders.status, [...purchaseViews[heap]]),
    status && eq(purchaseOrders.status, status),
    vendor === undefined ? undefined : eq(purchaseOrders.vendorId, vendor),
    searchText === undefined ? undefined : matchesText(searchText),
  );

/** Codes have a trigram index, so products are found first, then their lines. Shorter text matches order numbers. */
const matchesText = (text: string): SQL =>
  text.length < 3
    ? sql`${purchaseOrders.number} ilike ${containsPattern(text)}`
    : sql`${purchaseOrders.id} in (select p.id from purchase_orders p where p.number ilike ${containsPattern(text)}
        union select l.purchase_order_id from skus join purchase_order_lines l on l.sku_id = skus.id
        where skus.code ilike ${containsPattern(text)})`;
const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const sortBy = {
  at: purchaseOrders.createdAt,
  due: purchaseOrders.expectedOn,
  total: purchaseOrders.totalCents,
  number: purchaseOrders.number,
} as const satisfies Record<PurchaseListQuery['sort']['by'], unknown>;

/** Finds the page by narrow rows first and joins afterwards. */
export const purchaseRows = (
  db: Database,
  which: Pick<PurchaseListQuery, 'filters' | 'searchText' | 'sort'>,
  page: { limit: number; offset: number },
) => {
  const column = sortBy[which.sort.by];
  const order = which.sort.down ? [desc(column), desc(purchaseOrders.id)] : [asc(column), asc(purchaseOrders.id)];
  const keys = db
    .select({ id: purchaseOrders.id })
    .from(purchaseOrders)
    .where(whereOf(which))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset);
  return db
    .select({
      id: purchaseOrders.id,
      number: purchaseOrders.number,
      status: purchaseOrders.status,
      expectedOn: purchaseOrders.expectedOn,
      totalCents: purchaseOrders.totalCents,
      createdAt: purchaseOrders.createdAt,
      vendorEn: vendors.nameEn,
      vendorZh: vendors.nameZh,
      firstName: staffMembers.firstName,
      lastName: staffMembers.lastName,
      ordered: sql<number>`(select coalesce(sum(l.quantity), 0)::int from purchase_order_lines l where l.purchase_order_id = ${purchaseOrders.id})`,
      received: sql<number>`(select coalesce(sum(l.received_quantity), 0)::int from purchase_order_lines l where l.purchase_order_id = ${purchaseOrders.id})`,
    })
    .from(purchaseOrders)
    .innerJoin(vendors, eq(vendors.id, purchaseOrders.vendorId))
    .leftJoin(staffMembers, eq(staffMembers.id, purchaseOrders.staffId))
    .where(inArray(purchaseOrders.id, keys))
    .orderBy(...order)
    .limit(page.limit);
};

export const countPurchases = (db: Database, which: Pick<PurchaseListQuery, 'filters' | 'searchText'>): Promise<number> =>
  countUpTo(db, sql`${purchaseOrders}`, whereOf(which));

export const purchaseStateCounts = (db: Database) =>
  db
    .select({ status: purchaseOrders.status, count: count() })
    .from(purchaseOrders)
    .groupBy(purchaseOrders.status)
    .orderBy(asc(purchaseOrders.status))
    .limit(10);

export async function purchaseBy(db: Database, id: number): Promise<PurchaseRow | null> {
  const [row] = await db.select().from(purchaseOrders).where(eq(purchaseOrders.id, id));
  return row ?? null;
}

/** Sent, promised before today, and not fully received. */
export const latePurchases = (db: Database, today: string, sentSince: Date, limit: number) =>
  db
    .select({ id: purchaseOrders.id })
    .from(purchaseOrders)
    .where(
      and(
        inArray(purchaseOrders.status, incomingPurchaseStates),
        lt(purchaseOrders.expectedOn, today),
        gte(purchaseOrders.sentAt, sentSince),
      ),
    )
    .orderBy(asc(purchaseOrders.expectedOn), asc(purchaseOrders.id))
    .limit(limit);

/** Locked until the transaction ends. */
export async function lockPurchase(db: Database, id: number): Promise<PurchaseRow | null> {
  const [row] = await db.select().from(purchaseOrders).where(eq(purchaseOrders.id, id)).for('update');
  return row ?? null;
}

export async function insertPurchase(db: Database, row: typeof purchaseOrders.$inferInsert): Promise<PurchaseRow> {
  const [made] = await db.insert(purchaseOrders).values(row).returning();
  if (!made) throw new Error('a purchase order was not written');
  return made;
}

export const updatePurchaseRow = (db: Database, id: number, changes: Partial<PurchaseRow>) =>
  db.update(purchaseOrders).set(changes).where(eq(purchaseOrders.id, id));

/** False when somebody was faster. */
export async function movePurchase(
  db: Database,
  id: number,
  from: readonly PurchaseState[],
  changes: Partial<PurchaseRow>,
): Promise<boolean> {
  const moved = await db
    .update(purchaseOrders)
    .set(changes)
    .where(and(eq(purchaseOrders.id, id), inArray(purchaseOrders.status, [...from])))
    .returning({ id: purchaseOrders.id });
  return moved.length === 1;
}

export type NewPurchaseLine = Omit<typeof purchaseOrderLines.$inferInsert, 'id' | 'purchaseOrderId' | 'position'>;
export async function replacePurchaseLines(db: Database, purchaseOrderId: number, lines: readonly NewPurchaseLine[]): Promise<void> {
  await db.delete(purchaseOrderLines).where(eq(purchaseOrderLines.purchaseOrderId, purchaseOrderId));
  await db.insert(purchaseOrderLines).values(lines.map((line, position) => ({ ...line, purchaseOrderId, position })));
}

export const linesOfPurchaseOrder = (db: Database, purchaseOrderId: number) =>
  db
    .select({
      id: purchaseOrderLines.id,
      skuId: purchaseOrderLines.skuId,
      rawLot: purchaseOrderLines.rawLot,
      quantity: purchaseOrderLines.quantity,
      receivedQuantity: purchaseOrderLines.receivedQuantity,
      unitCostCents: purchaseOrderLines.unitCostCents,
      code: skus.code,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
      shelf: skus.bin,
    })
    .from(purchaseOrderLines)
    .leftJoin(skus, eq(skus.id, purchaseOrderLines.skuId))
    .where(eq(purchaseOrderLines.purchaseOrderId, purchaseOrderId))
    .orderBy(asc(purchaseOrderLines.position), asc(purchaseOrderLines.id))
    .limit(500);
export type PurchaseLine = Awaited<ReturnType<typeof linesOfPurchaseOrder>>[number];

export async function addReceived(db: Database, lineId: number, quantity: number): Promise<void> {
  await db
    .update(purchaseOrderLines)
    .set({ receivedQuantity: sql`${purchaseOrderLines.receivedQuantity} + ${quantity}` })
    .where(eq(purchaseOrderLines.id, lineId));
}

/** Null when the same form was already recorded. */
export async function insertReceipt(db: Database, row: typeof purchaseReceipts.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(purchaseReceipts).values(row).onConflictDoNothing().returning({ id: purchaseReceipts.id });
  return made?.id ?? null;
}

export async function receiptByKey(db: Database, key: string) {
  const [row] = await db
    .select({ id: purchaseReceipts.id, purchaseOrderId: purchaseReceipts.purchaseOrderId, costCents: purchaseReceipts.costCents })
    .from(purchaseReceipts)
    .where(eq(purchaseReceipts.idempotencyKey, key));
  return row ?? null;
}

export const insertReceiptLines = (db: Database, rows: readonly (typeof purchaseReceiptLines.$inferInsert)[]) =>
  db.insert(purchaseReceiptLines).values([...rows]);

export const receiptsOf = (db: Database, purchaseOrderId: number) =>
  db
    .select({
      id: purchaseReceipts.id,
      costCents: purchaseReceipts.costCents,
      note: purchaseReceipts.note,
      receivedAt: purchaseReceipts.receivedAt,
      firstName: staffMembers.firstName,
      lastName: staffMembers.lastName,
      pieces: sql<number>`(select coalesce(sum(l.quantity), 0)::int from purchase_receipt_lines l where l.receipt_id = ${purchaseReceipts.id})`,
    })
    .from(purchaseReceipts)
    .leftJoin(staffMembers, eq(staffMembers.id, purchaseReceipts.staffId))
    .where(eq(purchaseReceipts.purchaseOrderId, purchaseOrderId))
    .orderBy(desc(purchaseReceipts.receivedAt), desc(purchaseReceipts.id))
    .limit(50);

export const vendorRows = (db: Database) =>
  db
    .select({ id: vendors.id, code: vendors.code, nameEn: vendors.nameEn, nameZh: vendors.nameZh, leadDays: vendors.leadDays })
    .from(vendors)
    .where(isNull(vendors.deletedAt))
    .orderBy(asc(vendors.nameEn), asc(vendors.id))
    .limit(200);

export async function vendorBy(db: Database, id: number) {
  const [row] = await db.select().from(vendors).where(eq(vendors.id, id));
  return row ?? null;
}
