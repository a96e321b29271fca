import type { Configuration } from '#areas/pricing/rules/configuration.ts';
import type { PriceRule, PriceRuleSet } from '#areas/pricing/rules/rule-data.ts';

/** An independent, slow price calculation in whole fractions, without a line of the engine. */
export function slowPrice(rules: PriceRuleSet, piece: Configuration): { priceCents: number; grams: number; leadDays: number } | null {
  if (isRefused(piece)) return null;
  const inches = Number(piece.length);
  const words = new Set([
    '',
    ...Object.entries(piece).flatMap(([step, value]) => (typeof value === 'string' ? [`${step}:${value}`] : [])),
    ...piece.extras.map((extra) => `extras:${extra}`),
  ]);
  const mine = rules.rules.filter(
    (rule) =>
      rule.kind === piece.kind &&
      rule.fromInches <= inches &&
      inches <= rule.toInches &&
      rule.key.split('+').every((word) => words.has(word)),
  );
  const of = (part: PriceRule['part']): PriceRule[] => mine.filter((rule) => rule.part === part);
  const shorterHair = rules.rules.filter(
    (rule) =>
      rule.kind === piece.kind &&
      rule.part === 'hair' &&
      rule.key === (piece.origin ? `origin:${piece.origin}` : '') &&
      rule.fromInches <= inches,
  );
  const hairCents = BigInt(Math.max(...shorterHair.map(({ cents }) => cents)));
  let top = BigInt(Math.max(...shorterHair.map(({ grams }) => grams)));
  let bottom = 1n;
  for (const { factorBp } of of('density')) {
    top *= BigInt(factorBp);
    bottom *= 10_000n;
  }
  const grams = 5n * halfUp(top, bottom * 5n);
  let costs = halfUp(hairCents * grams, 100n);
  for (const { cents } of of('processing')) costs += halfUp(BigInt(cents) * grams, 100n);
  for (const part of ['lace', 'labour', 'extra'] as const) for (const { cents } of of(part)) costs += BigInt(cents);
  const factor = BigInt(of('margin')[0]?.factorBp ?? 0);
  const wanted = costs + halfUp(costs * (factor - 10_000n), 10_000n);
  let price = wanted;
  while (price % 100n !== 99n) price += 1n;
  const optionDays = rules.options.filter((one) => one.kind === piece.kind && words.has(`${one.step}:${one.value}`));
  const leadDays = [...mine.filter(({ part }) => part !== 'density'), ...optionDays].reduce((sum, { leadDays: days }) => sum + days, 0);
  return { priceCents: Number(price), grams: Number(grams), leadDays };
}

const halfUp = (top: bigint, bottom: bigint): bigint => (2n * top + bottom) / (2n * bottom);

const hasNoLace = (cap: string | undefined): boolean => cap === 'u-part' || cap === 'v-part' || cap === 'headband';

/** What is not made, in plain code. */
function isRefused(piece: Configuration): boolean {
  if (piece.kind !== 'wig') return false;
  const { cap = '', lace, texture, colour = '' } = piece;
  const [inches, percent] = [Number(piece.length), Number(piece.density)];
  if (cap === '360' && lace === 'hd') return true;
  if (hasNoLace(cap) !== (lace === 'none')) return true;
  if (inches > 32 && percent < 180) return true;
  if (texture === 'kinky-curly' && inches < 10) return true;
  if (percent === 250 && (cap === 'headband' || (inches > 30 && ['13x4', '13x6', '360', 'full-lace'].includes(cap)))) return true;
  if (['silver', 'pink'].includes(colour) && inches > 24) return true;
  if (lace === 'none' && (piece.extras.includes('pre-cut') || piece.extras.includes('bleached-knots'))) return true;
  return (cap === 'u-part' || cap === 'v-part') && piece.extras.includes('bangs');
}
