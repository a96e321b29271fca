/** A number of an address within its bounds; anything strange is as if it were not there. */
export function numberIn(query: URLSearchParams, name: string, most = 2 ** 31 - 1): number | null {
  const value = Number(query.get(name) ?? '');
  return Number.isSafeInteger(value) && value >= 1 && value <= most ? value : null;
}

export const plainIn = (query: URLSearchParams, name: string, most: number): string | undefined =>
  query.get(name)?.replaceAll('\u0000', '').trim().slice(0, most) || undefined;
