import { correctCredit } from '#areas/ledger/services/credits.server.ts';
import { takeBackCredit } from '#areas/referrals/services/credit.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { type App, type RecoverSpentCredit, transact } from '#platform/app.ts';
import { remainingCreditCents } from '../rules/price-protection.ts';
import * as store from '../store/price-protection.server.ts';
import { forEachLine } from './each-line.server.ts';

const linesAtOnce = 5000;
/** A return comes within weeks; older credits are not looked at any more. */
const backDays = 200;

/**
 * See `RecoverSpentCredit`. Asked again for the same pieces it finds nothing missing and answers 0. A refund that the provider refuses
 * later leaves the credit taken back and the recovered money kept: the next try gives the rest.
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
 * The same where pieces are settled by store credit: what is missing is taken from the account, and nothing from money. Called inside the
 * transaction that settles, with the order locked. Answers what was taken.
 */
export async function takeBackFromAccount(inside: App, lineIds: readonly number[]): Promise<number> {
  let taken = 0;
  for (const lineId of lineIds.toSorted((a, b) => a - b))
    taken += (await takeBackLine(inside, lineId, { keptPieces: null, maxCents: 0 })).taken;
  return taken;
}

/** What a refund of the whole order would keep: protection credit given for it that is no longer in the buyer's account. */
export const spentPriceProtectionCredit = (app: App, orderId: number): Promise<number> => store.spentCredit(app.db, orderId);

/** Pieces that came back, or were refunded, are not protected: what was given for them goes, as far as it is still in the account. */
export async function takeBackReturned(app: App, lately: Date | null = null): Promise<void> {
  for (const line of await store.reopenFailed(app.db)) await store.sumUpLine(app.db, line);
  const lines = await store.linesToTakeBack(app.db, earlier(app.now(), backDays * dayMs), lately, linesAtOnce);
  await forEachLine(app, lines, (id) => transact(app, (inside) => takeBackLine(inside, id)));
}

/** What a refund keeps at most, and the pieces the buyer keeps; null is what the line says. */
type Refund = { readonly keptPieces: number | null; readonly maxCents: number };

/** What was taken from the account, and what is to be kept from the refund. */
type TakenBack = { readonly taken: number; readonly recovered: number };

/** Takes back the credits of one line, with a refund or without. */
async function takeBackLine(inside: App, lineId: number, refund: Refund | null = null): Promise<TakenBack> {
  await store.lockPriceProtectedLine(inside.db, lineId);
  const left = await store.countRemainingPieces(inside.db, lineId);
  const pieces = Math.min(left, Math.max(0, refund?.keptPieces ?? left));
  let [taken, recovered] = [0, 0];
  for (const credit of await store.creditsOf(inside.db, [lineId])) {
    if (!isToTakeBack(credit, pieces) && (refund === null || missingCents(credit) === 0)) continue;
    const back = await takeBack(inside, credit, pieces, (refund?.maxCents ?? 0) - recovered);
    taken += back.taken;
    recovered += back.recovered;
  }
  await store.sumUpLine(inside.db, lineId);
  return { taken, recovered };
}

/** Money that went to a payment stays there. */
const isToTakeBack = ({ state, method, quantity, backQuantity }: store.CreditRow, pieces: number): boolean =>
  (state === 'pending' || (state === 'paid' && method === 'store_credit')) && quantity - backQuantity > pieces;

/** What is no longer owed of a credit that was given, and was neither taken nor recovered. */
const missingCents = ({ paidAt, method, backCents, takenCents, recoveredCents }: store.CreditRow): number =>
  paidAt !== null && method === 'store_credit' ? backCents - takenCents - recoveredCents : 0;

/**
 * The one way by which a credit goes back: the account first, then the refund, at most `maxCents` of it. What was spent and could not be
 * recovered stays spent in the books, and the row says how much that is.
 */
async function takeBack(inside: App, credit: store.CreditRow, pieces: number, maxCents: number): Promise<TakenBack> {
  const kept = remainingCreditCents(credit, pieces);
  // What was not given yet is simply less; nothing has to be taken.
  if (credit.state === 'pending' && kept > 0) {
    await store.changeCredit(inside.db, credit, { quantity: pieces, amountCents: kept });
    return { taken: 0, recovered: 0 };
  }
  // What was taken back once is not given again, even if the pieces are kept after all.
  const backCents = Math.max(credit.backCents, credit.amountCents - kept);
  const isOver = backCents === credit.amountCents;
  const backQuantity = isOver ? credit.quantity : Math.max(credit.backQuantity, credit.quantity - pieces);
  const missing = missingCents({ ...credit, backCents });
  const settled = credit.takenCents + credit.recoveredCents;
  const event = { kind: 'taken_back' as const, source: ['price_credit', `${credit.id}/${backQuantity}-${settled}`] as const };
  const taken = missing > 0 && credit.userId ? await takeBackCredit(inside, { ...event, userId: credit.userId, cents: missing }) : 0;
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
