const maxNameLength = 127;

/** A line's name as the provider accepts it: other characters become one underscore; an empty name becomes Product. */
export function providerName(name: string): string {
  const clean = name.replace(/[^A-Za-z0-9 \-.,()_]/gu, '_').slice(0, maxNameLength);
  return clean.trim() === '' ? 'Product' : clean;
}
