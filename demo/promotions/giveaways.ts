import { createHash } from 'node:crypto';
import { buildDrawLines, calculateDrawRoot, drawMethod, drawWinners, seedHashOf } from '#areas/promotions/rules/draw.ts';
import { maskedName } from '#areas/promotions/rules/giveaway.ts';
import type { giveawayDraws, giveawayEntries, giveaways, giveawayWinners } from '#areas/promotions/tables/giveaways.ts';
import type { Catalog } from '#demo/catalog/seed.server.ts';
import { dayMs, later } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import { type GiveawayPlan, giveawayPlans } from './data.ts';

type GiveawayOptions = { readonly random: Random; readonly now: Date; readonly catalogue: Catalog };
const names = ['Mia', 'Ava', 'Zoe', 'Nia', 'Ruth', 'Grace', 'Imani', 'Chloe', 'Lena', 'Tara', 'Joy', 'Kim'] as const;
const reserves = 2;

/** One running, one upcoming and one finished, with a draw that can be recomputed. */
export async function makeGiveaways({ random, now, catalogue }: GiveawayOptions) {
  const rows: (typeof giveaways.$inferInsert)[] = [];
  const entries: (typeof giveawayEntries.$inferInsert)[] = [];
  const draws: (typeof giveawayDraws.$inferInsert)[] = [];
  const winners: (typeof giveawayWinners.$inferInsert)[] = [];
  for (const plan of giveawayPlans) {
    const id = rows.length + 1;
    const seed = createHash('sha256')
      .update(`demo ${plan.slug} ${random.int(1, 1_000_000_000)}`)
      .digest('hex');
    const isOver = plan.ends < 0;
    rows.push({
      ...rowOf(plan, now, catalogue),
      id,
      state: isOver ? 'published' : 'open',
      seedHash: await seedHashOf(seed),
      sealedSeed: `open:${seed}`,
    });
    const own = entriesOf(plan, { giveawayId: id, firstId: entries.length + 1, now, random });
    entries.push(...own);
    if (isOver) await close({ plan, seed, id, own, at: later(now, plan.ends * dayMs) }, draws, winners);
  }
  return { giveaways: rows, entries, draws, winners };
}

const hour = (at: Date): Date => new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000);

function rowOf(plan: GiveawayPlan, now: Date, catalogue: Catalog) {
  const visible = catalogue.spus.filter((spu) => !spu.isHidden && spu.heroUrl);
  const picture = visible.find(({ slug }) => slug === plan.pictureOf) ?? visible[0];
  const startsAt = hour(later(now, plan.starts * dayMs));
  return {
    ...{ slug: plan.slug, titleEn: plan.title[0], titleZh: plan.title[1], prizeEn: plan.prize[0], prizeZh: plan.prize[1] },
    ...{ rulesEn: plan.rules[0], rulesZh: plan.rules[1], pictureUrl: picture?.heroUrl ?? '', countries: [...plan.countries] },
    ...{ winnerCount: plan.winners, reserveCount: reserves, givesShareEntry: plan.shares },
    ...{ startsAt, endsAt: hour(later(now, plan.ends * dayMs)), createdAt: startsAt < now ? startsAt : now, updatedAt: now },
  };
}

type EntryContext = { readonly giveawayId: number; readonly firstId: number; readonly now: Date; readonly random: Random };
function entriesOf(plan: GiveawayPlan, { giveawayId, firstId, now, random }: EntryContext) {
  const days = Math.min(plan.ends, 0) - plan.starts;
  return Array.from({ length: plan.entries }, (_, at) => {
    const id = firstId + at;
    const when = later(now, (plan.starts + 0.2 + ((days - 0.4) * at) / plan.entries) * dayMs);
    const email = `entrant${id}@example.com`;
    return {
      ...{ id, giveawayId, name: random.pick(names), email, emailStem: email, country: random.pick(plan.countries) },
      ...{ isAdult: true, receipt: String(random.int(1, 1_000_000_000)).padStart(16, 'D'), confirmedAt: when, createdAt: when },
    };
  });
}

type Closing = {
  readonly plan: GiveawayPlan;
  readonly seed: string;
  readonly id: number;
  readonly own: ReturnType<typeof entriesOf>;
  readonly at: Date;
};
async function close(
  { plan, seed, id, own, at }: Closing,
  draws: (typeof giveawayDraws.$inferInsert)[],
  winners: (typeof giveawayWinners.$inferInsert)[],
): Promise<void> {
  const lines = await buildDrawLines(own.map((entry) => ({ ...entry, tickets: 1 })));
  const root = await calculateDrawRoot(lines);
  const drawnAt = later(at, dayMs);
  const list = { entriesRoot: root, entryCount: lines.length, entryHashes: lines, entryIds: own.map((entry) => entry.id) };
  draws.push({ ...list, giveawayId: id, seed, method: drawMethod, closedAt: at, drawnAt });
  const places = await drawWinners({ seed, root, lines, count: plan.winners + reserves });
  places.forEach((place, order) => {
    const entry = own[place];
    if (!entry) return;
    winners.push({
      ...{ id: winners.length + 1, giveawayId: id, entryId: entry.id, place: order + 1, updatedAt: drawnAt },
      state: order < plan.winners ? ('sent' as const) : ('reserve' as const),
      maskedName: maskedName(entry.name, entry.country),
      ...(order < plan.winners && { contactedAt: drawnAt, answerBy: later(drawnAt, 7 * dayMs) }),
    });
  });
}
