import { readStored, removeStored, writeStored } from '#site/storage.ts';

const most = 6;

export const recentSearches = (): readonly string[] => {
  const kept: unknown = readStored('recentSearches');
  return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, most) : [];
};

export function rememberSearch(typed: string): void {
  const term = typed.trim().slice(0, 64);
  if (term) writeStored('recentSearches', [term, ...recentSearches().filter((one) => one !== term)].slice(0, most));
}

export const forgetSearches = (): void => removeStored('recentSearches');
