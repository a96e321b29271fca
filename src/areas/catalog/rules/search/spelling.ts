/** How many letters must be put in, taken out, changed or swapped with a neighbour; more than the limit is all the same. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [before, last, row] = [new Int8Array(0), range(b.length), new Int8Array(b.length + 1)];
  for (let i = 1; i <= a.length; i += 1) {
    row = new Int8Array(b.length + 1);
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? limit + 1;
}

const range = (length: number): Int8Array<ArrayBuffer> => Int8Array.from({ length: length + 1 }, (_, place) => place);

/** A long word may have two slips, a short one none. */
const slipsIn = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

export type Known = { readonly word: string; /** How much of the catalogue it finds. */ readonly count: number };
const mostGuesses = 3;

/** The words that were probably meant, likeliest first. */
export function guesses(typed: readonly string[], known: readonly Known[]): string[] {
  const found: { word: string; cost: number }[] = [];
  for (const { word, count } of known) {
    let best = Number.POSITIVE_INFINITY;
    for (const one of typed) best = Math.min(best, costOf(one, word));
    if (best < Number.POSITIVE_INFINITY) found.push({ word, cost: best - 0.12 * Math.log10(1 + count) });
  }
  return found
    .sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
    .slice(0, mostGuesses)
    .map(({ word }) => word);
}

function costOf(typed: string, word: string): number {
  const limit = slipsIn(typed);
  if (limit === 0 || word.length < 3) return Number.POSITIVE_INFINITY;
  const slips = distance(typed, word, limit);
  if (slips > limit) return Number.POSITIVE_INFINITY;
  const isSameStart = typed[0] === word[0];
  if (typed.length === 3 && !isSameStart && typed[1] !== word[0]) return Number.POSITIVE_INFINITY;
  // Two slips and another beginning are another word; so is half of a short one.
  if (slips === 2 && typed.length < 8 && !isSameStart) return Number.POSITIVE_INFINITY;
  if (slips >= word.length / 2) return Number.POSITIVE_INFINITY;
  return slips + (isSameStart ? 0 : 0.3);
}
