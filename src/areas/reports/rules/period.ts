import { dayMs, dayOf } from '#kernel/dates.ts';

export const periods = ['today', '7', '30', 'month', 'quarter', 'year'] as const;
export type PeriodName = (typeof periods)[number];
export const comparisons = ['before', 'lastMonth', 'lastYear', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

export type DayRange = { readonly from: string; readonly to: string };
export type Period = DayRange & { readonly name: PeriodName | null; readonly comparison: Comparison; readonly before: DayRange | null };

type PeriodQuery = { readonly period?: PeriodName; readonly from?: string; readonly to?: string; readonly compare?: Comparison };

const maxDays = 731;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
export const addDays = (day: string, days: number): string => dayOf(new Date(at(day) + days * dayMs));
export const dayCountOf = ({ from, to }: DayRange): number => Math.round((at(to) - at(from)) / dayMs) + 1;

/** The requested period. Custom days win over a named period; invalid input is the last thirty days. */
export function periodOf({ period, from, to, compare = 'before' }: PeriodQuery, today: string): Period {
  const customDays = from !== undefined && to !== undefined && from <= to && dayCountOf({ from, to }) <= maxDays ? { from, to } : null;
  const name = customDays ? null : (period ?? '30');
  const days = customDays ?? namedDays(name ?? '30', today);
  return { ...days, name, comparison: compare, before: compare === 'none' ? null : daysBefore(days, compare) };
}

function namedDays(name: PeriodName, today: string): DayRange {
  const month = Number(today.slice(5, 7));
  const firsts: Readonly<Record<PeriodName, string>> = {
    today,
    '7': addDays(today, -6),
    '30': addDays(today, -29),
    month: `${today.slice(0, 8)}01`,
    quarter: `${today.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`,
    year: `${today.slice(0, 5)}01-01`,
  };
  return { from: firsts[name], to: today };
}

function daysBefore(days: DayRange, comparison: Exclude<Comparison, 'none'>): DayRange {
  if (comparison === 'before') return { from: addDays(days.from, -dayCountOf(days)), to: addDays(days.from, -1) };
  const back = comparison === 'lastYear' ? 12 : 1;
  return { from: monthsEarlier(days.from, back), to: monthsEarlier(days.to, back) };
}

/** The same day of an earlier month, or that month's last day. */
function monthsEarlier(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${dayOf(first).slice(0, 8)}${String(Math.min(date, last)).padStart(2, '0')}`;
}

/** Every day of a period, or every seventh, with the days it covers. */
export function splitPeriod(days: DayRange, step: 'day' | 'week'): readonly DayRange[] {
  const size = step === 'week' ? 7 : 1;
  return Array.from({ length: Math.ceil(dayCountOf(days) / size) }, (_, index) => {
    const from = addDays(days.from, index * size);
    const to = addDays(from, size - 1);
    return { from, to: to > days.to ? days.to : to };
  });
}

/** Change in percent; null when there was nothing before. */
export const changeOf = (now: number, before: number | null): number | null =>
  before === null || before <= 0 ? null : ((now - before) / before) * 100;

/** A share with one decimal: 43.7%. */
export const formatShare = (part: number, whole: number): string => (whole > 0 ? `${((part / whole) * 100).toFixed(1)}%` : '–');

export const formatChange = (percent: number | null): string =>
  percent === null ? '' : `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
