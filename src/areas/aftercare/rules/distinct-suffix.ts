/** Names of one group without their common prefix. */
export function distinctSuffixes(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(' '));
  const [first] = words;
  if (!first || words.length < 2) return [...names];
  const differ = first.findIndex((word, index) => words.some((one) => one[index] !== word || one.length === index + 1));
  return words.map((one) => one.slice(differ).join(' '));
}
