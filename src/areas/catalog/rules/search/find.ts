import type { IndexedGroup, IndexedSku } from '../catalog-index.ts';
import type { SearchAtom, SearchMeaning, SearchNeed } from './meaning.ts';
import type { GroupFacts, SearchIndex } from './search-index.ts';

/** Which SKUs match a keyword, and how well each group does. */
export type SearchMatches = {
  readonly worth: ReadonlyMap<number, number>;
  fits(sku: IndexedSku, group: IndexedGroup): boolean;
  /** Whether every SKU of the group matches. */
  fitsWhole(group: IndexedGroup): boolean;
  /** Requested parts that match nothing together with the rest; empty when all do. */
  readonly left: readonly string[];
  /** Some groups match only in part, so cards link to the matching SKU. */
  readonly isNarrow: boolean;
};
const nothing: SearchMatches = { worth: new Map(), fits: () => false, fitsWhole: () => false, left: [], isNarrow: false };
const points = { name: 6, category: 5, value: 4, partOfValue: 2, word: 1.5, nameCovered: 4, sold: 0.8, soldOut: -2, weak: 0.3 } as const;
const maxAtoms = 30;

/** Each atom is a bit: a group or SKU is tested against all at once. */
type Bits = {
  readonly ofWord: Int32Array;
  readonly ofValue: Int32Array;
  /** The same for values named in full. */
  readonly ofWholeValue: Int32Array;
  readonly ofCategory: ReadonlyMap<number, { readonly all: number /** What only some of its groups are. */; readonly shared: number }>;
  readonly prices: readonly { readonly bit: number; readonly price: NonNullable<SearchAtom['price']> }[];
};
type Seen = {
  readonly facts: GroupFacts;
  readonly name: number;
  readonly words: number;
  readonly category: number;
  readonly values: number;
};
/** A matching group, with all its SKUs or some. */
type Fitting = { readonly seen: Seen; readonly isWhole: boolean };
/** Needs as bits of atoms. */
type NeedMask = {
  readonly need: SearchNeed;
  readonly alternatives: readonly { readonly mask: number; readonly worth: number }[];
  readonly weight: number;
};

export function searchCatalog(index: SearchIndex, meaning: SearchMeaning): SearchMatches {
  const byCode = findByCode(index, meaning.keyword);
  if (byCode) return byCode;
  const atoms = [...new Set(meaning.needs.flatMap(({ alternatives }) => alternatives.flatMap((alternative) => alternative.atoms)))].slice(
    0,
    maxAtoms,
  );
  const bitOf = new Map(atoms.map((atom, position) => [atom, 1 << position]));
  const bits = bitsOf(index, bitOf);
  const seen: Seen[] = [];
  for (const facts of index.groups) {
    const one = matchGroup(facts, bits);
    if (one) seen.push(one);
  }
  const needMasks = meaning.needs.map((need) => needMaskOf(need, bitOf, seen));
  const required = needMasks.filter(({ need }) => !need.isWeak);
  const priceBits = bits.prices.reduce((all, { bit }) => all | bit, 0);
  for (const subset of subsets(required)) {
    const maskOf = (group: Seen): number => holds(group) | group.values | priceBits;
    const likely = seen.filter((group) => subset.every((needMask) => isMet(needMask, maskOf(group))));
    const fitting: Fitting[] = [];
    for (const group of likely) {
      const isWhole = isAllFit(group, subset, bits);
      if (isWhole || group.facts.group.skus.some((sku) => isFit(sku, group, subset, bits))) fitting.push({ seen: group, isWhole });
    }
    if (fitting.length > 0) return answerOf(fitting, subset, needMasks, bits);
  }
  return { ...nothing, left: required.map(({ need }) => need.text) };
}

/** A code, or the beginning of one, is searched alone. */
function findByCode(index: SearchIndex, keyword: string): SearchMatches | null {
  if (!/^[a-z0-9]{2,}(?:-[a-z0-9]*)+$/.test(keyword)) return null;
  const isIn = (sku: IndexedSku): boolean => sku.code.toLowerCase().startsWith(keyword);
  const found = index.groups.filter(
    ({ codeStart, group }) => (codeStart.startsWith(keyword) || keyword.startsWith(codeStart)) && group.skus.some(isIn),
  );
  if (found.length === 0) return null;
  // An exact code comes before longer ones.
  const worth = new Map(found.map(({ group, codeStart }) => [group.id, keyword.length / Math.max(keyword.length, codeStart.length)]));
  return { worth, fits: isIn, fitsWhole: () => false, left: [], isNarrow: true };
}

