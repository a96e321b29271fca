import { policiesOf } from '#areas/content/service.server.ts';
import { bookCredit, rebookCredit } from '#areas/ledger/services/credits.server.ts';
import { giveCredit, takeBackCredit } from '#areas/referrals/services/credit.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { type App, transact } from '#platform/app.ts';
import { creditsDue, keptOf, waitsFor } from '../rules/protection.ts';
import * as drops from '../store/drops.server.ts';
import * as store from '../store/protection.server.ts';
import { writeCreditLetter } from './credit-letter.server.ts';

const dropsAtOnce = 500;
const linesAtOnce = 5000;
/** A return comes within weeks; older credits are not looked at any more. */
const backDays = 200;

export type Terms = { readonly days: number; readonly times: number; readonly limitCents: number };

export async function protectionTerms(app: App): Promise<Terms> {
  const policies = await policiesOf(app);
  return {
    days: policies.get('priceProtectionDays') ?? 0,
    times: policies.get('priceProtectionTimes') ?? 1,
    limitCents: policies.get('priceProtectionLookCents') ?? 30_000,
  };
}

/**
 * The chore that keeps the promise: what came back is taken back, every new fall of a price is compared with the lines it concerns, and
 * what is due is given. Asked again, or by two at once, it finds nothing left to do. By the minute it takes back of orders that something
 * happened to since a moment; the hour looks at all of them.
 */
export async function keepProtection(app: App, lately: Date | null = null): Promise<void> {
  const terms = await protectionTerms(app);
  await takeBackReturned(app, lately);
  await noteFalls(app, terms);
  await passOver(app);
  for (const drop of await drops.waitingDrops(app.db, dropsAtOnce)) {
    const isDone = await eachLine(app, await drops.linesUnder(app.db, drop), (id) => protectLine(app, id, terms));
    if (isDone) await drops.closeDrop(app.db, drop.id, app.now());
  }
}

/** A sale of the whole shop is many falls at once: so many in one statement, so many statements in one go. */
const [fallsAtOnce, goes] = [5000, 40];

async function passOver(app: App): Promise<void> {
  let after = 0;
  for (let go = 0; go < goes; go += 1) {
    const last = await drops.passOver(app.db, app.now(), { after, most: fallsAtOnce });
    if (last === null) return;
    after = last;
  }
}

/** What came back unseen, and lines whose payment was told after a fall was looked at; asked for by the hour. */
export async function sweepProtection(app: App): Promise<void> {
  const terms = await protectionTerms(app);
  await takeBackReturned(app);
  const lines = await drops.linesForgotten(app.db, earlier(app.now(), 3 * dayMs), linesAtOnce);
  await eachLine(app, lines, (id) => protectLine(app, id, terms));
}

/** Falls as far back as a price may be protected. */
export async function noteFalls(app: App, { days }: Terms): Promise<void> {
  const span = { from: earlier(app.now(), (days + 1) * dayMs), now: app.now(), most: fallsAtOnce };
  for (let go = 0; go < goes; go += 1) if ((await drops.noteFalls(app.db, span)) < fallsAtOnce) return;
}

/** One line that cannot be worked on is no reason to leave the others waiting. */
async function eachLine(app: App, ids: readonly number[], work: (id: number) => Promise<unknown>): Promise<boolean> {
  let isDone = true;
  for (const id of ids)
    try {
      await work(id);
    } catch (err) {
      isDone = false;
      app.log.error({ err, line: id }, 'price protection of a line failed');
    }
  return isDone;
}

type Wish = { readonly message: string; readonly wantsRefund: boolean };

