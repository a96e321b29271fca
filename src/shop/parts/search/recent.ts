import { readStored, removeStored, writeStored } from '#site/storage.ts';

const maxTerms = 6;

export const recentSearches = (): readonly string[] => {
  const stored: unknown = readStored('recentSearches');
  return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, maxTerms) : [];
};

export function rememberSearch(typed: string): void {
  const term = typed.trim().slice(0, 64);
  if (term) writeStored('recentSearches', [term, ...recentSearches().filter((one) => one !== term)].slice(0, maxTerms));
}

export const forgetSearches = (): void => removeStored('recentSearches');
