import type { purchaseOrderLines, purchaseOrders, purchaseReceiptLines, purchaseReceipts, purchaseStatuses } from '#areas/stock/tables.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { dayMs, dayOf, hourMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Warehouse } from './warehouse.ts';

export type PurchaseRows = {
  purchaseOrders: (typeof purchaseOrders.$inferInsert)[];
  purchaseOrderLines: (typeof purchaseOrderLines.$inferInsert)[];
  receipts: (typeof purchaseReceipts.$inferInsert)[];
  receiptLines: (typeof purchaseReceiptLines.$inferInsert)[];
};

type Line = { readonly id: number; readonly place: number; readonly unitCostCents: number; readonly quantities: readonly number[] };
/** One delivery of one purchase order. */
export type Delivery = {
  readonly at: number;
  readonly purchaseId: number;
  readonly number: string;
  readonly lines: readonly Line[];
  readonly deliveryIndex: number;
};

export type ReceivedDelivery = {
  readonly receiptId: number;
  readonly at: number;
  readonly costCents: number;
  readonly number: string;
  readonly vendorId: number;
};

export type Vendor = { readonly id: number; readonly leadDays: number };
/** The state the purchase order must be in now; null lets time decide. */
export type PurchaseOutcome = 'cancelled' | 'received' | 'part_received' | null;
export type PurchaseWriter = {
  /** Orders from a vendor; returns the deliveries due before now. */
  order(random: Random, at: number, lineCount: number, outcome: PurchaseOutcome): Delivery[];
  receive(random: Random, delivery: Delivery): ReceivedDelivery;
};

export function createPurchaseWriter(
  rows: PurchaseRows,
  { warehouse, vendors, staff, now }: { warehouse: Warehouse; vendors: readonly Vendor[]; staff: SeedStaff; now: number },
): PurchaseWriter {
  let lastOrder = 0;
  let lastLine = 0;
  let lastReceipt = 0;
  let lastReceiptLine = 0;
  const vendorOf = new Map<number, number>();

  return {
    order: (random, at, lineCount, outcome) => {
      const vendor = random.pick(vendors);
      const isSplit = outcome === null ? random.isHit(0.4) : outcome === 'part_received';
      const places = choosePlaces(random, warehouse, at, lineCount);
      if (places.length === 0) return [];
      lastOrder += 1;
      const purchaseId = lastOrder;
      const number = `PO-${dayOf(new Date(at)).replaceAll('-', '').slice(2)}-${String(purchaseId).padStart(4, '0')}`;
      const lines = places.map((place): Line => {
        lastLine += 1;
        const quantity = random.int(2, 7);
        const first = isSplit ? random.int(1, quantity - 1) : quantity;
        return { id: lastLine, place, unitCostCents: warehouse.skuAt(place).costCents, quantities: [first, quantity - first] };
      });
      const times = lifeOf(random, { at, now, leadDays: vendor.leadDays, outcome });
      const deliveryCount = [times.first, times.second].filter(
        (deliveredAt, deliveryIndex) => deliveredAt !== null && lines.some(({ quantities }) => (quantities[deliveryIndex] ?? 0) > 0),
      ).length;
      const arrived = [times.first, times.second]
        .slice(0, deliveryCount)
        .filter((deliveredAt): deliveredAt is number => deliveredAt !== null && deliveredAt < now);
      const isComplete = deliveryCount > 0 && arrived.length === deliveryCount;
      const receivedAt = isComplete ? (arrived.at(-1) ?? null) : null;
      const closedAt = receivedAt !== null && receivedAt + 6 * dayMs < now ? receivedAt + 6 * dayMs : null;
      const status = statusOf({
        isCancelled: times.first === null,
        sentAt: times.sent,
        arrived: arrived.length,
        isComplete,
        isClosed: closedAt !== null,
        now,
      });
      rows.purchaseOrders.push({
        id: purchaseId,
        number,
        vendorId: vendor.id,
        status,
        expectedOn: dayOf(new Date(at + (vendor.leadDays + 2) * dayMs)),
        totalCents: lines.reduce((sum, { unitCostCents, quantities }) => sum + unitCostCents * total(quantities), 0),
        note: status === 'cancelled' ? 'Vendor couldn’t hold the price' : '',
        staffId: staff.manager.id,
        sentAt: times.sent < now && status !== 'cancelled' ? new Date(times.sent) : null,
        receivedAt: receivedAt === null ? null : new Date(receivedAt),
        closedAt: closedAt === null ? null : new Date(closedAt),
        createdAt: new Date(at),
        updatedAt: new Date(closedAt ?? receivedAt ?? at),
      });
      for (const [position, line] of lines.entries()) {
        rows.purchaseOrderLines.push({
          id: line.id,
          purchaseOrderId: purchaseId,
          skuId: warehouse.skuAt(line.place).id,
          quantity: total(line.quantities),
          receivedQuantity: total(line.quantities.slice(0, arrived.length)),
          unitCostCents: line.unitCostCents,
          position,
        });
      }
      vendorOf.set(purchaseId, vendor.id);
      return arrived.map((deliveredAt, deliveryIndex) => ({ at: deliveredAt, purchaseId, number, lines, deliveryIndex }));
    },

    receive: (random, { at, purchaseId, number, lines, deliveryIndex }) => {
      lastReceipt += 1;
      const receiptId = lastReceipt;
      const clerk = random.pick(staff.stock).id;
      let costCents = 0;
      for (const { id, place, unitCostCents, quantities } of lines) {
        const quantity = quantities[deliveryIndex] ?? 0;
        if (quantity === 0) continue;
        costCents += quantity * unitCostCents;
        const movementId = warehouse.move(at, place, quantity, {
          reason: 'purchase',
          kind: 'purchase_receipt',
          id: String(receiptId),
          note: number,
          staffId: clerk,
        });
        lastReceiptLine += 1;
        rows.receiptLines.push({ id: lastReceiptLine, receiptId, purchaseOrderLineId: id, quantity, movementId });
      }
      rows.receipts.push({
        id: receiptId,
        purchaseOrderId: purchaseId,
        idempotencyKey: `demo-${receiptId}`,
        costCents,
        staffId: clerk,
        receivedAt: new Date(at),
        createdAt: new Date(at),
      });
      return { receiptId, at, costCents, number, vendorId: vendorOf.get(purchaseId) ?? 0 };
    },
  };
}

