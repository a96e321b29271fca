import { type SetPriceRule, setOffBp } from '#areas/pricing/rules/sets.ts';

/** One part of a set: SKU id or estimate number, and its count per set. */
export type CartSetPart = { readonly name: string; readonly count: number };

const maxUnitsInSet = 12;
const partShape = /^([A-Za-z0-9-]{1,40})\*([1-9]\d?)$/;

/** A set's key lists its parts, so the same set twice is two of one. */
export const buildSetKey = (parts: readonly CartSetPart[]): string =>
  [...tallied(parts)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name}*${count}`)
    .join('_');

const tallied = (parts: readonly CartSetPart[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { name, count } of parts) counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
};

/** Parses a set key; null when invalid. */
export function parseSetKey(key: string): CartSetPart[] | null {
  const parts = key.split('_').map((text): CartSetPart | null => {
    const [, name, count] = partShape.exec(text) ?? [];
    return name && count ? { name, count: Number(count) } : null;
  });
  const whole = parts.filter((part) => part !== null);
  const units = whole.reduce((sum, { count }) => sum + count, 0);
  return whole.length === parts.length && units <= maxUnitsInSet && buildSetKey(whole) === key ? whole : null;
}

export const partName = ({ skuId, estimate }: { readonly skuId: number; readonly estimate?: string | undefined }): string =>
  estimate || String(skuId);

/** Role in a set: a bundle, the lace piece, or neither. */
export type SetRole = 'bundle' | 'lace' | null;
type Described = {
  readonly category: string;
  readonly style: string;
  /** Kind of a built item. */
  readonly kind: unknown;
};

/** A pack of three has its own price and is not part of a set. */
export function setRoleOf({ category, style, kind }: Described): SetRole {
  const what = typeof kind === 'string' ? kind : category;
  if (what === 'closure-frontal') return 'lace';
  return what === 'bundle' && (typeof kind === 'string' || style === 'Single Bundle') ? 'bundle' : null;
}

export type SetLine = {
  readonly setKey: string;
  readonly part: string;
  readonly quantity: number;
  readonly role: SetRole;
  readonly isLater: boolean;
  /** Available in the requested quantity. */
  readonly isFine: boolean;
  /** Clearance items get no further discount. */
  readonly isClearance: boolean;
};

/** Complete sets among lines with the same key; 0 when a part is missing, short or in excess. */
export function wholeSets(key: string, lines: readonly SetLine[]): number {
  const parts = parseSetKey(key);
  const [first] = lines;
  if (!parts || !first || lines.length !== parts.length) return 0;
  const sets = parts.map(({ name, count }) => {
    const line = lines.find(({ part }) => part === name);
    return line?.isFine && line.role !== null && line.isLater === first.isLater ? line.quantity / count : 0;
  });
  const [count = 0] = sets;
  return Number.isInteger(count) && sets.every((one) => one === count) ? count : 0;
}

/** Discount per line, in order: sets are recognized by the actual contents. */
export function calculateSetDiscounts(lines: readonly SetLine[], rules: readonly SetPriceRule[]): number[] {
  const groups = Map.groupBy(
    lines.filter(({ setKey }) => setKey !== ''),
    ({ setKey }) => setKey,
  );
  const offs = new Map<SetLine, number>();
  for (const [key, members] of groups) {
    if (wholeSets(key, members) === 0) continue;
    const roles = (parseSetKey(key) ?? []).flatMap(({ name, count }) => {
      const role = members.find(({ part }) => part === name)?.role ?? 'lace';
      return Array.from({ length: count }, () => ({ role }));
    });
    const offBp = setOffBp(rules, roles);
    for (const line of members) offs.set(line, line.isClearance ? 0 : offBp);
  }
  return lines.map((line) => offs.get(line) ?? 0);
}
