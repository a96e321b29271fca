const longestName = 127;

/**
 * The name of a line as the provider takes it: every sign but letters, digits, spaces, hyphen, period, comma, parentheses and
 * underscore becomes one underscore; a name that says nothing becomes Product.
 */
export function providerName(name: string): string {
  const clean = name.replace(/[^A-Za-z0-9 \-.,()_]/gu, '_').slice(0, longestName);
  return clean.trim() === '' ? 'Product' : clean;
}
