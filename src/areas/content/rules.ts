import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { pageAt } from '#site/match.ts';

export type MenuRow = {
  readonly id: number;
  readonly parentId: number | null;
  readonly place: string;
  readonly value: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly url: string;
};
export type MenuEntry = {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly value: string;
  readonly children: readonly MenuEntry[];
};

/** A menu as a tree. Entries whose page does not exist, and groups left empty by that, are hidden. */
export function menuOf(rows: readonly MenuRow[], place: string, language: Language): MenuEntry[] {
  const under = (parentId: number | null): MenuEntry[] =>
    rows
      .filter((row) => row.parentId === parentId && row.place === place)
      .map((row) => ({ id: row.id, name: localizedColumn(row, 'name', language), url: row.url, value: row.value, children: under(row.id) }))
      .filter(({ url, children }) => (url === '' ? children.length > 0 : isReachableUrl(url)));
  return under(null);
}

export const isReachableUrl = (url: string): boolean => /^https?:\/\//.test(url) || pageAt(url.split(/[?#]/, 1)[0] ?? '') !== null;
