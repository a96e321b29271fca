import { formatSigned, formatSignedInColumn } from '#areas/ledger/rules/amounts.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { calendarDayIn } from '#areas/staff/services/when.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/texts.ts';
import type { PageContext } from '#platform/load.server.ts';
import { chosenIn } from '#site/list.ts';
import { type AnalysisMetric, analysisList } from '../rules/analysis-list.ts';
import { changeOf, type DayRange, dayCountOf, formatChange, formatShare, type Period, splitPeriod } from '../rules/period.ts';
import { addSums, analysisOf, analysisPeriod, type DimensionTable, dimensionNames, lineChange } from './analysis.server.ts';
import { ordersOfFigure } from './analysis-rows.server.ts';
import { type DimensionNames, dimensionKeyLabel } from './dimension-labels.server.ts';

type Analysis = Awaited<ReturnType<typeof analysisOf>>;
const maxLines = 7;

/** The whole analysis page, or the orders behind one of its figures. */
export async function loadAnalysisPage({ app, caller, url }: PageContext) {
  const chosen = chosenIn(analysisList, url.searchParams);
  const period = analysisPeriod(app, chosen);
  const names = await dimensionNames(app);
  const { language } = caller;
  const part = chosen.filters.rows;
  if (part !== undefined) {
    const list = await loadListPage({ app, caller, url }, analysisList, (query, page) => ordersOfFigure(app, query, page, caller.language));
    const what =
      part === 'all' || chosen.filters.key === undefined
        ? null
        : dimensionKeyLabel(part, chosen.filters.key.replace(/^-$/, ''), language, names);
    return { view: 'rows' as const, period, what, list };
  }
  const found = await analysisOf(app, period);
  return {
    view: 'figures' as const,
    chosen,
    period,
    beforeName: period.before && `${calendarDayIn(period.before.from, language)} – ${calendarDayIn(period.before.to, language)}`,
    isSettled: found.isSettled,
    bookDifference: found.bookDifferenceCents === 0 ? null : formatSigned(found.bookDifferenceCents),
    stats: statsOf(found),
    plot: plotOf(
      found,
      period,
      { plot: chosen.filters.plot ?? 'revenue', isWeek: chosen.filters.step === 'week', at: chosen.filters.at },
      language,
      dayOf(app.now()),
    ),
    funnel: funnelOf(found),
    tables: Object.fromEntries(found.tables.map((table) => [table.part, tableOf(table, language, names)])) as Record<
      DimensionTable['part'],
      AnalysisTable
    >,
    cohorts: cohortsOf(found),
    terms: found.terms,
    sources: sourcesOf(found, language, names),
    pages: pagesOf(found),
    credits: found.credits.map(({ kind, count, cents }) => ({ kind, count, amount: formatSignedInColumn(cents) })),
    cover: found.cover.map((row) => ({
      id: row.id,
      code: row.code,
      name: language === 'zh' ? row.name_zh : row.name_en,
      left: row.available,
      sold: row.sold,
      days: Math.floor((row.available * 30) / row.sold),
    })),
  };
}

export type AnalysisPageData = Awaited<ReturnType<typeof loadAnalysisPage>>;
export type AnalysisFiguresData = Extract<AnalysisPageData, { view: 'figures' }>;

function statsOf({ now, past, visits, visitsBefore }: Analysis) {
  const compared = (value: number, before: number | null, isWelcome = true) => {
    const change = changeOf(value, before);
    return change === null ? null : { text: formatChange(change), good: change === 0 ? undefined : change > 0 === isWelcome };
  };
  const event = (name: string) => visits.get(name) ?? 0;
  const eventBefore = (name: string) => (visitsBefore ? (visitsBefore.get(name) ?? 0) : null);
  const average = (sums: typeof now): number => (sums.paid === 0 ? 0 : Math.round(sums.totalCents / sums.paid));
  const points = (nowShare: number, thenShare: number | null) =>
    thenShare === null || !Number.isFinite(thenShare) || !Number.isFinite(nowShare)
      ? null
      : { text: `${nowShare < thenShare ? '−' : '+'}${Math.abs((nowShare - thenShare) * 100).toFixed(2)} pt`, good: nowShare >= thenShare };
  const conversion = (paid: number, all: number): number => paid / all;
  const margin = (sums: typeof now): number => (sums.totalCents - sums.costCents) / sums.totalCents;
  return [
    { name: 'visits', plot: 'visits', value: grouped(event('visit')), change: compared(event('visit'), eventBefore('visit')) },
    { name: 'carts', plot: null, value: grouped(event('cart')), change: compared(event('cart'), eventBefore('cart')) },
    { name: 'checkouts', plot: null, value: grouped(event('checkout')), change: compared(event('checkout'), eventBefore('checkout')) },
    { name: 'orders', plot: 'orders', value: grouped(now.paid), change: compared(now.paid, past?.paid ?? null) },
    {
      name: 'conversion',
      plot: null,
      value: formatShare(now.paid, event('visit')),
      change: points(conversion(now.paid, event('visit')), past && conversion(past.paid, eventBefore('visit') ?? 0)),
    },
    {
      name: 'revenue',
      plot: 'revenue',
      value: formatSigned(now.capturedCents),
      change: compared(now.capturedCents, past?.capturedCents ?? null),
    },
    {
      name: 'refunds',
      plot: 'refunds',
      value: formatSigned(now.refundedCents),
      change: compared(now.refundedCents, past?.refundedCents ?? null, false),
    },
    { name: 'average', plot: 'average', value: formatSigned(average(now)), change: compared(average(now), past && average(past)) },
    {
      name: 'margin',
      plot: null,
      value: formatShare(now.totalCents - now.costCents, now.totalCents),
      change: points(margin(now), past && margin(past)),
    },
  ] as const;
}

