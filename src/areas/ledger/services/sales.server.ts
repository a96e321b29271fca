import { dayOf } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import { monthOf } from '../rules/months.ts';
import { incomeHeading, insertEntry, isClosed } from '../store/entries.server.ts';

const headings = {
  capture: { key: 'sales', nameEn: 'Sales', nameZh: '销售收入' },
  refund: { key: 'refunds', nameEn: 'Refunds', nameZh: '退款' },
} as const;

type Moved = {
  readonly kind: 'capture' | 'refund';
  /** Our id of the capture or refund. */
  readonly id: number;
  readonly amountCents: number;
  readonly at: Date;
  readonly party: string;
  readonly reference: string;
  /** The provider unless given. */
  readonly method?: string;
};

/**
 * Each capture and refund is recorded once. Money of a closed month, reported late by the provider, is recorded on the day it was reported:
 * a close never loses a payment.
 */
export async function recordSaleMoney(
  app: App,
  { kind, id, amountCents, at, party, reference, method = 'paypal' }: Moved,
): Promise<boolean> {
  const categoryId = await incomeHeading(app.db, headings[kind]);
  const day = dayOf(at);
  const isLate = await isClosed(app.db, monthOf(day));
  return insertEntry(app.db, {
    kind: 'income',
    categoryId,
    amountCents: kind === 'refund' ? -amountCents : amountCents,
    bookedOn: isLate ? dayOf(app.now()) : day,
    note: isLate ? day : '',
    sourceKind: kind,
    sourceId: String(id),
    party,
    reference,
    method,
    createdAt: app.now(),
    updatedAt: app.now(),
  });
}
