import { pageAt } from '#site/match.ts';
import { showsWords } from './sitemap.ts';

/** Under which address a new page of each kind stands. */
export const articleFolders = {
  article: 'blog',
  guide: 'guides',
  business: 'business-solutions',
  policy: 'customer-service',
  page: 'about',
} as const;
export type RoutedArticleKind = keyof typeof articleFolders;
export const routedArticleKinds = Object.keys(articleFolders) as readonly RoutedArticleKind[];
export const isRoutedArticleKind = (word: string): word is RoutedArticleKind => Object.hasOwn(articleFolders, word);

/** Whether a page of words may stand here: at an address made for one, or with a name of its own in the folder of its kind. */
export function mayStandAt(slug: string, kind: RoutedArticleKind): boolean {
  if (!/^[a-z0-9]+([/-][a-z0-9]+)*$/.test(slug) || slug.startsWith('m/')) return false;
  const found = pageAt(`/${slug}`);
  if (!found || !showsWords(found.page.at)) return false;
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
