const maxWordLength = 40;
/** Three rows of the table, reused for every pair of words. */
const rows = [new Uint8Array(maxWordLength + 1), new Uint8Array(maxWordLength + 1), new Uint8Array(maxWordLength + 1)] as const;

/** Damerau-Levenshtein distance, capped at the limit. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) > maxWordLength) return limit + 1;
  let [before, last, row] = rows;
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let minCost = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = stepCost(a, b, i, j, { before, last, row });
      row[j] = cost;
      if (cost < minCost) minCost = cost;
    }
    if (minCost > limit) return limit + 1;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] ?? limit + 1;
}

type Rows = { readonly before: Uint8Array; readonly last: Uint8Array; readonly row: Uint8Array };

function stepCost(a: string, b: string, i: number, j: number, { before, last, row }: Rows): number {
  const [mine, theirs] = [a.charCodeAt(i - 1), b.charCodeAt(j - 1)];
  const cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (mine === theirs ? 0 : 1));
  const isSwapped = i > 1 && j > 1 && mine === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === theirs;
  return isSwapped ? Math.min(cost, (before[j - 2] ?? 0) + 1) : cost;
}

/** Letters of a word as bits: rules out most words cheaply. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Allowed typos: two in long words, none in short ones. */
const slipsIn = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** A candidate word and how much it finds. */
export type KnownWord = { readonly word: string; readonly letters: number; readonly count: number };
const maxGuesses = 3;
/** Penalties between candidates with equally many typos. */
const costs = { otherStart: 0.3, otherForm: 0.2, rare: 0.25, swapped: -0.15, common: 0.16 } as const;

/** Most likely words first; the first form of the input counts most. */
export function correctSpelling(typed: readonly string[], known: readonly KnownWord[]): string[] {
  const found: { word: string; cost: number }[] = [];
  const typedWords = typed.map((word) => ({ word, letters: lettersOf(word), slips: slipsIn(word) }));
  for (const { word, letters, count } of known) {
    let best = Number.POSITIVE_INFINITY;
    for (const [index, one] of typedWords.entries()) {
      if (countOf(one.letters ^ letters) > 2 * one.slips) continue;
      best = Math.min(best, costOf(one.word, word, one.slips) + index * costs.otherForm);
    }
    if (best === Number.POSITIVE_INFINITY) continue;
    found.push({ word, cost: best + (count > 0 ? -costs.common * Math.log10(1 + count) : costs.rare) });
  }
  return found
    .sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
    .slice(0, maxGuesses)
    .map(({ word }) => word);
}

function costOf(typed: string, word: string, limit: number): number {
  if (limit === 0 || word.length < 3) return Number.POSITIVE_INFINITY;
  const slips = editDistance(typed, word, limit);
  if (slips > limit || slips >= word.length / 2) return Number.POSITIVE_INFINITY;
  const isSameStart = typed[0] === word[0];
  // A short word with another beginning is another word, unless only its first letter is missing or swapped.
  const isHeadless = word.slice(1) === typed || typed[1] === word[0];
  const isOther = !isSameStart && ((slips === 2 && typed.length < 8) || (typed.length === 3 && !isHeadless));
  if (isOther) return Number.POSITIVE_INFINITY;
  const isSwapped = typed.length === word.length && lettersOf(typed) === lettersOf(word);
  return slips + (isSameStart ? 0 : costs.otherStart) + (isSwapped ? costs.swapped : 0);
}