const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** One bar per day or week with its comparison, and the margin below on its own scale. */
function plotOf(
  found: Analysis,
  period: Period,
  chart: { plot: AnalysisMetric; isWeek: boolean; at: string | undefined },
  language: Language,
  today: string,
) {
  const isWeek = chart.isWeek || dayCountOf(period) > 120;
  const steps = splitPeriod(period, isWeek ? 'week' : 'day');
  const stepsBefore = period.before && splitPeriod(period.before, isWeek ? 'week' : 'day');
  const valueIn = (days: DayRange, isNow: boolean): number => {
    const map = isNow ? found.days : found.daysBefore;
    const inside = [...(map ?? new Map())].filter(([day]) => day >= days.from && day <= days.to).map(([, sums]) => sums);
    const sums = addSums(inside);
    if (chart.plot === 'orders') return sums.paid;
    if (chart.plot === 'refunds') return sums.refundedCents / 100;
    if (chart.plot === 'average') return sums.paid === 0 ? 0 : Math.round(sums.totalCents / sums.paid) / 100;
    if (chart.plot === 'visits') {
      const counts = isNow ? found.visitDays : found.visitDaysBefore;
      return [...(counts ?? new Map<string, number>())].reduce(
        (sum, [day, count]) => (day >= days.from && day <= days.to ? sum + count : sum),
        0,
      );
    }
    return sums.capturedCents / 100;
  };
  const isMoney = chart.plot !== 'orders' && chart.plot !== 'visits';
  const format = (value: number): string => (isMoney ? formatSigned(Math.round(value * 100)) : grouped(value));
  const labelEvery = Math.ceil(steps.length / 12);
  const bars = steps.map((days, index) => {
    const before = stepsBefore?.[index];
    const sums = addSums([...found.days].filter(([day]) => day >= days.from && day <= days.to).map(([, one]) => one));
    const value = valueIn(days, true);
    return {
      from: days.from,
      to: days.to,
      tick: index % labelEvery === 0 ? tickOf(days.from, language) : '',
      name: dayName(days.from, language),
      value,
      valueText: format(value),
      before: before ? valueIn(before, false) : null,
      beforeSaid: before ? format(valueIn(before, false)) : null,
      margin: sums.totalCents > 0 ? ((sums.totalCents - sums.costCents) / sums.totalCents) * 100 : null,
      paid: sums.paid,
      isPart: days.to >= today,
    };
  });
  return {
    plot: chart.plot,
    isWeek,
    isMoney,
    bars,
    chosen: bars.find(({ from }) => from === chart.at)?.from ?? bars.at(-1)?.from ?? '',
    paid: found.now.paid,
  };
}

const tickOf = (day: string, language: Language): string =>
  language === 'zh' ? `${Number(day.slice(5, 7))}/${Number(day.slice(8))}` : dayName(day, language);
