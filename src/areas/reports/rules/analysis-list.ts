import { listOf } from '#site/list.ts';
import { comparisons, periods } from './period.ts';

/** By what the figures can be told apart. The first ones follow the order, the others its lines. */
export const orderDimensions = ['country', 'region', 'device', 'source', 'turn'] as const;
export const lineDimensions = ['category', 'length', 'texture', 'colour'] as const;
export const analysisDimensions = [...orderDimensions, ...lineDimensions] as const;
export type AnalysisDimension = (typeof analysisDimensions)[number];
export const analysisMetrics = ['revenue', 'orders', 'visits', 'average', 'refunds'] as const;
export type AnalysisMetric = (typeof analysisMetrics)[number];
/** Stands for an empty key in an address. */
export const emptyDimensionKey = '-';

/** What the analysis may be asked for: the days, what is plotted, and the rows behind a figure. */
export const analysisList = listOf({
  page: 'office-analysis',
  filters: {
    period: periods,
    from: 'day',
    to: 'day',
    compare: comparisons,
    plot: analysisMetrics,
    step: ['week'],
    at: 'day',
    rows: ['all', ...analysisDimensions],
    key: 'words',
    table: ['days', 'search', 'sources', 'pages', ...analysisDimensions],
  },
  sorts: ['paid', 'total'],
  first: '-paid',
});

/** Lengths in steps people buy by. */
const lengthSteps = [12, 18, 22, 26, 30, 60] as const;
export function lengthBucket(key: string): string {
  if (key === '') return '';
  const inches = Number(key);
  const place = lengthSteps.findIndex((most) => inches <= most);
  const most = lengthSteps[place] ?? 60;
  const least = place <= 0 ? 6 : (lengthSteps[place - 1] ?? 0) + 2;
  return most === 60 ? `${least}+` : `${least}–${most}`;
}
