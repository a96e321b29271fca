import { refreshLedgerSums } from '#areas/ledger/services/months.server.ts';
import { dayOf } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import type { Chosen } from '#site/list.ts';
import { type AnalysisDimension, analysisDimensions, type analysisList, lengthBucket, lineDimensions } from '../rules/analysis-list.ts';
import { addDays, changeOf, type DayRange, type Period, periodOf } from '../rules/period.ts';
import * as store from '../store/analysis.server.ts';
import { refreshDailyFigures } from './figures.server.ts';

export type AnalysisQuery = Chosen<typeof analysisList>;
export const analysisPeriod = (app: App, { filters }: Pick<AnalysisQuery, 'filters'>): Period =>
  periodOf({ period: filters.period, from: filters.from, to: filters.to, compare: filters.compare } as never, dayOf(app.now()));

const nothing: store.FigureSums = {
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
export const addSums = (all: Iterable<store.FigureSums>): store.FigureSums => {
  let sum = nothing;
  for (const one of all)
    sum = Object.fromEntries(
      Object.entries(sum).map(([name, value]) => [name, value + one[name as keyof store.FigureSums]]),
    ) as store.FigureSums;
  return sum;
};

/** Figures of a period and its comparison; all from the daily sums. */
export async function analysisOf(app: App, period: Period) {
  const [isSettled] = await Promise.all([refreshDailyFigures(app), refreshLedgerSums(app)]);
  const { before } = period;
  const today = dayOf(app.now());
  const [days, daysBefore, visits, visitsBefore, visitDays, visitDaysBefore, booked] = await Promise.all([
    store.dailySums(app.db, period),
    before && store.dailySums(app.db, before),
    store.visitCounts(app.db, period),
    before && store.visitCounts(app.db, before),
    store.visitDays(app.db, period),
    before && store.visitDays(app.db, before),
    store.ledgerSales(app.db, period),
  ]);
  const [tables, cohorts, terms, sources, pages, credits, cover] = await Promise.all([
    dimensionTables(app, period, analysisDimensions),
    store.cohorts(
      app.db,
      addDays(`${today.slice(0, 8)}01`, -185)
        .slice(0, 8)
        .concat('01'),
    ),
    store.searchedTerms(app.db, period, 8),
    sourceLines(app, period),
    store.viewedPages(app.db, period, 9),
    store.creditGiven(app.db, period),
    store.skusWithLowestCover(app.db, addDays(today, -29), 30, 8),
  ]);
  const now = addSums(days.values());
  return {
    isSettled,
    now,
    past: daysBefore && addSums(daysBefore.values()),
    days,
    daysBefore,
    visits,
    visitsBefore,
    visitDays,
    visitDaysBefore,
    /** Ledger income less the payments' total. */
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

export type DimensionLine = {
  readonly key: string;
  readonly keys: readonly string[];
  readonly paid: number;
  readonly revenueCents: number;
  readonly beforeCents: number | null;
  readonly marginCents: number;
  readonly baseCents: number;
};
export type DimensionTable = {
  readonly part: AnalysisDimension;
  readonly lines: readonly DimensionLine[];
  readonly together: DimensionLine;
};

const isLine = (part: AnalysisDimension): boolean => lineDimensions.some((one) => one === part);
/** Lines have no captures of their own: what was paid for a line counts on the day its order was paid. */
const revenueOf = (sums: store.FigureSums, part: AnalysisDimension): number => (isLine(part) ? sums.totalCents : sums.capturedCents);

/** One table per dimension; amounts outside order lines get rows of their own, so that all tables add up to the same cent. */
export async function dimensionTables(app: App, period: Period, dimensions: readonly AnalysisDimension[]): Promise<DimensionTable[]> {
  const [rows, before, all, allBefore] = await Promise.all([
    store.dimensionSums(app.db, period, dimensions),
    period.before && store.dimensionSums(app.db, period.before, dimensions),
    wholeOf(app, period),
    period.before && wholeOf(app, period.before),
  ]);
  return dimensions.map((part) => {
    const group = (found: readonly store.DimensionSums[]) =>
      Map.groupBy(
        found.filter((row) => row.part === part),
        ({ key }) => (part === 'length' ? lengthBucket(key) : key),
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

/** Each source with its visitors and paid orders; orders without a known source are one row. */
export async function sourceLines(app: App, days: DayRange): Promise<SourceLine[]> {
  const [visited, sums] = await Promise.all([store.visitSources(app.db, days, 500), store.dimensionSums(app.db, days, ['source'])]);
  const paidBy = new Map<string, number>(sums.map(({ key, paid }) => [key, paid]));
  const known = new Set(visited.map(({ source }) => source));
  const only = [...paidBy].filter(([key, paid]) => !known.has(key) && paid > 0);
  return [
    ...visited.map((row) => ({ ...row, paid: paidBy.get(row.source) ?? 0 })),
    ...only.map(([source, paid]) => ({ source, visits: 0, carts: 0, checkouts: 0, paid })),
  ];
}

/** Sums of the days, including changes made a moment ago. */
export async function dailyTotals(app: App, days: DayRange): Promise<store.FigureSums> {
  await refreshDailyFigures(app);
  return wholeOf(app, days);
}

const wholeOf = async (app: App, days: DayRange): Promise<store.FigureSums> => addSums((await store.dailySums(app.db, days)).values());

function lineOf(
  part: AnalysisDimension,
  key: string,
  members: readonly store.DimensionSums[],
  before: readonly store.DimensionSums[] | null,
): DimensionLine {
  const sums = addSums(members);
  return {
    key,
    keys: members.map((member) => member.key),
    paid: sums.paid,
    revenueCents: revenueOf(sums, part),
    beforeCents: before && revenueOf(addSums(before), part),
    marginCents: sums.totalCents - sums.costCents,
    baseCents: sums.totalCents,
  };
}

/** Shipping, tax and fees of paid orders, and money of orders completed on other days. */
function restLines(all: store.FigureSums, before: store.FigureSums | null, lines: readonly DimensionLine[]): DimensionLine[] {
  const linesCents = lines.reduce((sum, { revenueCents }) => sum + revenueCents, 0);
  const linesBeforeCents = lines.reduce((sum, { beforeCents }) => sum + (beforeCents ?? 0), 0);
  const line = (key: string, revenueCents: number, beforeCents: number | null): DimensionLine => ({
    ...{ key, keys: [], paid: 0, revenueCents, beforeCents, marginCents: 0, baseCents: 0 },
  });
  return [
    line('fees', all.totalCents - linesCents, before && before.totalCents - linesBeforeCents),
    line('otherDays', all.capturedCents - all.totalCents, before && before.capturedCents - before.totalCents),
  ].filter(({ revenueCents, beforeCents }) => revenueCents !== 0 || (beforeCents !== null && beforeCents !== 0));
}

export const lineChange = ({ revenueCents, beforeCents }: DimensionLine): number | null => changeOf(revenueCents, beforeCents);

export async function dimensionNames(app: App) {
  const [categories, values] = await Promise.all([store.analysisCategoryNames(app.db), store.valueNames(app.db)]);
  return { categories, values };
}
