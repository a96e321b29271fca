import { countryName } from '#areas/shoppers/rules/countries.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { formatMoment } from '#site/days.ts';
import { isHoldingPrize, publicState } from '../rules/giveaway.ts';
import type { GiveawayRow } from '../store/giveaways.server.ts';
import * as store from '../store/giveaways.server.ts';

const maxShown = 60;

const shownAs = (giveaway: GiveawayRow, entryCount: number, language: Language, now: Date) => ({
  slug: giveaway.slug,
  state: publicState(giveaway, now) ?? ('ended' as const),
  title: localizedColumn(giveaway, 'title', language),
  prize: localizedColumn(giveaway, 'prize', language),
  picture: giveaway.pictureUrl,
  starts: formatMoment(language, giveaway.startsAt, giveaway.timeZone),
  ends: formatMoment(language, giveaway.endsAt, giveaway.timeZone),
  startsAt: giveaway.startsAt.toISOString(),
  endsAt: giveaway.endsAt.toISOString(),
  timeZone: giveaway.timeZone,
  winnerCount: giveaway.winnerCount,
  entryCount,
  givesShareEntry: giveaway.givesShareEntry,
  countries: giveaway.countries.map((code) => ({ code, name: countryName(code, language) })),
});
export type GiveawayView = ReturnType<typeof shownAs>;

/** Running, upcoming and past giveaways. */
export async function fetchPublicGiveaways(app: App, language: Language) {
  const rows = await store.publicGiveaways(app.db, maxShown);
  const shown = rows.map(({ giveaway, entryCount }) => shownAs(giveaway, entryCount, language, app.now()));
  const soonest = (a: GiveawayView, b: GiveawayView) => a.endsAt.localeCompare(b.endsAt);
  return {
    running: shown.filter(({ state }) => state === 'running').sort(soonest),
    coming: shown.filter(({ state }) => state === 'coming').sort(soonest),
    over: shown.filter(({ state }) => state !== 'running' && state !== 'coming'),
  };
}

export const giveawayAddresses = (app: App) => store.publicAddresses(app.db, 5000);

/** One giveaway with its rules, draw commitments, and published winners. */
export async function fetchGiveawayPage(app: App, language: Language, slug: string) {
  const found = await store.publicGiveaway(app.db, slug);
  if (!found) throw new DomainError('giveawayNotExist');
  const { giveaway, entryCount } = found;
  const shown = shownAs(giveaway, entryCount, language, app.now());
  const list = shown.state === 'cancelled' ? null : await store.selectGiveawayDraw(app.db, giveaway.id);
  const winners = shown.state === 'published' ? await store.winnersOf(app.db, giveaway.id) : [];
  return {
    ...shown,
    rules: localizedColumn(giveaway, 'rules', language),
    seedHash: giveaway.seedHash,
    list: list && { root: list.entriesRoot, count: list.entryCount, isDrawn: list.seed !== null, closedAt: list.closedAt.toISOString() },
    winners: winners
      .filter(({ winner }) => isHoldingPrize(winner.state))
      .map(({ winner }) => ({
        place: winner.place,
        name: localizeWinnerName(winner.maskedName, language),
      })),
  };
}

/** A masked name with its country: "M***, United Kingdom". */
export const localizeWinnerName = (masked: string, language: Language): string =>
  masked.replace(/, ([A-Z]{2})$/, (_, code: string) => (language === 'zh' ? '，' : ', ') + countryName(code, language));

export type GiveawayPage = Awaited<ReturnType<typeof fetchGiveawayPage>>;

/** Everything needed to recompute a draw: no names, no email addresses. */
export async function publishedDraw(app: App, slug: string) {
  const found = await store.publicGiveaway(app.db, slug);
  const list = found && found.giveaway.state !== 'cancelled' ? await store.selectGiveawayDraw(app.db, found.giveaway.id) : null;
  if (!found || !list) throw new DomainError('giveawayNotExist');
  const positionOf = new Map(list.entryIds.map((id, position) => [id, position]));
  const winners = await store.winnersOf(app.db, found.giveaway.id);
  return {
    slug,
    method: list.method,
    seedHash: found.giveaway.seedHash,
    seed: list.seed,
    root: list.entriesRoot,
    lines: list.entryHashes,
    places: winners.map(({ winner }) => positionOf.get(winner.entryId) ?? -1),
    winnerCount: found.giveaway.winnerCount,
    names: found.giveaway.state === 'published' ? winners.map(({ winner }) => (isHoldingPrize(winner.state) ? winner.maskedName : '')) : [],
  };
}