function bitsOf({ lexicon, catalogIndex, values, categories, shared }: SearchIndex, bitOf: ReadonlyMap<SearchAtom, number>): Bits {
  const ofWord = new Int32Array(lexicon.words.length);
  const size = Math.max(0, ...catalogIndex.values.keys()) + 1;
  const [ofValue, ofWholeValue] = [new Int32Array(size), new Int32Array(size)];
  const prices: Bits['prices'][number][] = [];
  for (const [{ words, valueIds, price }, bit] of bitOf) {
    for (const word of words) ofWord[word] = (ofWord[word] ?? 0) | bit;
    for (const id of valueIds) {
      ofValue[id] = (ofValue[id] ?? 0) | bit;
      ofWholeValue[id] = (ofWholeValue[id] ?? 0) | bit;
    }
    if (price) prices.push({ bit, price });
  }
  for (const [id, names] of values) {
    for (const name of names) {
      const found = name.reduce((all, word) => all | (ofWord[word] ?? 0), 0);
      ofValue[id] = (ofValue[id] ?? 0) | found;
      if (found && name.every((word) => ofWord[word])) ofWholeValue[id] = (ofWholeValue[id] ?? 0) | found;
    }
  }
  const ofCategory = new Map(
    [...categories].map(([id, names]) => {
      const apart = shared.get(id);
      const bitsIn = (words: readonly number[]): number => words.reduce((all, word) => all | (ofWord[word] ?? 0), 0);
      return [id, { all: bitsIn(names.flat()), shared: bitsIn(names.flat().filter((word) => apart?.has(word))) }];
    }),
  );
  return { ofWord, ofValue, ofWholeValue, ofCategory, prices };
}

/** What a group matches, and where; nothing for most groups. */
function matchGroup(facts: GroupFacts, { ofWord, ofValue, ofCategory, prices }: Bits): Seen | null {
  let [name, words, values] = [0, 0, 0];
  for (const one of facts.names) for (const word of one) name |= ofWord[word] ?? 0;
  for (const word of facts.words) words |= ofWord[word] ?? 0;
  for (const id of facts.valueIds) values |= ofValue[id] ?? 0;
  const kind = ofCategory.get(facts.group.categoryId);
  const category = kind ? kind.all & ~(kind.shared & ~(name | values)) : 0;
  return name | words | values | category || prices.length > 0 ? { facts, name, words, category, values } : null;
}

/** What holds for every SKU of a group. Where some SKUs have a requested value, the others do not, whatever the name says. */
const holds = ({ name, words, category, values }: Seen): number => (name | words | category) & ~values;

const isMet = ({ alternatives }: NeedMask, mask: number): boolean =>
  alternatives.some((alternative) => (mask & alternative.mask) === alternative.mask);

function isFit(sku: IndexedSku, group: Seen, needMasks: readonly NeedMask[], { ofValue, prices }: Bits): boolean {
  let mask = holds(group);
  for (const id of sku.valueIds) mask |= ofValue[id] ?? 0;
  for (const { bit, price } of prices) if (sku.payableCents >= price.fromCents && sku.payableCents <= price.toCents) mask |= bit;
  return needMasks.every((needMask) => isMet(needMask, mask));
}

/** Every SKU matches, so that they need not be checked one by one. */
const isAllFit = (group: Seen, needMasks: readonly NeedMask[], { ofValue }: Bits): boolean => {
  const inAll = group.facts.sharedIds.reduce((all, id) => all | (ofValue[id] ?? 0), holds(group));
  return needMasks.every((needMask) => isMet(needMask, inAll));
};

