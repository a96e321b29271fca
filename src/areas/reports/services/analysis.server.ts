import { freshenLedger } from '#areas/ledger/services/months.server.ts';
import { dayOf } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import type { Chosen } from '#site/list.ts';
import { type analysisList, lengthStep, lineParts, type Part, parts } from '../rules/analysis-list.ts';
import { changeOf, type Days, type Period, periodOf, shifted } from '../rules/period.ts';
import * as store from '../store/analysis.server.ts';
import { freshenFigures } from './figures.server.ts';

export type AskedAnalysis = Chosen<typeof analysisList>;
export const periodIn = (app: App, { filters }: Pick<AskedAnalysis, 'filters'>): Period =>
  periodOf({ period: filters.period, from: filters.from, to: filters.to, compare: filters.compare } as never, dayOf(app.now()));

const nothing: store.Sums = {
  ...{
    orders: 0,
    paid: 0,
    newBuyers: 0,
    pieces: 0,
    totalCents: 0,
    capturedCents: 0,
    refundedCents: 0,
    discountCents: 0,
    shippingCents: 0,
    costCents: 0,
  },
};
export const added = (all: Iterable<store.Sums>): store.Sums => {
  let sum = nothing;
  for (const one of all)
    sum = Object.fromEntries(Object.entries(sum).map(([name, value]) => [name, value + one[name as keyof store.Sums]])) as store.Sums;
  return sum;
};

/** The figures of a period beside those it is compared with; all from the daily sums. */
export async function analysisOf(app: App, period: Period) {
  const [isSettled] = await Promise.all([freshenFigures(app), freshenLedger(app)]);
  const { before } = period;
  const today = dayOf(app.now());
  const [days, daysBefore, visits, visitsBefore, visitDays, visitDaysBefore, booked] = await Promise.all([
    store.dailySums(app.db, period),
    before && store.dailySums(app.db, before),
    store.visitCounts(app.db, period),
    before && store.visitCounts(app.db, before),
    store.visitDays(app.db, period),
    before && store.visitDays(app.db, before),
    store.bookedSales(app.db, period),
  ]);
  const [tables, cohorts, terms, sources, pages, credits, cover] = await Promise.all([
    partTables(app, period, parts),
    store.cohorts(
      app.db,
      shifted(`${today.slice(0, 8)}01`, -185)
        .slice(0, 8)
        .concat('01'),
    ),
    store.searchedTerms(app.db, period, 8),
    sourceLines(app, period),
    store.viewedPages(app.db, period, 9),
    store.creditGiven(app.db, period),
    store.shortestCover(app.db, shifted(today, -29), 30, 8),
  ]);
  const now = added(days.values());
  return {
    isSettled,
    now,
    past: daysBefore && added(daysBefore.values()),
    days,
    daysBefore,
    visits,
    visitsBefore,
    visitDays,
    visitDaysBefore,
    /** What the income book says less what the payments say. */
    bookDifferenceCents: booked - (now.capturedCents - now.refundedCents),
    tables,
    cohorts,
    terms,
    sources,
    pages,
    credits,
    cover,
  };
}

export type PartLine = {
  readonly key: string;
  readonly keys: readonly string[];
  readonly paid: number;
  readonly revenueCents: number;
  readonly beforeCents: number | null;
  readonly marginCents: number;
  readonly baseCents: number;
};
export type PartTable = { readonly part: Part; readonly lines: readonly PartLine[]; readonly together: PartLine };

const isLine = (part: Part): boolean => lineParts.some((one) => one === part);
/** Goods have no captures of their own: what was paid for a line counts on the day its order was paid. */
const revenueOf = (sums: store.Sums, part: Part): number => (isLine(part) ? sums.totalCents : sums.capturedCents);

