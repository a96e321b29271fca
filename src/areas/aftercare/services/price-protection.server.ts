import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { recordCredit } from '#areas/ledger/services/credits.server.ts';
import { giveCredit } from '#areas/referrals/services/store-credit.server.ts';
import { dayMs, earlier, minuteMs } from '#kernel/dates.ts';
import { type App, transact } from '#platform/app.ts';
import { confirmedDrops, defaultStandMinutes } from '../rules/price-drops.ts';
import { creditsDue, creditWaitReason } from '../rules/price-protection.ts';
import * as drops from '../store/drops.server.ts';
import * as store from '../store/price-protection.server.ts';
import { writeCreditEmail } from './credit-email.server.ts';
import { recoverReturnedCredits } from './credit-recovery.server.ts';
import { countTowardsDay } from './day-limit.server.ts';
import { forEachLine } from './each-line.server.ts';

const dropsAtOnce = 500;
const linesAtOnce = 5000;

export type PriceProtectionTerms = {
  readonly days: number;
  readonly times: number;
  /** Above it staff must approve. */
  readonly limitCents: number;
  /** Daily limit per person or household without approval. */
  readonly dayCents: number;
  readonly standMinutes: number;
  /** Later drops have not lasted long enough; one moment for everything done by these terms. */
  readonly confirmedBefore: Date;
};

export async function fetchPriceProtectionTerms(app: App): Promise<PriceProtectionTerms> {
  const policies = await policiesOf(app);
  const standMinutes = policies.get('priceProtectionStandMinutes') ?? defaultStandMinutes;
  return {
    days: policies.get('priceProtectionDays') ?? 0,
    times: policies.get('priceProtectionTimes') ?? 1,
    limitCents: policies.get('priceProtectionLookCents') ?? 30_000,
    dayCents: policies.get('priceProtectionDayCents') ?? 30_000,
    standMinutes,
    confirmedBefore: earlier(app.now(), standMinutes * minuteMs),
  };
}

/**
 * Scheduled task: recovers credits of returned units, compares every price drop that lasted long enough with the order lines it concerns,
 * and gives the credits due. Idempotent, also when two instances run it. The run of every minute recovers credits only of orders changed
 * since `lately`; the hourly one looks at all.
 */
export async function processPriceProtection(app: App, lately: Date | null = null): Promise<void> {
  const terms = await fetchPriceProtectionTerms(app);
  await recoverReturnedCredits(app, lately);
  await recordPriceFalls(app, terms);
  await evaluateDueDrops(app, terms);
  for (const drop of await drops.pendingDrops(app.db, terms.confirmedBefore, dropsAtOnce)) {
    const isDone = await forEachLine(app, await drops.linesUnder(app.db, drop), (id) => protectLine(app, id, terms));
    if (isDone) await drops.closeDrop(app.db, drop.id, app.now());
  }
}

/** A shop-wide sale is many drops at once: batch size, and batches per run. */
const [fallsAtOnce, goes] = [5000, 40];

async function evaluateDueDrops(app: App, { confirmedBefore, standMinutes }: PriceProtectionTerms): Promise<void> {
  let after = 0;
  for (let go = 0; go < goes; go += 1) {
    const last = await drops.evaluateDrops(app.db, app.now(), { confirmedBefore, standMinutes, after, most: fallsAtOnce });
    if (last === null) return;
    after = last;
  }
}

/** Returns that were missed, and lines whose payment was reported after a drop was processed; hourly. */
export async function sweepPriceProtection(app: App): Promise<void> {
  const terms = await fetchPriceProtectionTerms(app);
  await recoverReturnedCredits(app);
  const lines = await drops.linesForgotten(app.db, earlier(app.now(), 3 * dayMs), terms.confirmedBefore, linesAtOnce);
  await forEachLine(app, lines, (id) => protectLine(app, id, terms));
}

/** As far back as a price may be protected. */
export async function recordPriceFalls(app: App, { days }: PriceProtectionTerms): Promise<void> {
  const span = { from: earlier(app.now(), (days + 1) * dayMs), now: app.now(), most: fallsAtOnce };
  for (let go = 0; go < goes; go += 1) if ((await drops.insertPriceFalls(app.db, span)) < fallsAtOnce) return;
}

type ClaimInput = { readonly message: string; readonly wantsRefund: boolean };

/** Gives a line what is due; each level once. Returns the credits created. */
export const protectLine = (
  app: App,
  lineId: number,
  terms: PriceProtectionTerms,
  claim: ClaimInput | null = null,
): Promise<store.CreditRow[]> =>
  transact(app, async (inside) => {
    const line = await store.lockPriceProtectedLine(inside.db, lineId);
    if (!line) return [];
    const [falls, given] = await Promise.all([
      store.fallsOf(inside.db, line.skuId === null ? [] : [line.skuId], line.paidAt, terms.standMinutes),
      store.creditsOf(inside.db, [line.id]),
    ]);
    const confirmed = confirmedDrops(falls, terms.confirmedBefore);
    const known = confirmed.flatMap(({ dropId, ...fall }) => (dropId === null ? [] : [{ ...fall, dropId }]));
    const made: store.CreditRow[] = [];
    for (const due of creditsDue(line, known, given, terms.times)) {
      const wantsRefund = claim?.wantsRefund === true;
      const waits = creditWaitReason({ ...line, wantsRefund, amountCents: due.amountCents, limitCents: terms.limitCents });
      const credit = await store.insertCredit(inside.db, {
        ...{ orderLineId: line.id, dropId: due.fall.dropId, userId: line.userId, fromCents: due.fromCents, toCents: due.toCents },
        ...{ quantity: due.pieces, amountCents: due.amountCents, claimMessage: claim?.message ?? null, reason: waits ?? '' },
        method: line.userId === null || wantsRefund ? 'refund' : 'store_credit',
        createdAt: app.now(),
      });
      if (credit) made.push(waits === null ? await payWithinDay(inside, line, credit, terms.dayCents) : credit);
    }
    if (made.length > 0)
      await drops.countDrops(
        inside.db,
        made.map(({ dropId }) => dropId),
      );
    return made;
  });

/** Pays a credit automatically unless the daily limit of the person or household is reached: then it needs approval. */
async function payWithinDay(inside: App, line: store.CoveredLine, credit: store.CreditRow, dayCents: number): Promise<store.CreditRow> {
  if (await countTowardsDay(inside, line, credit.amountCents, dayCents)) return payCredit(inside, line, credit);
  await store.changeCredit(inside.db, credit, { reason: 'daily' });
  return { ...credit, reason: 'daily' };
}

/** Credits the account, writes the ledger entry and the email; the caller holds the line. */
export async function payCredit(
  inside: App,
  line: store.CoveredLine,
  credit: store.CreditRow,
  staffId: number | null = null,
): Promise<store.CreditRow> {
  if (line.userId === null) throw new Error(`price credit ${credit.id}: a guest has no account`);
  const cents = credit.amountCents;
  const paid = { ...credit, state: 'paid' as const, paidAt: inside.now(), staffId };
  if (!(await store.changeCredit(inside.db, credit, { state: 'paid', paidAt: paid.paidAt, staffId }))) return credit;
  const event = { userId: line.userId, cents, orderId: line.orderId, staffId };
  await giveCredit(inside, { ...event, kind: 'price_protection', source: ['price_credit', credit.id] });
  await recordCredit(inside, { source: ['price_credit', credit.id], cents, party: line.email, reference: line.number, staffId });
  await store.sumUpLine(inside.db, line.id);
  await writeCreditEmail(inside, line, paid);
  return paid;
}
