import { dayMs } from '#kernel/dates.ts';
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/texts.ts';

export type VendorTrend = {
  readonly specId: number;
  readonly vendor: string;
  /** Position in the year from 0 to 1, and the price from there on. */
  readonly steps: readonly { readonly at: number; readonly cents: number }[];
};

type Steps = readonly {
  readonly specId: number;
  readonly vendor: string;
  readonly steps: readonly { readonly day: string; readonly cents: number }[];
}[];

/** Days as positions in the year ending today; months are formatted on the server. */
export function trendsOf(trend: Steps, now: Date, language: Language): { trends: VendorTrend[]; months: string[] } {
  const begin = now.getTime() - 365 * dayMs;
  const place = (day: string): number => Math.min(1, Math.max(0, (Date.parse(day) - begin) / (365 * dayMs)));
  const month = dateFormat(language === 'zh' ? 'zh-CN' : 'en-US', { month: 'short', year: '2-digit', timeZone: 'UTC' });
  return {
    trends: trend.map(({ specId, vendor, steps }) => ({
      specId,
      vendor,
      steps: steps.map(({ day, cents }) => ({ at: place(day), cents })),
    })),
    months: [0, 1, 2, 3, 4].map((quarter) => month.format(new Date(begin + (quarter * 365 * dayMs) / 4))),
  };
}
