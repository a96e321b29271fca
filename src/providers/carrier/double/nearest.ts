/** The word of the list within a few typos; itself when listed. Short words are left alone. */
export function nearest(word: string, list: readonly string[], maxTypos: number): string | null {
  if (list.includes(word)) return word;
  if (word.length < 5) return null;
  return list.find((one) => Math.abs(one.length - word.length) <= maxTypos && slips(word, one) <= maxTypos) ?? null;
}

/** Damerau-Levenshtein distance. */
function slips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      rows[i]?.push(isSwap ? Math.min(best, at(i - 2, j - 2) + 1) : best);
    }
  }
  return at(a.length, b.length);
}