/** Gives a line what is due to it today; each level once, whoever asks. Answers the credits that were made. */
export const protectLine = (app: App, lineId: number, terms: Terms, wish: Wish | null = null): Promise<store.CreditRow[]> =>
  transact(app, async (inside) => {
    const line = await store.heldLine(inside.db, lineId);
    if (!line) return [];
    const [falls, given] = await Promise.all([
      store.fallsOf(inside.db, line.skuId === null ? [] : [line.skuId], line.paidAt),
      store.creditsOf(inside.db, [line.id]),
    ]);
    const known = falls.flatMap(({ dropId, ...fall }) => (dropId === null ? [] : [{ ...fall, dropId }]));
    const made: store.CreditRow[] = [];
    for (const due of creditsDue(line, known, given, terms.times)) {
      const wantsRefund = wish?.wantsRefund === true;
      const waits = waitsFor({ ...line, wantsRefund, amountCents: due.amountCents, limitCents: terms.limitCents });
      const credit = await store.insertCredit(inside.db, {
        ...{ orderLineId: line.id, dropId: due.fall.dropId, userId: line.userId, fromCents: due.fromCents, toCents: due.toCents },
        ...{ quantity: due.pieces, amountCents: due.amountCents, claimMessage: wish?.message ?? null, reason: waits ?? '' },
        way: line.userId === null || wantsRefund ? 'refund' : 'store_credit',
        createdAt: app.now(),
      });
      if (!credit) continue;
      made.push(waits === null ? await payCredit(inside, line, credit) : credit);
    }
    if (made.length > 0)
      await drops.countDrops(
        inside.db,
        made.map(({ dropId }) => dropId),
      );
    return made;
  });

/** Writes what is left of a credit to her account, books it and tells her; the line is held by the caller. */
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
  await bookCredit(inside, { source: ['price_credit', credit.id], cents, party: line.email, reference: line.number, staffId });
  await store.sumUpLine(inside.db, line.id);
  await writeCreditLetter(inside, line, paid);
  return paid;
}

/** Pieces that came back, or were paid back, are not protected: what was given for them goes, as far as it is still there. */
export async function takeBackReturned(app: App, lately: Date | null = null): Promise<void> {
  for (const line of await store.reopenFailed(app.db)) await store.sumUpLine(app.db, line);
  const lines = await store.linesToTakeBack(app.db, earlier(app.now(), backDays * dayMs), lately, linesAtOnce);
  await eachLine(app, lines, (id) => takeBackLine(app, id));
}

const takeBackLine = (app: App, lineId: number): Promise<void> =>
  transact(app, async (inside) => {
    await store.heldLine(inside.db, lineId);
    const pieces = Math.max(0, await store.piecesLeft(inside.db, lineId));
    for (const credit of await store.creditsOf(inside.db, [lineId])) {
      const isOpen = credit.state === 'pending' || (credit.state === 'paid' && credit.way === 'store_credit');
      if (isOpen && credit.quantity - credit.backQuantity > pieces) await takeBack(inside, credit, pieces);
    }
    await store.sumUpLine(inside.db, lineId);
  });

async function takeBack(inside: App, credit: store.CreditRow, pieces: number): Promise<void> {
  const kept = keptOf(credit, pieces);
  // What was not given yet is simply less; nothing has to be taken.
  if (credit.state === 'pending' && kept > 0) {
    await store.changeCredit(inside.db, credit, { quantity: pieces, amountCents: kept });
    return;
  }
  const back = { quantity: credit.quantity - pieces, cents: credit.amountCents - kept };
  const source = ['price_credit', credit.id] as const;
  const event = { kind: 'taken_back' as const, source: ['price_credit', `${credit.id}/${back.quantity}`] as const };
  const more = back.cents - credit.backCents;
  const taken =
    credit.state === 'paid' && credit.userId ? await takeBackCredit(inside, { ...event, userId: credit.userId, cents: more }) : 0;
  const takenCents = credit.takenCents + taken;
  await store.changeCredit(inside.db, credit, {
    ...{ backQuantity: back.quantity, backCents: back.cents, takenCents },
    ...(kept === 0 ? { state: 'reversed', endedAt: inside.now() } : {}),
  });
  if (taken > 0) await rebookCredit(inside, { source, mark: back.quantity, cents: credit.amountCents - takenCents, note: 'returned' });
}
