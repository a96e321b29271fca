type CoverageLine = { readonly isComposed: boolean; readonly isClearance: boolean; readonly isMadeToOrder: boolean };
export type ProtectionCoverage = 'all' | 'some' | 'none';

/** Whose price is protected once paid, as `protectLines` records it: neither composed items nor clearance, unless it is made to order. */
const isProtected = ({ isComposed, isClearance, isMadeToOrder }: CoverageLine): boolean => !isComposed && (!isClearance || isMadeToOrder);

export function priceProtectionCoverage(lines: readonly CoverageLine[]): ProtectionCoverage {
  const count = lines.filter(isProtected).length;
  if (count === 0) return 'none';
  return count === lines.length ? 'all' : 'some';
}
