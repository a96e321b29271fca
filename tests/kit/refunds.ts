import { type RefundSelection, refundByStaff } from '#areas/checkout/services/staff-refund.server.ts';
import { type App, type Caller, nobody } from '#platform/app.ts';

const owner: Caller = { ...nobody, staff: { id: 1, roles: ['owner'] }, by: 'header' };

/** An owner refunds an order, as the office and the call do. */
export const refund = (app: App, number: string, selection: RefundSelection, reason = 'refund') =>
  refundByStaff(app, owner, { number, selection, reason });
export const everything: RefundSelection = { kind: 'all' };
export const amount = (amountCents: number): RefundSelection => ({ kind: 'amount', amountCents });
/** So many pieces of these lines. */
export const pieces = (...lines: (readonly [lineId: number, quantity: number])[]): RefundSelection => ({
  kind: 'pieces',
  pieces: new Map(lines),
  shippingCents: 0,
});
