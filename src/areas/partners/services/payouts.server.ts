import { bookPayout } from '#areas/ledger/services/payouts.server.ts';
import { Refused } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { amountOf, monthBegin } from '../rules/payouts.ts';
import * as store from '../store/payouts.server.ts';

/** Affiliates with their share, and each month of theirs that is over: what it came to and whether it was paid. */
export async function payoutDesk(app: App) {
  const [partners, earned, made] = await Promise.all([
    store.affiliatesByName(app.db),
    store.earnings(app.db, monthBegin(app.now())),
    store.payoutsMade(app.db),
  ]);
  const paidOf = (partnerId: number, month: string) => made.find((row) => row.partnerId === partnerId && row.month === month);
  const open = earned
    .filter(({ partnerId, month }) => !paidOf(partnerId, month))
    .map((row) => ({
      ...row,
      amountCents: amountOf(row.basisCents, partners.find(({ id }) => id === row.partnerId)?.shareBp ?? 0),
      paidAt: null,
    }));
  return { partners, months: [...open, ...made] };
}

export type Paying = { readonly partnerId: number; readonly month: string; readonly reference: string };

/** Pays a month out: the sum is made here, once more, and booked as an expenditure with it. A month is paid once. */
export const payOut = (app: App, caller: Caller, { partnerId, month, reference }: Paying): Promise<number> =>
  transact(app, async (inside) => {
    const partner = await store.affiliateById(inside.db, partnerId);
    if (partner?.kind !== 'affiliate' || partner.status !== 'approved') throw new Refused('payoutNotDue');
    const now = app.now();
    const due = (await store.earnings(inside.db, monthBegin(now))).find((row) => row.partnerId === partnerId && row.month === month);
    const amountCents = due ? amountOf(due.basisCents, partner.shareBp) : 0;
    if (!due || amountCents === 0) throw new Refused('payoutNotDue');
    const staffId = caller.staff?.id ?? null;
    const row = { partnerId, month, basisCents: due.basisCents, amountCents, paidAt: now, reference, staffId, createdAt: now };
    const id = await store.insertPayout(inside.db, row);
    if (id === null) throw new Refused('payoutNotDue');
    await bookPayout(inside, {
      id,
      amountCents,
      party: partner.name,
      reference: reference || `${partner.name} ${month.slice(0, 7)}`,
      staffId,
    });
    await audit(inside, caller, {
      action: 'partner.payout',
      subject: ['partner', partnerId],
      after: { month, amount_cents: amountCents, reference },
    });
    return amountCents;
  });

/** Another share from the next payout on; what was paid stays. */
export const changeShare = (app: App, caller: Caller, partnerId: number, shareBp: number): Promise<void> =>
  transact(app, async (inside) => {
    if (!Number.isSafeInteger(shareBp) || shareBp < 0 || shareBp > 5000) throw new Refused('badValue', { field: 'share' });
    const partner = await store.affiliateById(inside.db, partnerId);
    if (!partner) throw new Refused('userNotExist');
    await store.setShare(inside.db, partnerId, shareBp, app.now());
    const change = { before: { share_bp: partner.shareBp }, after: { share_bp: shareBp } };
    await audit(inside, caller, { action: 'partner.share', subject: ['partner', partnerId], ...change });
  });
