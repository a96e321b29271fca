import type { Page } from './page.ts';
import { type PageName, pages } from './pages.ts';
import { twinPath } from './variant.ts';

export type Found = { readonly name: PageName; readonly page: Page };

type Row = Found & { readonly parts: readonly string[] };
const weight = (part: string): number => (part.startsWith(':') ? 1 : 0);
/** Fixed segments before parameters, so that /collections/wig/explore is not taken for a product. */
const ranked = (): readonly Row[] =>
  Object.entries(pages as Record<string, Page>)
    .map(([name, page]) => ({ name: name as PageName, page, parts: page.path.split('/').filter(Boolean) }))
    .sort((a, b) => a.parts.reduce((sum, part) => sum + weight(part), 0) - b.parts.reduce((sum, part) => sum + weight(part), 0));
let rows = ranked();

/** In the browser the office's pages arrive with its frame. */
export const addPages = (more: Readonly<Record<string, Page>>): void => {
  Object.assign(pages, more);
  rows = ranked();
};

/** With or without the phone prefix; null when unknown. */
export function pageAt(path: string): Found | null {
  const plain = path.startsWith('/bg') ? path : (twinPath(path.replace(/\.data$/, '').replace(/^\/(m\/)?_root$/, '/$1'), 'desktop') ?? '');
  const parts = plain
    .replace(/\.data$/, '')
    .split('/')
    .filter(Boolean);
  const found = rows.find(
    (row) => row.parts.length === parts.length && row.parts.every((part, at) => part.startsWith(':') || part === parts[at]),
  );
  if (!found || (path.startsWith('/m') && !found.page.mobile)) return null;
  return { name: found.name, page: found.page };
}
