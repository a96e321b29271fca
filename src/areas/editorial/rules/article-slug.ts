import { pageAt } from '#site/match.ts';
import { folderOf } from '#site/pages.server.ts';
import { articleFolders, type RoutedArticleKind } from './article-address.ts';
import { showsWords } from './sitemap.ts';

/** Whether a page of words may stand here: at an address made for one, or with a name of its own in the folder of its kind. */
export function mayStandAt(slug: string, kind: RoutedArticleKind): boolean {
  if (!/^[a-z0-9]+([/-][a-z0-9]+)*$/.test(slug) || slug.startsWith('m/')) return false;
  const found = pageAt(`/${slug}`);
  if (!found || !showsWords(folderOf(found.name))) return false;
  return !found.page.path.includes(':') || slug.startsWith(`${articleFolders[kind]}/`);
}

/** A name for the address, made of a title. */
export const nameFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|[’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
