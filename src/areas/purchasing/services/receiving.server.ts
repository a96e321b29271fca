import { recordPurchaseCost } from '#areas/ledger/services/purchases.server.ts';
import { maxStockQuantity } from '#areas/stock/rules/reasons.ts';
import { moveStock } from '#areas/stock/services/movements.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { checkWithin } from '#kernel/limits.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { canDoPurchaseAction, stateAfterDelivery } from '../rules/states.ts';
import * as store from '../store/purchases.server.ts';

export type Delivery = {
  readonly id: number;
  /** Idempotency key of the form. */
  readonly key: string;
  readonly note: string;
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
};
export type DeliveryReceipt = { readonly receiptId: number; readonly costCents: number; readonly isRepeat: boolean };

/** Records a delivery, its stock and the expense together or not at all. Over-delivery is accepted at the agreed price. */
export async function receiveDelivery(app: App, caller: Caller, delivery: Delivery): Promise<DeliveryReceipt> {
  const received = await transact(app, (inside) => booked(inside, caller, delivery));
  app.live.publish('stock', 'purchases', 'money');
  return received;
}

async function booked(inside: App, caller: Caller, { id, key, note, lines: brought }: Delivery): Promise<DeliveryReceipt> {
  const row = await store.lockPurchase(inside.db, id);
  if (!row) throw new DomainError('purchaseNotExist');
  // Checked under the lock: a concurrent duplicate waits and finds it recorded.
  const known = await store.receiptByKey(inside.db, key);
  if (known && known.purchaseOrderId !== id) throw new DomainError('bookedAlready');
  if (known) return { receiptId: known.id, costCents: known.costCents, isRepeat: true };
  if (!canDoPurchaseAction('receive', row.status)) throw new DomainError('purchaseMoved');
  const lines = await store.linesOfPurchaseOrder(inside.db, id);
  const came = broughtTo(lines, brought);
  const costCents = came.reduce((sum, { line, quantity }) => sum + quantity * line.unitCostCents, 0);
  const now = inside.now();
  const staffId = caller.staff?.id ?? null;
  const receipt = { purchaseOrderId: id, idempotencyKey: key, costCents, note, staffId, receivedAt: now, createdAt: now };
  const receiptId = await store.insertReceipt(inside.db, receipt);
  if (receiptId === null) throw new DomainError('bookedAlready');
  await shelve(inside, caller, came, { receiptId, key, number: row.number });
  await recordPurchaseCost(inside, {
    receiptId,
    costCents,
    at: now,
    reference: row.number,
    party: await partyOf(inside, row.vendorId),
    staffId,
  });
  const after = lines.map((line) => ({ ...line, receivedQuantity: line.receivedQuantity + quantityOf(came, line.id) }));
  const status = stateAfterDelivery(after);
  await store.updatePurchaseRow(inside.db, id, { status, updatedAt: now, ...(status === 'received' && { receivedAt: now }) });
  await audit(inside, caller, {
    action: 'purchase.receive',
    subject: ['purchase', id],
    before: { status: row.status },
    after: { status, receiptId, costCents, lines: came.map(({ line, quantity }) => [line.code ?? line.rawLot, quantity]) },
  });
  return { receiptId, costCents, isRepeat: false };
}

type Came = { readonly line: store.PurchaseLine; readonly quantity: number };
const quantityOf = (came: readonly Came[], lineId: number): number => came.find(({ line }) => line.id === lineId)?.quantity ?? 0;

function broughtTo(lines: readonly store.PurchaseLine[], brought: Delivery['lines']): Came[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const quantityByLine = new Map<number, number>();
  for (const { lineId, quantity } of brought) {
    checkWithin('quantity', quantity, [0, maxStockQuantity]);
    if (!byId.has(lineId)) throw new DomainError('badValue', { field: 'lines' });
    quantityByLine.set(lineId, (quantityByLine.get(lineId) ?? 0) + quantity);
  }
  const came = lines.map((line) => ({ line, quantity: quantityByLine.get(line.id) ?? 0 })).filter(({ quantity }) => quantity > 0);
  if (came.length === 0) throw new DomainError('lackParameter', { field: 'lines' });
  return came;
}

/** SKUs go into stock; raw material is only counted. */
async function shelve(
  inside: App,
  caller: Caller,
  came: readonly Came[],
  { receiptId, key, number }: { receiptId: number; key: string; number: string },
): Promise<void> {
  const goods = came.flatMap(({ line, quantity }) =>
    line.skuId === null ? [] : [{ lineId: line.id, skuId: line.skuId, quantity, unitCostCents: line.unitCostCents }],
  );
  const moved = await moveStock(inside, caller, goods, {
    ...{ reason: 'purchase', causeKind: 'purchase_receipt', causeId: String(receiptId), note: number, key: `receipt:${key}` },
  });
  const movementOf = new Map(goods.map(({ lineId }, at) => [lineId, moved[at]?.id ?? null]));
  await store.insertReceiptLines(
    inside.db,
    came.map(({ line, quantity }) => ({
      ...{ receiptId, purchaseOrderLineId: line.id, quantity, movementId: movementOf.get(line.id) ?? null },
    })),
  );
  for (const { line, quantity } of came) await store.addReceived(inside.db, line.id, quantity);
}

const partyOf = async (inside: App, vendorId: number): Promise<string> => (await store.vendorBy(inside.db, vendorId))?.nameEn ?? '';
