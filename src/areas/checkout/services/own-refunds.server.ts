import type { App } from '#platform/app.ts';
import { refundRows } from '../rules/refund-rows.ts';
import { refundsOf } from '../store/own-payments.server.ts';
import { creditRefundsOf } from '../store/refund-rows.server.ts';

/** A refund as the buyer sees it. */
export type OwnRefund = {
  /** Null for store credit. */
  readonly wallet: string | null;
  readonly amountCents: number;
  /** Withheld: price-protection credit that was already spent. */
  readonly keptCents: number;
  readonly isPending: boolean;
  readonly at: Date;
};

/** Pending and completed refunds of an order by time. Credit toward an exchange is shown with its return and paid the new order. */
export async function ownRefunds(app: App, orderId: number): Promise<OwnRefund[]> {
  const [money, credits] = await Promise.all([refundsOf(app.db, [orderId]), creditRefundsOf(app.db, [orderId])]);
  const { inMoney, inCredit } = refundRows(
    money,
    credits.filter(({ kind }) => kind !== 'exchange'),
  );
  const rows = [
    ...inMoney.map(({ state, completedAt, createdAt, ...row }) => ({
      ...row,
      isPending: state !== 'completed',
      at: completedAt ?? createdAt,
    })),
    ...inCredit.map(({ creditCents, keptCents, createdAt }) => ({
      ...{ wallet: null, amountCents: creditCents, keptCents, isPending: false, at: createdAt },
    })),
  ];
  return rows
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ wallet, amountCents, keptCents, isPending, at }) => ({ wallet, amountCents, keptCents, isPending, at }));
}
