import { remainingCreditCents } from '#areas/checkout/rules/price-refunds.ts';
import { correctCredit } from '#areas/ledger/services/credits.server.ts';
import { recoverCredit } from '#areas/referrals/services/store-credit.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { type App, type RecoverSpentCredit, transact } from '#platform/app.ts';
import * as store from '../store/price-protection.server.ts';
import { forEachLine } from './each-line.server.ts';

const linesAtOnce = 5000;
/** Returns come within weeks; older credits are no longer checked. */
const backDays = 200;

/**
 * See `RecoverSpentCredit`. Idempotent for the same units: returns 0. A refund the provider refuses later leaves the credit recovered; the
 * next try refunds the rest.
 */
export const recoverSpentCredit: RecoverSpentCredit = async (inside, { orderId, keptPieces, maxCents }) => {
  let recovered = 0;
  for (const lineId of await store.linesWithCredits(inside.db, orderId, [...keptPieces.keys()])) {
    const refund = { keptPieces: keptPieces.get(lineId) ?? 0, maxCents: maxCents - recovered };
    recovered += (await takeBackLine(inside, lineId, refund)).recovered;
  }
  return recovered;
};

/**
 * The same where units are settled by store credit: the missing part is taken from the account, nothing from money. Inside the settling
 * transaction with the order locked. Returns what was taken.
 */
export async function recoverFromStoreCredit(inside: App, lineIds: readonly number[]): Promise<number> {
  let taken = 0;
  for (const lineId of lineIds.toSorted((a, b) => a - b))
    taken += (await takeBackLine(inside, lineId, { keptPieces: null, maxCents: 0 })).taken;
  return taken;
}

/** What a full refund would withhold: protection credit given for the order and no longer in the account. */
export const spentPriceProtectionCredit = (app: App, orderId: number): Promise<number> => store.spentCredit(app.db, orderId);

/** Returned or refunded units are not protected: credit given for them is taken back as far as it is still in the account. */
export async function recoverReturnedCredits(app: App, lately: Date | null = null): Promise<void> {
  for (const line of await store.reopenFailed(app.db)) await store.sumUpLine(app.db, line);
  const lines = await store.linesToRecover(app.db, earlier(app.now(), backDays * dayMs), lately, linesAtOnce);
  await forEachLine(app, lines, (id) => transact(app, (inside) => takeBackLine(inside, id)));
}

/** The most a refund withholds, and the units kept; null uses the line's own count. */
type Refund = { readonly keptPieces: number | null; readonly maxCents: number };

/** Taken from the account, and to be withheld from the refund. */
type TakenBack = { readonly taken: number; readonly recovered: number };

/** Credit of one line's units that are gone is taken back; the line is locked here. */
export async function takeBackLine(inside: App, lineId: number, refund: Refund | null = null): Promise<TakenBack> {
  await store.lockPriceProtectedLine(inside.db, lineId);
  const left = await store.remainingQuantity(inside.db, lineId);
  const units = Math.min(left, Math.max(0, refund?.keptPieces ?? left));
  let [taken, recovered] = [0, 0];
  for (const credit of await store.creditsOf(inside.db, [lineId])) {
    if (!isToTakeBack(credit, units) && (refund === null || missingCents(credit) === 0)) continue;
    const back = await takeBack(inside, credit, units, (refund?.maxCents ?? 0) - recovered);
    taken += back.taken;
    recovered += back.recovered;
  }
  await store.settlePriceRefunds(inside.db, lineId, inside.now());
  await store.sumUpLine(inside.db, lineId);
  return { taken, recovered };
}

/** What was refunded to a payment comes off the refund of its units instead: see `settlePriceRefunds`. */
const isToTakeBack = ({ state, method, quantity, backQuantity }: store.CreditRow, units: number): boolean =>
  (state === 'pending' || (state === 'paid' && method === 'store_credit')) && quantity - backQuantity > units;

/** Given, no longer owed, and neither taken back nor recovered. */
const missingCents = ({ paidAt, method, backCents, takenCents, recoveredCents }: store.CreditRow): number =>
  paidAt !== null && method === 'store_credit' ? backCents - takenCents - recoveredCents : 0;

/**
 * The one way a credit is taken back: from the account first, then from the refund up to `maxCents`. What was spent and could not be
 * recovered stays spent in the ledger, and the row records how much.
 */
async function takeBack(inside: App, credit: store.CreditRow, units: number, maxCents: number): Promise<TakenBack> {
  const remainingCents = remainingCreditCents(credit, units);
  // Pending credit is simply reduced.
  if (credit.state === 'pending' && remainingCents > 0) {
    await store.changeCredit(inside.db, credit, { quantity: units, amountCents: remainingCents });
    return { taken: 0, recovered: 0 };
  }
  // A recovered credit is not given again, even if the units are not returned after all.
  const backCents = Math.max(credit.backCents, credit.amountCents - remainingCents);
  const isOver = backCents === credit.amountCents;
  const backQuantity = isOver ? credit.quantity : Math.max(credit.backQuantity, credit.quantity - units);
  const missing = missingCents({ ...credit, backCents });
  const settled = credit.takenCents + credit.recoveredCents;
  const event = { kind: 'taken_back' as const, source: ['price_credit', `${credit.id}/${backQuantity}-${settled}`] as const };
  const taken = missing > 0 && credit.userId ? await recoverCredit(inside, { ...event, userId: credit.userId, cents: missing }) : 0;
  const recovered = Math.max(0, Math.min(missing - taken, maxCents));
  const changes = { backQuantity, backCents, takenCents: credit.takenCents + taken, recoveredCents: credit.recoveredCents + recovered };
  await store.changeCredit(inside.db, credit, {
    ...changes,
    ...(isOver && credit.state !== 'reversed' ? { state: 'reversed', endedAt: inside.now() } : {}),
  });
  if (taken + recovered > 0) {
    const goneCents = settled + taken + recovered;
    const mark = `${backQuantity}-${goneCents}`;
    await correctCredit(inside, { source: ['price_credit', credit.id], mark, cents: credit.amountCents - goneCents, note: 'returned' });
  }
  return { taken, recovered };
}
