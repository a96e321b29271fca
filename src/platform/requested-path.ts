/** A page's address as it is opened by hand: without what the router adds when it asks for the page's data. */
export function requestedPath({ pathname, search, searchParams }: URL): string {
  const path = pathname.replace(/\.data$/, '');
  const kept = [...searchParams].filter(([name, value]) => name !== '_routes' && (name !== 'index' || value !== ''));
  // Parameters that stay are not spelled anew.
  if (kept.length === searchParams.size) return path + search;
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}
