/** What tells pieces of one group apart: their names without the words all of them begin with. */
export function distinctSuffixes(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(' '));
  const [first] = words;
  if (!first || words.length < 2) return [...names];
  const differ = first.findIndex((word, place) => words.some((one) => one[place] !== word || one.length === place + 1));
  return words.map((one) => one.slice(differ).join(' '));
}
