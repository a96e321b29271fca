import { dayOf } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import { expenditureHeading, insertEntry } from '../store/entries.server.ts';

const heading = { key: 'purchase', nameEn: 'Inventory purchases', nameZh: '商品采购' };

type Bought = {
  readonly receiptId: number;
  readonly costCents: number;
  readonly at: Date;
  readonly party: string;
  readonly reference: string;
  readonly staffId: number | null;
};

/** Each delivery is recorded once. */
export async function recordPurchaseCost(app: App, { receiptId, costCents, at, party, reference, staffId }: Bought): Promise<boolean> {
  const categoryId = await expenditureHeading(app.db, heading);
  return insertEntry(app.db, {
    ...{ kind: 'expenditure', categoryId, amountCents: costCents, bookedOn: dayOf(at), purchaseReceiptId: receiptId },
    ...{ party, reference, method: 'bank', staffId, createdAt: app.now(), updatedAt: app.now() },
  });
}
