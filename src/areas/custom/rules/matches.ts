import type { Reading } from './picture/read.ts';
import { textureClasses, texturesOf } from './picture/waves.ts';

/** What the photos of one person show together. */
export type CombinedReading = Pick<Reading, 'shades' | 'texture' | 'wave' | 'lengthInches' | 'isCut' | 'confidence'>;

/** The clearest photo decides the texture, all of them the color, the one that shows most the length. */
export function combineReadings(readings: readonly Reading[]): CombinedReading | null {
  const [clearest] = [...readings].sort((one, other) => other.confidence - one.confidence);
  if (!clearest) return null;
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { shades } of readings)
    for (const { code, difference } of shades) {
      const known = sums.get(code) ?? { sum: 0, count: 0 };
      sums.set(code, { sum: known.sum + difference, count: known.count + 1 });
    }
  const unseen = 24;
  const shades = [...sums]
    .map(([code, { sum, count }]) => ({ code, difference: (sum + unseen * (readings.length - count)) / readings.length }))
    .sort((one, other) => one.difference - other.difference);
  const lengths = readings.flatMap(({ lengthInches, isCut }) => (lengthInches === null ? [] : [{ lengthInches, isCut }]));
  const longest = lengths.sort((one, other) => other.lengthInches - one.lengthInches)[0];
  return {
    shades: shades.slice(0, 6),
    texture: clearest.texture,
    wave: clearest.wave,
    lengthInches: longest?.lengthInches ?? null,
    isCut: longest?.isCut ?? false,
    confidence: clearest.confidence,
  };
}

export type MatchCandidate = {
  readonly id: number;
  readonly spuId: number;
  readonly colourCode: string;
  readonly texture: string;
  readonly lengthInches: number | null;
  readonly capSize: string;
  readonly payableCents: number;
  readonly isAvailable: boolean;
};
export type MatchPreferences = { readonly budgetCents: number | null; readonly capSize: string | null };
export type MatchReasons = {
  readonly colour: 'same' | 'near' | 'other';
  readonly wave: 'same' | 'near' | 'other';
  /** Inches longer than in the photo, or negative; null where unknown. */
  readonly longerInches: number | null;
  readonly isOverBudget: boolean;
  readonly isSoldOut: boolean;
};
export type PhotoMatch = { readonly skuId: number; readonly percent: number; readonly reasons: MatchReasons };

const maxMatches = 6;
const maxPerGroup = 2;

/** Best first: three to six where the shop has them. */
export function bestMatches(candidates: readonly MatchCandidate[], seen: CombinedReading, preferences: MatchPreferences): PhotoMatch[] {
  const scored = candidates
    .map((candidate) => ({ candidate, ...scoreOf(candidate, seen, preferences) }))
    .sort((one, other) => other.score - one.score || one.candidate.id - other.candidate.id);
  const taken = new Map<number, number>();
  const chosen: PhotoMatch[] = [];
  for (const { candidate, score, reasons } of scored) {
    const before = taken.get(candidate.spuId) ?? 0;
    if (before >= maxPerGroup) continue;
    taken.set(candidate.spuId, before + 1);
    chosen.push({ skuId: candidate.id, percent: Math.max(1, Math.min(99, Math.round(score))), reasons });
    if (chosen.length === maxMatches) break;
  }
  return chosen;
}

function scoreOf(
  candidate: MatchCandidate,
  seen: CombinedReading,
  { budgetCents, capSize }: MatchPreferences,
): { score: number; reasons: MatchReasons } {
  const rank = seen.shades.findIndex(({ code }) => code === candidate.colourCode);
  const apart = rank < 0 ? 30 : (seen.shades[rank]?.difference ?? 30) - (seen.shades[0]?.difference ?? 0);
  const colour = rank === 0 ? 'same' : rank > 0 && rank < 4 && apart < 10 ? 'near' : 'other';
  const textureRank = texturesOf[seen.texture].indexOf(candidate.texture);
  const steps = textureRank === 0 ? 0 : textureRank > 0 ? 1 : 2 + classesApart(seen.texture, candidate.texture);
  const wave = steps === 0 ? 'same' : steps === 1 ? 'near' : 'other';
  const longerInches = seen.lengthInches === null || candidate.lengthInches === null ? null : candidate.lengthInches - seen.lengthInches;
  const isOverBudget = budgetCents !== null && candidate.payableCents > budgetCents;
  const score =
    100 -
    Math.min(40, rank < 0 ? 40 : 2.2 * apart) -
    Math.min(36, 9 * steps) -
    Math.min(20, longerInches === null ? 5 : 1.6 * Math.abs(longerInches)) -
    (isOverBudget ? 12 : 0) -
    (capSize !== null && candidate.capSize !== '' && candidate.capSize !== capSize ? 6 : 0) -
    (candidate.isAvailable ? 0 : 8);
  return { score, reasons: { colour, wave, longerInches, isOverBudget, isSoldOut: !candidate.isAvailable } };
}

function classesApart(of: CombinedReading['texture'], texture: string): number {
  const other = textureClasses.findIndex((one) => texturesOf[one][0] === texture);
  return other < 0 ? 1 : Math.abs(other - textureClasses.indexOf(of));
}

export const sureness = (confidence: number): 'high' | 'fair' | 'low' =>
  confidence >= 0.75 ? 'high' : confidence >= 0.55 ? 'fair' : 'low';
