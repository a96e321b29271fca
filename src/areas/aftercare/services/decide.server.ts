import { executeRefunds } from '#areas/checkout/services/refund.server.ts';
import { requireStaffId } from '#areas/orders/services/actions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import * as store from '../store/price-protection.server.ts';
import { writeCreditEmail } from './credit-email.server.ts';
import { takeBackLine } from './credit-recovery.server.ts';
import { requestRefundAlong } from './exchange-ends.server.ts';
import { payCredit } from './price-protection.server.ts';

/**
 * Gives a pending credit: to the account, or refunded to the payment where there is no account or the buyer chose so. Reading, judging and
 * writing happen under the order's lock in one transaction. `seenCents` is the amount a person saw; another one is refused.
 */
export async function approveCredit(app: App, caller: Caller, id: number, seenCents: number | null = null): Promise<void> {
  const staffId = requireStaffId(caller);
  const { orderLineId } = await waiting(app, id);
  const given = await transact(app, async (inside) => {
    const line = await store.lockPriceProtectedLine(inside.db, orderLineId);
    await waiting(inside, id);
    // Units that are gone meanwhile are not paid for.
    await takeBackLine(inside, orderLineId);
    const held = await store.creditById(inside.db, id);
    if (held?.state !== 'pending') return null;
    if (!line) throw new DomainError('protectionNotPaid');
    if (seenCents !== null && seenCents !== held.amountCents) throw changed(held.amountCents);
    const { credit, refundIds } = await giveBy[held.method](inside, line, held, staffId);
    await note(inside, caller, 'approve', credit);
    return refundIds;
  });
  app.live.publish('money');
  if (given === null) throw changed(0);
  await executeRefunds(app, given);
}

const changed = (amountCents: number): DomainError => new DomainError('creditChanged', { amount: dollars(cents(amountCents)) });

type Given = { readonly credit: store.CreditRow; readonly refundIds: readonly number[] };
type GiveCredit = (inside: App, line: store.CoveredLine, held: store.CreditRow, staffId: number) => Promise<Given>;

const toAccount: GiveCredit = async (inside, line, held, staffId) => {
  const credit = await payCredit(inside, line, held, staffId);
  if (credit.state !== 'paid') throw new DomainError('creditDecided');
  return { credit, refundIds: [] };
};

/** By the usual refund path over the orders that paid; the credit says which request paid it. */
const toPayment: GiveCredit = async (inside, line, held, staffId) => {
  const { amountCents } = held;
  const request = { kind: 'price_protection', amountCents, reason: 'price protection', staffId } as const;
  const parts = [{ lineId: line.id, quantity: 0, amountCents }];
  const { refundIds, refundRequestId } = await requestRefundAlong(inside, line.orderId, { ...request, parts });
  const changes = { state: 'paid', paidAt: inside.now(), staffId, refundId: refundIds[0] ?? null, refundRequestId } as const;
  if (!(await store.changeCredit(inside.db, held, changes))) throw new DomainError('creditDecided');
  const credit = { ...held, ...changes };
  await store.sumUpLine(inside.db, line.id);
  await writeCreditEmail(inside, line, credit);
  return { credit, refundIds };
};

const giveBy: Readonly<Record<store.CreditRow['method'], GiveCredit>> = { store_credit: toAccount, refund: toPayment };

/** Its level is not requested again. */
export async function refuseCredit(app: App, caller: Caller, id: number, typed: string): Promise<void> {
  const staffId = requireStaffId(caller);
  const reason = typed.trim().slice(0, 300);
  if (reason === '') throw new DomainError('reasonMissing');
  await transact(app, async (inside) => {
    const credit = await waiting(inside, id);
    const held = await lockCredit(inside, credit);
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
  // All of its units are gone: nobody decided it.
  if (credit.state === 'reversed' && credit.paidAt === null) throw changed(0);
  if (credit.state !== 'pending') throw new DomainError('creditDecided');
  return credit;
}

/** Reads the credit under its line's lock. */
async function lockCredit(inside: App, { id, orderLineId }: store.CreditRow): Promise<store.CreditRow> {
  await store.lockPriceProtectedLine(inside.db, orderLineId);
  return waiting(inside, id);
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
