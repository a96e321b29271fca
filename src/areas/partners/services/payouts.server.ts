import { recordPayout } from '#areas/ledger/services/payouts.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { checkWithin } from '#kernel/limits.ts';
import { dollarText } from '#kernel/money.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { Chosen } from '#site/list.ts';
import { affiliateStates } from '../rules/account.ts';
import type { payoutList } from '../rules/payout-list.ts';
import { calculatePayoutLine, lastMonth, maxShareBp, minPayoutCents, monthBegin, sumPayoutLines } from '../rules/payouts.ts';
import * as store from '../store/payouts.server.ts';

type Affiliate = { readonly id: number; readonly shareBp: number };

/** Open lines of each at the end of the last month. */
async function openLines(app: App, partners: readonly Affiliate[], partnerId?: number) {
  const open = await store.selectPayableOrders(app.db, monthBegin(app.now()), partnerId);
  return open.flatMap((order) => {
    const partner = partners.find(({ id }) => id === order.partnerId);
    return partner
      ? [{ ...calculatePayoutLine(order, partner.shareBp), partnerId: partner.id, number: order.number, deliveredAt: order.deliveredAt }]
      : [];
  });
}

/** Affiliates with share, open amount and payouts. */
export async function fetchPayoutOverview(app: App) {
  const [partners, made] = await Promise.all([store.affiliatesByName(app.db), store.payoutsMade(app.db)]);
  const lines = await openLines(app, partners);
  const month = lastMonth(app.now());
  const open = partners.flatMap(({ id: partnerId }) => {
    const sum = sumPayoutLines(lines.filter((line) => line.partnerId === partnerId));
    const isPaid = made.some((row) => row.partnerId === partnerId && row.month === month);
    if (sum.orderCount === 0 || isPaid) return [];
    return [{ ...sum, partnerId, month, isDue: sum.amountCents >= minPayoutCents }];
  });
  return { partners, open, made };
}

export const listPayouts = (
  app: App,
  { filters: { partner, month }, sort }: Chosen<typeof payoutList>,
  span: { readonly limit: number; readonly offset: number },
) => store.payoutsListed(app.db, { partnerId: partner, month, by: sort.by, down: sort.down, ...span });

export type PayoutInput = { readonly partnerId: number; readonly month: string; readonly reference: string };

/**
 * Pays an affiliate what is open at the end of the last month: the sum is computed again here, stored order by order, and recorded as an
 * expense. A month is paid once; returns since an earlier payout are deducted, and an amount below the minimum waits.
 */
export const payOut = (app: App, caller: Caller, { partnerId, month, reference }: PayoutInput): Promise<number> =>
  transact(app, async (inside) => {
    const partner = await store.affiliateById(inside.db, partnerId);
    const now = app.now();
    if (partner?.kind !== 'affiliate' || partner.status !== 'approved' || month !== lastMonth(now)) throw new DomainError('payoutNotDue');
    const lines = await openLines(inside, [partner], partnerId);
    const { basisCents, amountCents } = sumPayoutLines(lines);
    if (lines.length === 0) throw new DomainError('payoutNotDue');
    if (amountCents < minPayoutCents) throw new DomainError('payoutTooSmall', { least: dollarText(minPayoutCents) });
    const staffId = caller.staff?.id ?? null;
    const id = await store.insertPayout(inside.db, {
      partnerId,
      month,
      basisCents,
      amountCents,
      paidAt: now,
      reference,
      staffId,
      createdAt: now,
    });
    if (id === null) throw new DomainError('payoutNotDue');
    await store.insertPayoutLines(
      inside.db,
      id,
      lines.map((line) => ({ orderId: line.orderId, basisCents: line.basisCents, amountCents: line.amountCents })),
    );
    const payoutReference = reference || `${partner.name} ${month.slice(0, 7)}`;
    await recordPayout(inside, { id, amountCents, party: partner.name, reference: payoutReference, staffId });
    const after = { month, amount_cents: amountCents, orders: lines.length, reference };
    await audit(inside, caller, { action: 'partner.payout', subject: ['partner', partnerId], after });
    return amountCents;
  });

/** From the next payout on; paid ones stay. */
export const changeShare = (app: App, caller: Caller, partnerId: number, shareBp: number): Promise<void> =>
  transact(app, async (inside) => {
    checkShare(shareBp);
    const partner = await store.affiliateById(inside.db, partnerId);
    if (partner?.kind !== 'affiliate') throw new DomainError('userNotExist');
    await store.updateAffiliateShare(inside.db, partnerId, shareBp, app.now());
    const sides = { before: { share_bp: partner.shareBp }, after: { share_bp: shareBp } };
    await audit(inside, caller, { action: 'partner.share', subject: ['partner', partnerId], ...sides });
  });

const checkShare = (shareBp: number): void => {
  checkWithin('share', shareBp, [0, maxShareBp], 'bp');
};

export type NewAffiliate = { readonly email: string; readonly name: string; readonly shareBp: number };

/** From now on a monthly share instead of store credit per friend. */
export const addAffiliate = (app: App, caller: Caller, { email, name, shareBp }: NewAffiliate): Promise<number> =>
  transact(app, async (inside) => {
    checkShare(shareBp);
    if (name === '') throw new DomainError('lackParameter', { field: 'name' });
    const userId = await store.selectAffiliateShopperId(inside.db, email);
    if (userId === null) throw new DomainError('userNotExist');
    const now = app.now();
    const decided = { decidedBy: caller.staff?.id ?? null, decidedAt: now, createdAt: now, updatedAt: now };
    const row = { userId, kind: 'affiliate', status: 'approved', businessName: name, shareBp, ...decided } as const;
    const id = await store.insertAffiliate(inside.db, row);
    if (id === null) throw new DomainError('accountAsked');
    await audit(inside, caller, { action: 'partner.add', subject: ['partner', id], after: { name, share_bp: shareBp, email } });
    return id;
  });

/** Ends or reinstates an affiliate. Open amounts are not paid meanwhile. */
export const endAffiliate = (app: App, caller: Caller, partnerId: number, isEnded: boolean): Promise<void> =>
  transact(app, async (inside) => {
    const partner = await store.affiliateById(inside.db, partnerId);
    if (partner?.kind !== 'affiliate' || !affiliateStates.includes(partner.status)) throw new DomainError('userNotExist');
    const status = isEnded ? 'revoked' : 'approved';
    if (partner.status === status) return;
    await store.updateAffiliateStatus(inside.db, partnerId, status, app.now());
    const sides = { before: { status: partner.status }, after: { status } };
    await audit(inside, caller, { action: 'partner.status', subject: ['partner', partnerId], ...sides });
  });

/** Payout lines and, without a month, the open ones; newest first. */
export async function statementOf(app: App, chosen: { readonly partnerId?: number | undefined; readonly month?: string | undefined }) {
  const partners = await store.affiliatesByName(app.db);
  const nameOf = (id: number): string => partners.find((one) => one.id === id)?.name ?? '';
  const open = chosen.month === undefined ? await openLines(app, partners, chosen.partnerId) : [];
  const paid = await store.linesPaid(app.db, chosen);
  return [...open.map((line) => ({ ...line, month: null, paidAt: null })), ...paid].map((line) => ({
    ...line,
    name: nameOf(line.partnerId),
  }));
}

/** Share, open amount and payouts. Buyers appear only in sums, never by order. */
export async function ownPayouts(app: App, partner: Affiliate) {
  const [lines, made] = await Promise.all([openLines(app, [partner], partner.id), store.payoutsOf(app.db, partner.id)]);
  return { open: sumPayoutLines(lines), leastCents: minPayoutCents, made };
}
