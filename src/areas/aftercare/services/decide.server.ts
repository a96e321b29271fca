import { executeRefunds } from '#areas/checkout/services/refund.server.ts';
import { requireStaffId } from '#areas/orders/services/actions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import * as store from '../store/price-protection.server.ts';
import { writeCreditEmail } from './credit-email.server.ts';
import { recoverReturnedCredits } from './credit-recovery.server.ts';
import { requestRefundAlong } from './exchange-ends.server.ts';
import { payCredit } from './price-protection.server.ts';

/** Gives a pending credit: to the account, or refunded to the payment where there is no account or the buyer chose so. */
export async function approveCredit(app: App, caller: Caller, id: number): Promise<void> {
  const staffId = requireStaffId(caller);
  // Units returned meanwhile are not paid for.
  await recoverReturnedCredits(app);
  const credit = await waiting(app, id);
  if (credit.method === 'refund') await approveRefund(app, caller, credit, staffId);
  else
    await transact(app, async (inside) => {
      const { line, held } = await lockCredit(inside, credit);
      const paid = await payCredit(inside, line, held, staffId);
      if (paid.state !== 'paid') throw new DomainError('creditDecided');
      await note(inside, caller, 'approve', paid);
    });
  app.live.publish('money');
}

/** By the usual refund path over the orders that paid; both are written in one transaction. */
async function approveRefund(app: App, caller: Caller, credit: store.CreditRow, staffId: number): Promise<void> {
  const { orderId } = await orderOf(app, credit);
  const refundIds = await transact(app, async (inside) => {
    const request = { kind: 'price_protection', amountCents: credit.amountCents, reason: 'price protection', staffId } as const;
    const parts = [{ lineId: credit.orderLineId, quantity: 0, amountCents: credit.amountCents }];
    const { refundIds: ids } = await requestRefundAlong(inside, orderId, { ...request, parts });
    const [refundId = null] = ids;
    const { line, held } = await lockCredit(inside, credit);
    const paid = { ...held, state: 'paid' as const, paidAt: app.now(), staffId, refundId };
    if (!(await store.changeCredit(inside.db, held, { state: 'paid', paidAt: paid.paidAt, staffId, refundId })))
      throw new DomainError('creditDecided');
    await store.sumUpLine(inside.db, line.id);
    await writeCreditEmail(inside, line, paid);
    await note(inside, caller, 'approve', paid);
    return ids;
  });
  await executeRefunds(app, refundIds);
}

/** Its level is not requested again. */
export async function refuseCredit(app: App, caller: Caller, id: number, typed: string): Promise<void> {
  const staffId = requireStaffId(caller);
  const reason = typed.trim().slice(0, 300);
  if (reason === '') throw new DomainError('reasonMissing');
  await transact(app, async (inside) => {
    const credit = await waiting(inside, id);
    const { held } = await lockCredit(inside, credit);
    const refused = { ...held, state: 'refused' as const, reason, staffId, endedAt: app.now() };
    if (!(await store.changeCredit(inside.db, held, { state: 'refused', reason, staffId, endedAt: app.now() })))
      throw new DomainError('creditDecided');
    await note(inside, caller, 'refuse', refused);
  });
  app.live.publish('money');
}

async function waiting(app: App, id: number): Promise<store.CreditRow> {
  const credit = await store.creditById(app.db, id);
  if (!credit) throw new DomainError('creditNotExist');
  if (credit.state !== 'pending') throw new DomainError('creditDecided');
  return credit;
}

/** Reads the credit under its line's lock. */
async function lockCredit(inside: App, { id, orderLineId }: store.CreditRow) {
  const line = await store.lockPriceProtectedLine(inside.db, orderLineId);
  const held = await waiting(inside, id);
  if (!line) throw new DomainError('protectionNotPaid');
  return { line, held };
}

async function orderOf(app: App, { orderLineId }: store.CreditRow) {
  const line = await store.lineById(app.db, orderLineId);
  if (!line) throw new DomainError('creditNotExist');
  return line;
}

const note = (inside: App, caller: Caller, decision: 'approve' | 'refuse', credit: store.CreditRow): Promise<void> =>
  audit(inside, caller, {
    action: `price_credit.${decision}`,
    subject: ['price_credit', credit.id],
    before: { state: 'pending' },
    after: {
      state: credit.state,
      cents: credit.amountCents,
      way: credit.method,
      ...(decision === 'refuse' ? { reason: credit.reason } : {}),
    },
  });