/** Rarer terms weigh more; the product category weighs most. */
function needMaskOf(need: SearchNeed, bitOf: ReadonlyMap<SearchAtom, number>, seen: readonly Seen[]): NeedMask {
  const alternatives = need.alternatives
    .filter((alternative) => alternative.atoms.every((atom) => bitOf.has(atom)))
    .map((alternative) => ({ mask: alternative.atoms.reduce((all, atom) => all | (bitOf.get(atom) ?? 0), 0), worth: alternative.worth }));
  const any = alternatives.reduce((all, alternative) => all | alternative.mask, 0);
  const holders = seen.filter((group) => isMet({ need, alternatives, weight: 0 }, holds(group) | group.values));
  const isKind = holders.some((group) => group.category & any);
  const weight = (1 + Math.log((1 + seen.length) / (1 + holders.length))) * (isKind ? 1.6 : 1);
  return { need, alternatives, weight };
}

/** All conditions first, then fewer, those with the highest weight first. */
function subsets(needMasks: readonly NeedMask[]): (readonly NeedMask[])[] {
  const able = needMasks.filter(({ alternatives }) => alternatives.length > 0);
  if (able.length === 0) return [];
  const all = Array.from({ length: 2 ** able.length - 1 }, (_, index) => able.filter((__, bit) => (index + 1) & (1 << bit)));
  const weightOf = (some: readonly NeedMask[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  return all
    .map((some) => ({ some, weight: weightOf(some) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ some }) => some);
}

function answerOf(groups: readonly Fitting[], matched: readonly NeedMask[], needMasks: readonly NeedMask[], bits: Bits): SearchMatches {
  const byId = new Map(groups.map((one) => [one.seen.facts.group.id, one]));
  // Lists read SKUs group by group.
  let [at, group] = [-1, byId.get(-1)];
  return {
    worth: new Map(groups.map(({ seen }) => [seen.facts.group.id, worthOf(seen, matched, needMasks, bits)])),
    fits: (sku, { id }) => {
      if (id !== at) [at, group] = [id, byId.get(id)];
      return group !== undefined && (group.isWhole || isFit(sku, group.seen, matched, bits));
    },
    fitsWhole: ({ id }) => byId.get(id)?.isWhole === true,
    left: needMasks.filter((needMask) => !needMask.need.isWeak && !matched.includes(needMask)).map(({ need }) => need.text),
    isNarrow: groups.some(({ isWhole }) => !isWhole),
  };
}

/** Score of a group by name, category and values; sales break ties. */
function worthOf(seen: Seen, matched: readonly NeedMask[], needMasks: readonly NeedMask[], bits: Bits): number {
  const { group, names, isSoldOut } = seen.facts;
  const held = heldBy(seen, bits);
  let worth = covered(names, bits) * points.nameCovered + points.sold * Math.log10(1 + group.soldCount);
  for (const needMask of matched) worth += bestOf(needMask, held);
  for (const needMask of needMasks) if (needMask.need.isWeak) worth += points.weak * bestOf(needMask, held);
  return isSoldOut ? worth + points.soldOut : worth;
}

type Held = { readonly any: number; readonly places: readonly (readonly [mask: number, points: number])[] };

function heldBy({ facts, name, words, category, values }: Seen, { ofWholeValue }: Bits): Held {
  let whole = 0;
  for (const id of facts.valueIds) whole |= ofWholeValue[id] ?? 0;
  return {
    any: name | words | category | values,
    places: [
      [name, points.name],
      [category, points.category],
      [whole, points.value],
      [values & ~whole, points.partOfValue],
      [words, points.word],
    ],
  };
}

/** The best of the alternatives that satisfy a need. */
function bestOf({ alternatives }: NeedMask, { any, places }: Held): number {
  let best = 0;
  for (const { mask, worth } of alternatives) {
    if ((any & mask) !== mask) continue;
    let sum = 0;
    for (const [held, each] of places) if (held & mask) sum += each * countOf(held & mask);
    best = Math.max(best, (worth * sum) / countOf(mask));
  }
  return best;
}

/** Share of the name that was searched. */
function covered(names: GroupFacts['names'], { ofWord }: Bits): number {
  let best = 0;
  for (const name of names) {
    let found = 0;
    for (const word of name) if (ofWord[word]) found += 1;
    best = Math.max(best, found / name.length);
  }
  return best;
}

function countOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
