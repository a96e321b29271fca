import { dayOf } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import { expenditureHeading, insertEntry } from '../store/entries.server.ts';

const heading = { key: 'partner_payout', nameEn: 'Affiliate payouts', nameZh: '推广佣金' };

type PaidOut = {
  readonly id: number;
  readonly amountCents: number;
  readonly party: string;
  readonly reference: string;
  readonly staffId: number | null;
};

/** Each payout is recorded once. */
export async function recordPayout(app: App, { id, amountCents, party, reference, staffId }: PaidOut): Promise<boolean> {
  const categoryId = await expenditureHeading(app.db, heading);
  return insertEntry(app.db, {
    ...{ kind: 'expenditure', categoryId, amountCents, bookedOn: dayOf(app.now()), sourceKind: 'partner_payout', sourceId: String(id) },
    ...{ party, reference, method: 'bank', staffId, createdAt: app.now(), updatedAt: app.now() },
  });
}
