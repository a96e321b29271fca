import { listOf } from '#site/list.ts';
import { comparisons, periods } from './period.ts';

/** Dimensions of the figures. The first group is by order, the second by order line. */
export const orderDimensions = ['country', 'region', 'device', 'source', 'turn'] as const;
export const lineDimensions = ['category', 'length', 'texture', 'colour'] as const;
export const analysisDimensions = [...orderDimensions, ...lineDimensions] as const;
export type AnalysisDimension = (typeof analysisDimensions)[number];
export const analysisMetrics = ['revenue', 'orders', 'visits', 'average', 'refunds'] as const;
export type AnalysisMetric = (typeof analysisMetrics)[number];
/** Represents an empty key in the address. */
export const emptyDimensionKey = '-';

/** Query of the analysis page: period, plotted figure, and the rows behind a figure. */
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

/** Length ranges customers buy by. */
const lengthSteps = [12, 18, 22, 26, 30, 60] as const;
export function lengthBucket(key: string): string {
  if (key === '') return '';
  const inches = Number(key);
  const stepIndex = lengthSteps.findIndex((stepMax) => inches <= stepMax);
  const maxInches = lengthSteps[stepIndex] ?? 60;
  const minInches = stepIndex <= 0 ? 6 : (lengthSteps[stepIndex - 1] ?? 0) + 2;
  return maxInches === 60 ? `${minInches}+` : `${minInches}–${maxInches}`;
}
