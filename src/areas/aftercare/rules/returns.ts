import type { OrderLine } from '#areas/orders/rules/order-line.ts';
import { dayMs, later } from '#kernel/dates.ts';

export type ReturnTerms = {
  readonly days: number;
  readonly cashFeeBp: number;
  readonly creditFeeBp: number;
  /** Orders from this many units are bulk. */
  readonly bulkFrom: number;
  readonly bulkIsFinal: boolean;
  readonly clearanceIsFinal: boolean;
  readonly madeToOrderIsFinal: boolean;
};

export const returnTermsIn = (policies: ReadonlyMap<string, number>): ReturnTerms => ({
  days: policies.get('returnDays') ?? 0,
  cashFeeBp: policies.get('returnFeeCashBp') ?? 0,
  creditFeeBp: policies.get('returnFeeCreditBp') ?? 0,
  bulkFrom: policies.get('bulkFromPieces') ?? Number.POSITIVE_INFINITY,
  bulkIsFinal: policies.get('bulkIsFinal') === 1,
  clearanceIsFinal: policies.get('clearanceIsFinal') !== 0,
  madeToOrderIsFinal: policies.get('madeToOrderIsFinal') !== 0,
});

/** The last moment for returning a delivered item. */
export const returnUntil = (deliveredAt: Date, { days }: ReturnTerms): Date => later(deliveredAt, days * dayMs);

export const finalReasons = ['madeToOrder', 'clearance', 'bulk', 'gift', 'cameBack'] as const;
export type FinalReason = (typeof finalReasons)[number];

type EndedPieces = Pick<OrderLine, 'returnedQuantity' | 'refundedQuantity' | 'removedQuantity'>;
type DeliveredLine = EndedPieces & Pick<OrderLine, 'quantity' | 'isMadeToOrder' | 'isFinalSale' | 'isGift'>;

/** Units that cannot be returned: never shipped, already returned, or refunded. A returned and refunded unit is one unit. */
export const endedQuantity = ({ returnedQuantity, refundedQuantity, removedQuantity }: EndedPieces): number =>
  Math.max(returnedQuantity + removedQuantity, refundedQuantity);

/** Why a line cannot be returned; null when it can. */
export function whyFinal(line: DeliveredLine, orderPieces: number, terms: ReturnTerms): FinalReason | null {
  if (endedQuantity(line) >= line.quantity) return 'cameBack';
  if (line.isGift) return 'gift';
  if (line.isFinalSale && line.isMadeToOrder && terms.madeToOrderIsFinal) return 'madeToOrder';
  if (line.isFinalSale && !line.isMadeToOrder && terms.clearanceIsFinal) return 'clearance';
  return terms.bulkIsFinal && orderPieces >= terms.bulkFrom ? 'bulk' : null;
}
