import { DomainError } from '#kernel/errors.ts';
import { type App, anonymousCaller, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { decrypt } from '#platform/encryption.server.ts';
import { buildDrawLines, calculateDrawRoot, drawMethod, drawWinners, seedHashOf } from '../rules/draw.ts';
import { maskedName } from '../rules/giveaway.ts';
import type { GiveawayRow } from '../store/giveaways.server.ts';
import * as store from '../store/giveaways.server.ts';

export const seedPurpose = 'giveaway seed';
const openSeed = 'open:';

/** Closes entries and publishes the list's hash. Staff may close early; its end is then now. */
export async function closeGiveaway(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const giveaway = await store.lockGiveaway(inside.db, id);
    if (!giveaway) throw new DomainError('giveawayNotExist');
    if (giveaway.state !== 'open' || giveaway.startsAt >= app.now()) throw new DomainError('giveawayState');
    const endsAt = giveaway.endsAt < app.now() ? giveaway.endsAt : app.now();
    const entries = await store.selectActiveEntries(inside.db, id);
    const people = entries.map(({ shareCount, ...entry }) => ({ ...entry, tickets: 1 + shareCount }));
    const lines = await buildDrawLines(people);
    const root = await calculateDrawRoot(lines);
    if (lines.length > 0)
      await store.insertList(inside.db, {
        giveawayId: id,
        entriesRoot: root,
        entryCount: lines.length,
        entryHashes: lines,
        entryIds: people.map((entry) => entry.id),
        method: drawMethod,
        staffId: caller.staff?.id ?? null,
        closedAt: app.now(),
      });
    await store.updateGiveawayRow(inside.db, id, { state: 'closed', endsAt, updatedAt: app.now() });
    await audit(inside, caller, {
      action: 'giveaway.close',
      subject: ['giveaway', id],
      before: { state: 'open', endsAt: giveaway.endsAt },
      after: { state: 'closed', endsAt, root, entries: lines.length },
    });
  });
  await invalidateGiveaways(app);
}

export async function closeEndedGiveaways(app: App): Promise<void> {
  for (const { id } of await store.giveawaysToClose(app.db, app.now()))
    await closeGiveaway(app, anonymousCaller, id).catch((error) => {
      if (!(error instanceof DomainError)) throw error;
    });
}

/** Draws once: the seed was fixed at opening, the list at closing, and the rest can be recomputed by anybody. */
export async function drawGiveaway(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const giveaway = await store.lockGiveaway(inside.db, id);
    if (!giveaway) throw new DomainError('giveawayNotExist');
    if (giveaway.state !== 'closed') throw new DomainError('giveawayState');
    const list = await store.selectGiveawayDraw(inside.db, id);
    if (!list) throw new DomainError('giveawayEmpty');
    const seed = await seedOf(app, giveaway);
    const { entryHashes: lines, entriesRoot: root } = list;
    if (seed === null || (await calculateDrawRoot(lines)) !== root || list.entryIds.length !== lines.length)
      throw new DomainError('drawBroken');
    const activeIds = new Set((await store.selectActiveEntries(inside.db, id)).map((entry) => entry.id));
    const left = list.entryIds.filter((entryId) => !activeIds.has(entryId)).length;
    const drawCount = giveaway.winnerCount + giveaway.reserveCount;
    const drawn = await drawWinners({ seed, root, lines, count: drawCount + left });
    const places = untilEnough(drawn, drawCount, (position) => activeIds.has(list.entryIds[position] ?? 0));
    if (!(await store.markDrawn(inside.db, id, { seed, staffId: caller.staff?.id ?? null, drawnAt: app.now() })))
      throw new DomainError('giveawayState');
    const drawnIds = places.map((position) => list.entryIds[position] ?? 0);
    const winners = await winnersFrom(inside, giveaway, drawnIds);
    await store.insertWinners(inside.db, winners);
    await store.updateGiveawayRow(inside.db, id, { state: 'drawn', updatedAt: app.now() });
    await audit(inside, caller, {
      action: 'giveaway.draw',
      subject: ['giveaway', id],
      before: { state: 'closed' },
      after: { state: 'drawn', root, places, entryIds: drawnIds },
    });
  });
  await invalidateGiveaways(app);
}

/** The seed sealed at opening, if it still matches its hash. */
async function seedOf(app: App, { sealedSeed, seedHash }: GiveawayRow): Promise<string | null> {
  // The demo is loaded before a secret exists, so its seed is stored in plain; its hash binds it all the same.
  const seed = sealedSeed.startsWith(openSeed) ? sealedSeed.slice(openSeed.length) : decrypt(app.secret, seedPurpose, sealedSeed);
  return typeof seed === 'string' && (await seedHashOf(seed)) === seedHash ? seed : null;
}

/** The first positions containing this many active entrants, including withdrawn ones in between. */
function untilEnough(drawn: readonly number[], needed: number, isStill: (position: number) => boolean): readonly number[] {
  let count = 0;
  const last = drawn.findIndex((position) => isStill(position) && ++count === needed);
  return last < 0 ? drawn : drawn.slice(0, last + 1);
}

/** Entrants who withdrew after closing are skipped; the next moves up. */
async function winnersFrom(inside: App, giveaway: GiveawayRow, ids: readonly number[]) {
  const entries = new Map((await store.entriesIn(inside.db, ids)).map((entry) => [entry.id, entry]));
  let free = giveaway.winnerCount;
  return ids.map((entryId, at) => {
    const entry = entries.get(entryId);
    const hasLeft = !entry || entry.withdrawnAt !== null;
    const state = hasLeft ? ('declined' as const) : free > 0 ? ('drawn' as const) : ('reserve' as const);
    if (state === 'drawn') free -= 1;
    return {
      ...{ giveawayId: giveaway.id, entryId, place: at + 1, state, updatedAt: inside.now() },
      maskedName: maskedName(entry?.name ?? '', entry?.country ?? ''),
      note: hasLeft ? 'withdrawn before the draw' : '',
    };
  });
}

export async function invalidateGiveaways(app: App): Promise<void> {
  await app.pageCache.invalidate(['giveaways']);
  app.live.publish('giveaways');
}