/** Popular SKUs that are running low. */
function choosePlaces(random: Random, warehouse: Warehouse, at: number, lineCount: number): number[] {
  const places = new Set<number>();
  for (let tries = 0; tries < lineCount * 6 && places.size < lineCount; tries += 1) {
    const place = warehouse.draw(random, at);
    const sku = warehouse.skuAt(place);
    if (!sku.isMadeToOrder && sku.costCents > 0 && warehouse.availableAt(place) < 12) places.add(place);
  }
  return [...places];
}

type PurchasePlan = { at: number; now: number; leadDays: number; outcome: PurchaseOutcome };
function lifeOf(
  random: Random,
  { at, now, leadDays, outcome }: PurchasePlan,
): { sent: number; first: number | null; second: number | null } {
  const sent = at + random.int(26, 40) * hourMs;
  if (outcome === 'cancelled') return { sent, first: null, second: null };
  if (outcome !== null) return { sent, first: now - 20 * hourMs, second: now + 3 * dayMs };
  const first = sent + (leadDays + random.int(-1, 3)) * dayMs + random.int(0, 5) * hourMs;
  return { sent, first, second: first + random.int(3, 7) * dayMs };
}

type Facts = { isCancelled: boolean; sentAt: number; arrived: number; isComplete: boolean; isClosed: boolean; now: number };
function statusOf({ isCancelled, sentAt, arrived, isComplete, isClosed, now }: Facts): (typeof purchaseStatuses)[number] {
  if (isCancelled) return 'cancelled';
  if (isClosed) return 'closed';
  if (isComplete) return 'received';
  if (arrived > 0) return 'part_received';
  return sentAt < now ? 'sent' : 'draft';
}

const total = (quantities: readonly number[]): number => quantities.reduce((sum, quantity) => sum + quantity, 0);
