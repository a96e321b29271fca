import { formatSignedInColumn } from '#areas/ledger/rules/amounts.ts';
import type { ListFile } from '#areas/staff/services/list-file.server.ts';
import { inLanguage, type Language, translator } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { chosenIn, maxCountedRows } from '#site/list.ts';
import { analysisTexts as texts } from '../analysis-texts.ts';
import { type AnalysisDimension, analysisList, emptyDimensionKey, lengthBucket } from '../rules/analysis-list.ts';
import { formatShare, splitPeriod } from '../rules/period.ts';
import * as figures from '../store/analysis.server.ts';
import { paidOrders } from '../store/analysis-rows.server.ts';
import {
  type AnalysisQuery,
  addSums,
  analysisPeriod,
  dimensionNames,
  dimensionTables,
  lineChange,
  sourceLines,
} from './analysis.server.ts';
import { dimensionKeyLabel } from './dimension-labels.server.ts';
import { refreshDailyFigures } from './figures.server.ts';

const noNames = { categories: new Map(), values: new Map() };
type Page = { readonly limit: number; readonly offset: number };

/** The paid orders behind a figure; their count comes from the daily sums. */
export async function ordersOfFigure(app: App, query: AnalysisQuery, page: Page, language: Language) {
  const period = analysisPeriod(app, query);
  const part = query.filters.rows ?? 'all';
  const key = query.filters.key === emptyDimensionKey ? '' : query.filters.key;
  await refreshDailyFigures(app);
  const sums =
    part === 'all' || key === undefined
      ? [...(await figures.dailySums(app.db, period)).values()]
      : (await figures.dimensionSums(app.db, period, [part])).filter(
          (row) => (part === 'length' ? lengthBucket(row.key) : row.key) === key,
        );
  const keys = part === 'all' || key === undefined ? [] : sums.map((row) => ('key' in row ? row.key : ''));
  const total = Math.min(addSums(sums).paid, maxCountedRows + 1);
  const rows =
    total === 0 ? [] : await paidOrders(app.db, { ...period, part, keys: [...new Set(keys.map(String))], sort: query.sort, ...page });
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      number: row.number,
      buyer: row.email,
      place: [row.region, row.country].filter(Boolean).join(', '),
      source: row.source && dimensionKeyLabel('source', row.source, language, noNames),
      device: row.device && dimensionKeyLabel('device', row.device, language, noNames),
      paidOn: row.paid_on,
      pieces: row.pieces,
      totalCents: row.total,
      total: formatSignedInColumn(row.total),
      kept: formatSignedInColumn(row.payment),
      keptCents: row.payment,
      state: row.payment_state,
    })),
  };
}

/** CSV of an analysis table, of the days of the period, or of the orders behind a figure. */
export const analysisFile: ListFile = {
  spec: analysisList,
  async rows(app, { language }, query) {
    const chosen = chosenIn(analysisList, query);
    const period = analysisPeriod(app, chosen);
    const label = (key: keyof typeof texts) => inLanguage(texts[key], language);
    const { table } = chosen.filters;
    if (chosen.filters.rows !== undefined) {
      const { rows } = await ordersOfFigure(app, chosen, { limit: 50_000, offset: 0 }, language);
      return {
        head: (['number', 'buyer', 'place', 'source', 'device', 'paidOn', 'pieces', 'total', 'kept'] as const).map(label),
        lines: rows.map((row) => [
          row.number,
          row.buyer,
          row.place,
          row.source,
          row.device,
          row.paidOn,
          row.pieces,
          row.totalCents / 100,
          row.keptCents / 100,
        ]),
      };
    }
    await refreshDailyFigures(app);
    if (table === 'search') {
      const terms = await figures.searchedTerms(app.db, period, 1000);
      return {
        head: (['words', 'times', 'nothingFound', 'clicks'] as const).map(label),
        lines: terms.map((row) => [row.term, row.count, row.empty, row.clicks]),
      };
    }
    if (table === 'sources') {
      const sources = await sourceLines(app, period);
      return {
        head: (['firstTouch', 'visits', 'carts', 'checkouts', 'orders', 'conversion'] as const).map(label),
        lines: sources.map((row) => [
          ...[dimensionKeyLabel('source', row.source, language, noNames), row.visits, row.carts, row.checkouts, row.paid],
          formatShare(row.paid, row.visits),
        ]),
      };
    }
    if (table === 'pages') {
      const pages = await figures.viewedPages(app.db, period, 5000);
      return {
        head: (['pagePath', 'views', 'entries'] as const).map(label),
        lines: pages.map((row) => [row.path, row.views, row.entries]),
      };
    }
    if (table === undefined || table === 'days') return dayLines(app, period, translator(texts, language));
    return partLines(app, table, period, language);
  },
};

async function dayLines(app: App, period: ReturnType<typeof analysisPeriod>, say: (key: keyof typeof texts) => string) {
  const [days, visits] = await Promise.all([figures.dailySums(app.db, period), figures.visitDays(app.db, period)]);
  return {
    head: (['day', 'visits', 'orders', 'pieces', 'revenue', 'refunds', 'margin'] as const).map(say),
    lines: splitPeriod(period, 'day').map(({ from }) => {
      const sums = addSums(days.has(from) ? [days.get(from) as figures.FigureSums] : []);
      return [
        from,
        visits.get(from) ?? 0,
        sums.paid,
        sums.pieces,
        sums.capturedCents / 100,
        sums.refundedCents / 100,
        formatShare(sums.totalCents - sums.costCents, sums.totalCents),
      ];
    }),
  };
}

async function partLines(app: App, part: AnalysisDimension, period: ReturnType<typeof analysisPeriod>, language: 'en' | 'zh') {
  const say = translator(texts, language);
  const [[table], names] = await Promise.all([dimensionTables(app, period, [part]), dimensionNames(app)]);
  const lines = table ? [...table.lines, table.together] : [];
  return {
    head: [say(part), say('ordersHead'), say('revenue'), say('change'), say('margin')],
    lines: lines.map((line) => [
      line.key === 'together' ? say('together') : dimensionKeyLabel(part, line.key, language, names),
      line.paid,
      line.revenueCents / 100,
      lineChange(line)?.toFixed(1) ?? null,
      formatShare(line.marginCents, line.baseCents),
    ]),
  };
}
