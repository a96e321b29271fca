import { countries } from '#areas/shoppers/rules/countries.ts';
import { isWithin } from '#kernel/within.ts';
import type { GiveawayListState } from './giveaway-list.ts';

type GiveawayState = GiveawayListState;
export type WinnerState = 'drawn' | 'reserve' | 'contacted' | 'accepted' | 'sent' | 'replaced' | 'declined';

/** States visible to visitors; drafts are not. */
export const publicStates = ['coming', 'running', 'ended', 'drawn', 'published', 'cancelled'] as const;
export type PublicState = (typeof publicStates)[number];

type Dated = { readonly state: GiveawayState; readonly startsAt: Date; readonly endsAt: Date };

/** Null while it is a draft. */
export function publicState({ state, startsAt, endsAt }: Dated, now: Date): PublicState | null {
  if (state === 'draft') return null;
  if (state === 'drawn' || state === 'published' || state === 'cancelled') return state;
  if (state === 'closed' || endsAt <= now) return 'ended';
  return startsAt > now ? 'coming' : 'running';
}

/** Announced, but not open for entries yet. */
export const isComing = (giveaway: Dated, now: Date): boolean => publicState(giveaway, now) === 'coming';

export const takesEntries = (giveaway: Dated, now: Date): boolean => publicState(giveaway, now) === 'running';

/** A winner who does not answer in this time is replaced. */
export const prizeAnswerDays = 7;

/** Allowed transitions of a winner. */
const after: Readonly<Record<WinnerState, readonly WinnerState[]>> = {
  reserve: ['contacted'],
  drawn: ['contacted'],
  contacted: ['accepted', 'declined', 'replaced'],
  accepted: ['sent'],
  sent: [],
  declined: [],
  replaced: [],
};
export const canWinnerBecome = (from: WinnerState, to: WinnerState): boolean => after[from].includes(to);

/** Has a prize, or may still accept one. */
export const isHoldingPrize = (state: WinnerState): boolean => state !== 'declined' && state !== 'replaced' && state !== 'reserve';

/** First letter and country, so that the person cannot be identified. */
export const maskedName = (name: string, country: string): string => `${[...name.trim()][0]?.toUpperCase() ?? '?'}***, ${country}`;

export type GiveawayFacts = {
  readonly slug: string;
  readonly titleEn: string;
  readonly titleZh: string;
  readonly prizeEn: string;
  readonly prizeZh: string;
  readonly rulesEn: string;
  readonly rulesZh: string;
  readonly pictureUrl: string;
  readonly winnerCount: number;
  readonly reserveCount: number;
  readonly countries: readonly string[];
  readonly timeZone: string;
  readonly givesShareEntry: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/** Time zones a giveaway can be announced in. */
export const timeZones = ['America/New_York', 'America/Chicago', 'America/Los_Angeles', 'Europe/London', 'Asia/Shanghai', 'UTC'] as const;

const maxLengths = { titleEn: 120, titleZh: 120, prizeEn: 300, prizeZh: 300, rulesEn: 4000, rulesZh: 4000 } as const;
export const drawLimits = { winnerCount: [1, 100], reserveCount: [0, 100] } as const;

/** Null when everything is valid. */
export function findInvalidGiveawayField(facts: GiveawayFacts): keyof GiveawayFacts | null {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(facts.slug) || facts.slug.length > 60) return 'slug';
  for (const field of Object.keys(maxLengths) as (keyof typeof maxLengths)[]) {
    const text = facts[field];
    if (text.trim() === '' || text.length > maxLengths[field] || text.includes('\u0000') || !text.isWellFormed()) return field;
  }
  if (!/^(|\/[\w./-]{1,300})$/.test(facts.pictureUrl)) return 'pictureUrl';
  if (!isWithin(facts.winnerCount, drawLimits.winnerCount)) return 'winnerCount';
  if (!isWithin(facts.reserveCount, drawLimits.reserveCount)) return 'reserveCount';
  if (facts.countries.length === 0 || facts.countries.some((code) => !countries.includes(code))) return 'countries';
  if (!timeZones.some((zone) => zone === facts.timeZone)) return 'timeZone';
  if (Number.isNaN(facts.startsAt.getTime())) return 'startsAt';
  return Number.isNaN(facts.endsAt.getTime()) || facts.endsAt <= facts.startsAt ? 'endsAt' : null;
}

/** Terms people entered by; fixed once entries are open. */
const settled = ['slug', 'prizeEn', 'prizeZh', 'rulesEn', 'rulesZh', 'winnerCount', 'reserveCount', 'timeZone', 'givesShareEntry'] as const;
export const changesRules = (before: GiveawayFacts, after: GiveawayFacts): boolean =>
  settled.some((field) => before[field] !== after[field]) ||
  before.countries.join() !== after.countries.join() ||
  before.startsAt.getTime() !== after.startsAt.getTime() ||
  before.endsAt.getTime() !== after.endsAt.getTime();