const dayName = (day: string, language: Language): string =>
  dateFormat(language === 'zh' ? 'zh-CN' : 'en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));

function funnelOf({ visits, visitsBefore, now, past }: Analysis) {
  const steps = ['visit', 'product', 'cart', 'checkout'].filter((event) => event !== 'product' || (visits.get('product') ?? 0) > 0);
  const counts = [
    ...steps.map((event) => ({ event, count: visits.get(event) ?? 0, before: visitsBefore?.get(event) ?? null })),
    { event: 'paid', count: now.paid, before: past?.paid ?? null },
  ];
  const maxCount = Math.max(1, ...counts.map(({ count, before }) => Math.max(count, before ?? 0)));
  return counts.map(({ event, count, before }, index) => ({
    event: event as 'visit' | 'product' | 'cart' | 'checkout' | 'paid',
    count: grouped(count),
    share: count / maxCount,
    before: before === null ? null : before / maxCount,
    goOn: index === counts.length - 1 ? null : formatShare(counts[index + 1]?.count ?? 0, count),
  }));
}

const maxSources = 9;

/** Top sources, the rest in one row, and the total. */
function sourcesOf({ sources }: Analysis, language: Language, names: DimensionNames) {
  const sum = (lines: typeof sources, source: string) =>
    lines.reduce(
      (all, one) => ({
        source,
        visits: all.visits + one.visits,
        carts: all.carts + one.carts,
        checkouts: all.checkouts + one.checkouts,
        paid: all.paid + one.paid,
      }),
      { source, visits: 0, carts: 0, checkouts: 0, paid: 0 },
    );
  const small = sources.slice(maxSources);
  const shown = [...sources.slice(0, maxSources), ...(small.length > 0 ? [sum(small, 'others')] : [])];
  const sourceRow = (line: (typeof sources)[number], word: string) => ({
    key: line.source,
    word,
    ...{ visits: grouped(line.visits), carts: grouped(line.carts), checkouts: grouped(line.checkouts), paid: grouped(line.paid) },
    conversion: line.visits === 0 ? '' : formatShare(line.paid, line.visits),
  });
  return {
    lines: shown.map((line) => sourceRow(line, dimensionKeyLabel('source', line.source, language, names))),
    together: sourceRow(sum(sources, ''), ''),
  };
}

const pagesOf = ({ pages }: Analysis) => ({
  lines: pages.map(({ path, views, entries }) => ({ path, views: grouped(views), entries: grouped(entries) })),
  together: grouped(pages[0]?.allViews ?? 0),
});

export type AnalysisTable = ReturnType<typeof tableOf>;

/** Largest rows, the rest in one row, and the total. */
function tableOf({ part, lines, together }: DimensionTable, language: Language, names: DimensionNames) {
  const keyedLines = lines.filter(({ keys }) => keys.length > 0);
  const rest = lines.filter(({ keys }) => keys.length === 0);
  const [shown, small] = [keyedLines.slice(0, maxLines), keyedLines.slice(maxLines)];
  const others = small.length === 0 ? [] : [small.reduce((sum, line) => joined(sum, line))];
  const maxCents = Math.max(1, ...shown.map(({ revenueCents }) => revenueCents));
  const line = (one: DimensionTable['together'], word: string) => ({
    key: one.key,
    word,
    keys: one.keys.length === 1 && one.key !== 'others' ? one.keys : [],
    paid: one.paid === 0 ? '' : grouped(one.paid),
    revenue: formatSignedInColumn(one.revenueCents),
    change: formatChange(lineChange(one)),
    isUp: (lineChange(one) ?? 0) >= 0,
    margin: one.baseCents > 0 ? formatShare(one.marginCents, one.baseCents) : '',
    share: Math.max(0, one.revenueCents) / maxCents,
  });
  return {
    part,
    lines: [
      ...shown.map((one) => ({ ...line(one, dimensionKeyLabel(part, one.key, language, names)), address: one.key === '' ? '-' : one.key })),
      ...others.map((one) => ({ ...line({ ...one, key: 'others' }, dimensionKeyLabel(part, 'others', language, names)), address: null })),
      ...rest.map((one) => ({ ...line(one, dimensionKeyLabel(part, one.key, language, names)), address: null })),
    ],
    together: line(together, ''),
  };
}

const joined = (a: DimensionTable['together'], b: DimensionTable['together']): DimensionTable['together'] => ({
  key: 'others',
  keys: [...a.keys, ...b.keys],
  paid: a.paid + b.paid,
  revenueCents: a.revenueCents + b.revenueCents,
  beforeCents: a.beforeCents === null || b.beforeCents === null ? null : a.beforeCents + b.beforeCents,
  marginCents: a.marginCents + b.marginCents,
  baseCents: a.baseCents + b.baseCents,
});

/** Cumulative shares by month; future months are empty. */
function cohortsOf({ cohorts }: Analysis) {
  const months = [...new Set(cohorts.map(({ month }) => month))].slice(-7);
  const last = months.at(-1) ?? '';
  const monthsTo = (month: string): number =>
    (Number(last.slice(0, 4)) - Number(month.slice(0, 4))) * 12 + Number(last.slice(5)) - Number(month.slice(5));
  return months.map((month) => {
    const monthCohorts = cohorts.filter((row) => row.month === month);
    const buyers = monthCohorts[0]?.buyers ?? 0;
    let sum = 0;
    const shares = Array.from({ length: 7 }, (_, later) => {
      sum += monthCohorts.filter((row) => row.later === later).reduce((count, { seconds }) => count + seconds, 0);
      return later > monthsTo(month) || buyers === 0 ? null : Math.round((sum / buyers) * 100);
    });
    return { month, buyers, shares };
  });
}
