import { dayMs, earlier, later, minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, anonymousCaller, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { canWinnerBecome, prizeAnswerDays, type WinnerState } from '../rules/giveaway.ts';
import * as store from '../store/giveaways.server.ts';
import { closeEndedGiveaways, invalidateGiveaways } from './giveaway-draw.server.ts';
import { writeWinnerEmail } from './giveaway-emails.server.ts';
import { parseGiveawayLink } from './giveaway-links.server.ts';

type Winner = NonNullable<Awaited<ReturnType<typeof store.winnerById>>>;

/** Emails all drawn winners not contacted yet; they have seven days. */
export async function contactWinners(app: App, caller: Caller, giveawayId: number): Promise<number> {
  const written = await transact(app, async (inside) => {
    const giveaway = await store.lockGiveaway(inside.db, giveawayId);
    if (!giveaway || (giveaway.state !== 'drawn' && giveaway.state !== 'published')) throw new DomainError('giveawayState');
    const waiting = (await store.winnersOf(inside.db, giveawayId)).filter(({ winner }) => winner.state === 'drawn');
    for (const { winner } of waiting) await contact(inside, caller, winner);
    return waiting.length;
  });
  await invalidateGiveaways(app);
  return written;
}

async function contact(inside: App, caller: Caller, winner: Winner): Promise<void> {
  const giveaway = await store.lockGiveaway(inside.db, winner.giveawayId);
  const entry = await store.selectGiveawayEntry(inside.db, winner.entryId);
  if (!giveaway || !entry) throw new DomainError('giveawayNotExist');
  const now = inside.now();
  const answerBy = later(now, prizeAnswerDays * dayMs);
  await store.updateWinner(inside.db, winner.id, { state: 'contacted', contactedAt: now, answerBy, updatedAt: now });
  await writeWinnerEmail(inside, giveaway, entry, { winnerId: winner.id, answerBy });
  await logged(inside, caller, winner, 'contacted', { answerBy });
}

const logged = (inside: App, caller: Caller, winner: Winner, state: WinnerState, more: object = {}) =>
  audit(inside, caller, {
    action: `giveaway.${state}`,
    subject: ['giveaway', winner.giveawayId],
    before: { place: winner.place, state: winner.state },
    after: { place: winner.place, state, ...more },
  });

/** The next reserve is contacted at once. */
async function moveUp(inside: App, caller: Caller, giveawayId: number): Promise<void> {
  const next = await store.nextReserve(inside.db, giveawayId);
  if (next) await contact(inside, caller, next);
}

export type WinnerDecision = 'accepted' | 'declined' | 'replaced' | 'sent';

async function decide(inside: App, caller: Caller, id: number, to: WinnerDecision, note: string): Promise<Winner> {
  const winner = await store.winnerById(inside.db, id);
  if (!winner) throw new DomainError('prizeEntryGone');
  if (!canWinnerBecome(winner.state, to)) throw new DomainError('winnerState');
  // Nobody is replaced while they may still answer.
  if (to === 'replaced' && winner.answerBy && winner.answerBy > inside.now()) throw new DomainError('winnerState');
  await store.updateWinner(inside.db, id, { state: to, updatedAt: inside.now(), ...(note && { note }) });
  await logged(inside, caller, winner, to, note ? { note } : {});
  if (to === 'declined' || to === 'replaced') await moveUp(inside, caller, winner.giveawayId);
  return winner;
}

/** Staff record a winner's answer or the prize's shipping. */
export async function decideWinner(app: App, caller: Caller, id: number, to: WinnerDecision, note = ''): Promise<void> {
  await transact(app, (inside) => decide(inside, caller, id, to, note.slice(0, 300)));
  await invalidateGiveaways(app);
}

/** By the email's link; idempotent. */
export async function answerPrize(app: App, link: string, to: 'accepted' | 'declined'): Promise<void> {
  const id = parseGiveawayLink(app, 'answer', link);
  if (id === null) throw new DomainError('prizeEntryGone');
  await transact(app, async (inside) => {
    const winner = await store.winnerById(inside.db, id);
    if (winner?.state === to || (winner?.state === 'sent' && to === 'accepted')) return;
    await decide(inside, anonymousCaller, id, to, '');
  });
  await invalidateGiveaways(app);
}

/** Publishes shortened names. */
export async function publishWinners(app: App, caller: Caller, giveawayId: number): Promise<void> {
  await transact(app, async (inside) => {
    const giveaway = await store.lockGiveaway(inside.db, giveawayId);
    if (giveaway?.state !== 'drawn') throw new DomainError('giveawayState');
    await store.updateGiveawayRow(inside.db, giveawayId, { state: 'published', updatedAt: app.now() });
    await audit(inside, caller, {
      action: 'giveaway.publish',
      subject: ['giveaway', giveawayId],
      before: { state: 'drawn' },
      after: { state: 'published' },
    });
  });
  await invalidateGiveaways(app);
}

/** Runs come every minute; one that died with its instance comes a minute later. */
const lookBackMs = 3 * minuteMs;
const rememberedMs = 60 * dayMs;

/** Every minute: closes ended giveaways, replaces winners who did not answer, and updates the entry count of pages. */
export async function advanceGiveaways(app: App): Promise<void> {
  await closeEndedGiveaways(app);
  for (const { id } of await store.overdueWinners(app.db, app.now()))
    await decideWinner(app, anonymousCaller, id, 'replaced', 'No response by the deadline').catch((error) => {
      if (!(error instanceof DomainError)) throw error;
    });
  await store.forgetEntrants(app.db, earlier(app.now(), rememberedMs));
  if (await store.hasChangedSince(app.db, earlier(app.now(), lookBackMs), app.now())) await invalidateGiveaways(app);
}
