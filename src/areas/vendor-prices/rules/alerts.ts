import { dayMs } from '#kernel/dates.ts';
import { priceChangeBp, type Spec } from './spec.ts';

export const alertKinds = ['rise', 'missing', 'stale'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Alert thresholds; set by staff. */
export type AlertLimits = { readonly risePercent: number; readonly staleDays: number };
export const defaultAlertLimits: AlertLimits = { risePercent: 5, staleDays: 180 };

type Watched = Spec & {
  readonly specId: number;
  readonly priceId: number;
  readonly priceCents: number;
  readonly beforeCents: number | null;
  readonly validFrom: string;
  readonly isSeen: boolean;
};
export type Alert = { readonly kind: AlertKind; readonly specId: number; readonly priceId: number; readonly figure: number };

/** Unseen price increases above the limit, and prices not updated for long. */
export function alertsOf(prices: readonly Watched[], { risePercent, staleDays }: AlertLimits, today: string): readonly Alert[] {
  return prices.flatMap(({ specId, priceId, priceCents, beforeCents, validFrom, isSeen }): Alert[] => {
    const move = beforeCents === null ? null : priceChangeBp(beforeCents, priceCents);
    const days = daysBetween(validFrom, today);
    return [
      ...(move !== null && move > risePercent * 100 && !isSeen ? [{ kind: 'rise' as const, specId, priceId, figure: move }] : []),
      ...(days > staleDays ? [{ kind: 'stale' as const, specId, priceId, figure: days }] : []),
    ];
  });
}

export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
