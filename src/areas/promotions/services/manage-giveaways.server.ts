import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { dayIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { outside } from '#kernel/limits.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { encrypt } from '#platform/encryption.server.ts';
import type { Chosen } from '#site/list.ts';
import { giveawayStateLabel, giveawayOfficeTexts as texts } from '../giveaway-office-texts.ts';
import { seedHashOf } from '../rules/draw.ts';
import { changesRules, drawLimits, findInvalidGiveawayField, type GiveawayFacts, isComing } from '../rules/giveaway.ts';
import { giveawayList, giveawayListStates } from '../rules/giveaway-list.ts';
import * as listStore from '../store/giveaway-list.server.ts';
import * as store from '../store/giveaways.server.ts';
import { invalidateGiveaways, seedPurpose } from './giveaway-draw.server.ts';
import { newSeed } from './giveaway-links.server.ts';

export async function queryGiveaways(app: App, query: listStore.GiveawayQuery) {
  const [items, total] = await Promise.all([listStore.giveawayRows(app.db, query), listStore.countGiveaways(app.db, query)]);
  return { items, total };
}

export const listGiveaways = (
  app: App,
  { filters, searchText, sort }: Chosen<typeof giveawayList>,
  page: { readonly limit: number; readonly offset: number },
) => queryGiveaways(app, { ...page, state: filters.state, searchText, sort });

export const giveawayCounts = (app: App) =>
  Promise.all(
    giveawayListStates.map(async (state) => ({
      state,
      count: await listStore.countGiveaways(app.db, { state, sort: { by: 'at', down: true }, limit: 1, offset: 0 }),
    })),
  );

export const giveawayFile = fileOf({
  spec: giveawayList,
  read: async (app, chosen, page, { language }) =>
    (await listGiveaways(app, chosen, page)).items.map((row) => ({
      ...row,
      begins: isComing(row, app.now()) ? dayIn(row.startsAt, language) : null,
    })),
  columns: [
    { label: texts.slug, cell: (row) => row.slug },
    { label: texts.titleEn, cell: (row) => row.titleEn },
    { label: texts.prizeEn, cell: (row) => row.prizeEn },
    { label: texts.starts, cell: (row) => row.startsAt },
    { label: texts.ends, cell: (row) => row.endsAt },
    { label: texts.winnerCount, cell: (row) => row.winnerCount },
    { label: texts.entries, cell: (row) => row.entryCount },
    { label: texts.state, cell: (row, language) => giveawayStateLabel(row.state, row.begins, language) },
  ],
});

/** One giveaway for the office: entry counts, the closed list and the winners. */
export async function fetchOfficeGiveaway(app: App, id: number) {
  const giveaway = await store.lockGiveaway(app.db, id);
  if (!giveaway) return null;
  const [counts, list, winners] = await Promise.all([
    store.countEntries(app.db, id),
    store.selectGiveawayDraw(app.db, id),
    store.winnersOf(app.db, id),
  ]);
  return { giveaway, counts, list, winners };
}

/** A random seed and the hash that commits to it. */
const freshSeed = async (app: App) => {
  const seed = newSeed();
  return { sealedSeed: encrypt(app.secret, seedPurpose, seed), seedHash: await seedHashOf(seed) };
};

/** Once entries are open, the terms are fixed. */
export async function saveGiveaway(app: App, caller: Caller, id: number | null, facts: GiveawayFacts): Promise<number> {
  const wrong = findInvalidGiveawayField(facts);
  if (wrong === 'winnerCount' || wrong === 'reserveCount') throw outside(wrong, drawLimits[wrong]);
  if (wrong) throw new DomainError('badValue', { field: wrong });
  const saved = await transact(app, async (inside) => {
    const before = id === null ? null : await store.lockGiveaway(inside.db, id);
    if (id !== null && !before) throw new DomainError('giveawayNotExist');
    if (before && before.state !== 'draft' && changesRules(before, facts)) throw new DomainError('giveawaySettled');
    if (await store.isGiveawaySlugTaken(inside.db, facts.slug, id ?? 0)) throw new DomainError('giveawayTaken');
    const row = { ...facts, countries: [...facts.countries], updatedAt: app.now() };
    const made =
      id ??
      (await store.insertGiveaway(inside.db, {
        ...row,
        ...(await freshSeed(app)),
        staffId: caller.staff?.id ?? null,
        createdAt: app.now(),
      }));
    if (made === null) throw new DomainError('giveawayTaken');
    if (id !== null) await store.updateGiveawayRow(inside.db, id, row);
    const shown = before && { ...before, sealedSeed: undefined };
    await audit(inside, caller, {
      action: id === null ? 'giveaway.add' : 'giveaway.change',
      subject: ['giveaway', made],
      before: shown,
      after: facts,
    });
    return made;
  });
  await invalidateGiveaways(app);
  return saved;
}

/** Opens it to everybody; the hash of a fresh seed commits the draw. */
export async function openGiveaway(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const giveaway = await store.lockGiveaway(inside.db, id);
    if (!giveaway) throw new DomainError('giveawayNotExist');
    if (giveaway.state !== 'draft') throw new DomainError('giveawayState');
    if (giveaway.endsAt <= app.now()) throw new DomainError('badValue', { field: 'endsAt' });
    const seed = await freshSeed(app);
    await store.updateGiveawayRow(inside.db, id, { ...seed, state: 'open', updatedAt: app.now() });
    await audit(inside, caller, {
      action: 'giveaway.open',
      subject: ['giveaway', id],
      before: { state: 'draft' },
      after: { state: 'open', seedHash: seed.seedHash },
    });
  });
  await invalidateGiveaways(app);
}

/** Allowed until drawn. An unpublished plan is deleted. */
export async function cancelGiveaway(app: App, caller: Caller, id: number): Promise<'deleted' | 'cancelled'> {
  const done = await transact(app, async (inside) => {
    const giveaway = await store.lockGiveaway(inside.db, id);
    if (!giveaway) throw new DomainError('giveawayNotExist');
    const { state } = giveaway;
    if (state !== 'draft' && state !== 'open' && state !== 'closed') throw new DomainError('giveawayState');
    if (state === 'draft') await store.deleteGiveawayRow(inside.db, id);
    else await store.updateGiveawayRow(inside.db, id, { state: 'cancelled', updatedAt: app.now() });
    const isDraft = state === 'draft';
    await audit(inside, caller, {
      action: isDraft ? 'giveaway.delete' : 'giveaway.cancel',
      subject: ['giveaway', id],
      before: isDraft ? { ...giveaway, sealedSeed: undefined } : { state },
      ...(!isDraft && { after: { state: 'cancelled' } }),
    });
    return isDraft ? ('deleted' as const) : ('cancelled' as const);
  });
  await invalidateGiveaways(app);
  return done;
}
