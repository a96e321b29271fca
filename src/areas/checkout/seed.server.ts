import type { PaymentRows } from '#areas/checkout/seed/payments.ts';
import { captures, couponRedemptions, payments, refundLines, refunds } from '#areas/checkout/tables/payments.ts';
import type { Copy } from '#platform/database/copy.server.ts';

/** Copies a batch in the order in which rows lean on each other, and empties it. */
export async function copyPayments(copy: Copy, rows: PaymentRows): Promise<void> {
  await copy(payments, rows.payments);
  await copy(captures, rows.captures);
  await copy(refunds, rows.refunds);
  await copy(refundLines, rows.refundLines);
  await copy(couponRedemptions, rows.redemptions);
  for (const list of Object.values(rows)) list.length = 0;
}
