import { inColumn } from '#areas/ledger/rules/amounts.ts';
import type { ListFile } from '#areas/staff/services/list-file.server.ts';
import { inLanguage, type Language, speak } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { chosenIn, mostCounted } from '#site/list.ts';
import { analysisTexts as texts } from '../analysis-texts.ts';
import { analysisList, lengthStep, noKey, type Part } from '../rules/analysis-list.ts';
import { saidShare, stepsOf } from '../rules/period.ts';
import * as figures from '../store/analysis.server.ts';
import { paidOrders } from '../store/analysis-rows.server.ts';
import { type AskedAnalysis, added, lineChange, namesOf, partTables, periodIn, sourceLines } from './analysis.server.ts';
import { keyWord } from './analysis-words.server.ts';
import { freshenFigures } from './figures.server.ts';

const noNames = { categories: new Map(), values: new Map() };
type Page = { readonly limit: number; readonly offset: number };

/** The paid orders behind a figure. How many there are, the daily sums know already. */
export async function rowsBehind(app: App, asked: AskedAnalysis, page: Page, language: Language) {
  const period = periodIn(app, asked);
  const part = asked.filters.rows ?? 'all';
  const key = asked.filters.key === noKey ? '' : asked.filters.key;
  await freshenFigures(app);
  const sums =
    part === 'all' || key === undefined
      ? [...(await figures.dailySums(app.db, period)).values()]
      : (await figures.partSums(app.db, period, [part])).filter((row) => (part === 'length' ? lengthStep(row.key) : row.key) === key);
  const keys = part === 'all' || key === undefined ? [] : sums.map((row) => ('key' in row ? row.key : ''));
  const total = Math.min(added(sums).paid, mostCounted + 1);
  const rows =
    total === 0 ? [] : await paidOrders(app.db, { ...period, part, keys: [...new Set(keys.map(String))], sort: asked.sort, ...page });
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      number: row.number,
      buyer: row.email,
      place: [row.region, row.country].filter(Boolean).join(', '),
      source: row.source && keyWord('source', row.source, language, noNames),
      device: row.device && keyWord('device', row.device, language, noNames),
      paidOn: row.paid_on,
      pieces: row.pieces,
      totalCents: row.total,
      total: inColumn(row.total),
      kept: inColumn(row.payment),
      keptCents: row.payment,
      state: row.payment_state,
    })),
  };
}

/** A table of the analysis as a file, the days of the period, or the orders behind a figure. */
export const analysisFile: ListFile = {
  spec: analysisList,
  async rows(app, { language }, query) {
    const asked = chosenIn(analysisList, query);
    const period = periodIn(app, asked);
    const word = (key: keyof typeof texts) => inLanguage(texts[key], language);
    const { table } = asked.filters;
    if (asked.filters.rows !== undefined) {
      const { rows } = await rowsBehind(app, asked, { limit: 50_000, offset: 0 }, language);
      return {
        head: (['number', 'buyer', 'place', 'source', 'device', 'paidOn', 'pieces', 'total', 'kept'] as const).map(word),
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
    await freshenFigures(app);
    if (table === 'search') {
      const terms = await figures.searchedTerms(app.db, period, 1000);
      return {
        head: (['words', 'times', 'nothingFound', 'clicks'] as const).map(word),
        lines: terms.map((row) => [row.term, row.count, row.empty, row.clicks]),
      };
    }
    if (table === 'sources') {
      const sources = await sourceLines(app, period);
      return {
        head: (['firstTouch', 'visits', 'carts', 'checkouts', 'orders', 'conversion'] as const).map(word),
        lines: sources.map((row) => [
          ...[keyWord('source', row.source, language, noNames), row.visits, row.carts, row.checkouts, row.paid],
          saidShare(row.paid, row.visits),
        ]),
      };
    }
    if (table === 'pages') {
      const pages = await figures.viewedPages(app.db, period, 5000);
      return { head: (['pagePath', 'views', 'entries'] as const).map(word), lines: pages.map((row) => [row.path, row.views, row.entries]) };
    }
    if (table === undefined || table === 'days') return dayLines(app, period, speak(texts, language));
    return partLines(app, table, period, language);
  },
};

async function dayLines(app: App, period: ReturnType<typeof periodIn>, say: (key: keyof typeof texts) => string) {
  const [days, visits] = await Promise.all([figures.dailySums(app.db, period), figures.visitDays(app.db, period)]);
  return {
    head: (['day', 'visits', 'orders', 'pieces', 'revenue', 'refunds', 'margin'] as const).map(say),
    lines: stepsOf(period, 'day').map(({ from }) => {
      const sums = added(days.has(from) ? [days.get(from) as figures.Sums] : []);
      return [
        from,
        visits.get(from) ?? 0,
        sums.paid,
        sums.pieces,
        sums.capturedCents / 100,
        sums.refundedCents / 100,
        saidShare(sums.totalCents - sums.costCents, sums.totalCents),
      ];
    }),
  };
}

async function partLines(app: App, part: Part, period: ReturnType<typeof periodIn>, language: 'en' | 'zh') {
  const say = speak(texts, language);
  const [[table], names] = await Promise.all([partTables(app, period, [part]), namesOf(app)]);
  const lines = table ? [...table.lines, table.together] : [];
  return {
    head: [say(part), say('ordersHead'), say('revenue'), say('change'), say('margin')],
    lines: lines.map((line) => [
      line.key === 'together' ? say('together') : keyWord(part, line.key, language, names),
      line.paid,
      line.revenueCents / 100,
      lineChange(line)?.toFixed(1) ?? null,
      saidShare(line.marginCents, line.baseCents),
    ]),
  };
}
