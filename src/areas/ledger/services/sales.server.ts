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
  /** The capture's or the refund's number in our books. */
  readonly id: number;
  readonly amountCents: number;
  readonly at: Date;
  readonly party: string;
  readonly reference: string;
  /** How it came: by the provider unless somebody says otherwise. */
  readonly method?: string;
};

/**
 * Money that came for an order, or went back; each capture and each refund is booked once. Money of a month that is closed
 * already, told late by the provider, is booked on the day it was told: a close is never the reason to lose a payment.
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