/** One table for each part; whatever is not in a line stands in lines of its own, so that all tables add up to the same cent. */
export async function partTables(app: App, period: Period, wanted: readonly Part[]): Promise<PartTable[]> {
  const [rows, before, all, allBefore] = await Promise.all([
    store.partSums(app.db, period, wanted),
    period.before && store.partSums(app.db, period.before, wanted),
    wholeOf(app, period),
    period.before && wholeOf(app, period.before),
  ]);
  return wanted.map((part) => {
    const group = (found: readonly store.PartSums[]) =>
      Map.groupBy(
        found.filter((row) => row.part === part),
        ({ key }) => (part === 'length' ? lengthStep(key) : key),
      );
    const then = before && group(before);
    const lines = [...group(rows)].map(([key, members]) => lineOf(part, key, members, then === null ? null : (then.get(key) ?? [])));
    const rest = isLine(part) ? restLines(all, allBefore, lines) : [];
    return {
      part,
      lines: [
        ...lines.filter(({ paid, revenueCents }) => paid > 0 || revenueCents !== 0).sort((a, b) => b.revenueCents - a.revenueCents),
        ...rest,
      ],
      together: {
        key: 'together',
        keys: [],
        paid: all.paid,
        revenueCents: all.capturedCents,
        beforeCents: allBefore?.capturedCents ?? null,
        marginCents: all.totalCents - all.costCents,
        baseCents: all.totalCents,
      },
    };
  });
}

export type SourceLine = Awaited<ReturnType<typeof store.visitSources>>[number] & { readonly paid: number };

/** Each source with its visitors and its paid orders; an order whose source nobody knows stands in a line of its own. */
export async function sourceLines(app: App, days: Days): Promise<SourceLine[]> {
  const [visited, sums] = await Promise.all([store.visitSources(app.db, days, 500), store.partSums(app.db, days, ['source'])]);
  const paidBy = new Map<string, number>(sums.map(({ key, paid }) => [key, paid]));
  const known = new Set(visited.map(({ source }) => source));
  const only = [...paidBy].filter(([key, paid]) => !known.has(key) && paid > 0);
  return [
    ...visited.map((row) => ({ ...row, paid: paidBy.get(row.source) ?? 0 })),
    ...only.map(([source, paid]) => ({ source, visits: 0, carts: 0, checkouts: 0, paid })),
  ];
}

/** The sums of some days, with what changed a moment ago. */
export async function dailyTotals(app: App, days: Days): Promise<store.Sums> {
  await freshenFigures(app);
  return wholeOf(app, days);
}

const wholeOf = async (app: App, days: Days): Promise<store.Sums> => added((await store.dailySums(app.db, days)).values());

function lineOf(part: Part, key: string, members: readonly store.PartSums[], before: readonly store.PartSums[] | null): PartLine {
  const sums = added(members);
  return {
    key,
    keys: members.map((member) => member.key),
    paid: sums.paid,
    revenueCents: revenueOf(sums, part),
    beforeCents: before && revenueOf(added(before), part),
    marginCents: sums.totalCents - sums.costCents,
    baseCents: sums.totalCents,
  };
}

/** Shipping, tax and fees of the orders paid, and money of orders that were paid up on other days. */
function restLines(all: store.Sums, before: store.Sums | null, lines: readonly PartLine[]): PartLine[] {
  const goods = lines.reduce((sum, { revenueCents }) => sum + revenueCents, 0);
  const goodsBefore = lines.reduce((sum, { beforeCents }) => sum + (beforeCents ?? 0), 0);
  const line = (key: string, revenueCents: number, beforeCents: number | null): PartLine => ({
    ...{ key, keys: [], paid: 0, revenueCents, beforeCents, marginCents: 0, baseCents: 0 },
  });
  return [
    line('fees', all.totalCents - goods, before && before.totalCents - goodsBefore),
    line('otherDays', all.capturedCents - all.totalCents, before && before.capturedCents - before.totalCents),
  ].filter(({ revenueCents, beforeCents }) => revenueCents !== 0 || (beforeCents !== null && beforeCents !== 0));
}

export const lineChange = ({ revenueCents, beforeCents }: PartLine): number | null => changeOf(revenueCents, beforeCents);
/** What categories, textures and colours are called. */
export async function namesOf(app: App) {
  const [categories, values] = await Promise.all([store.categoryNames(app.db), store.valueNames(app.db)]);
  return { categories, values };
}
