import { pageAt } from '#site/match.ts';
import { folderOf } from '#site/pages.server.ts';
import { articleFolders, type RoutedArticleKind } from './article-address.ts';
import { showsArticle } from './sitemap.ts';

/** Whether a content page may be here: at a predefined address, or with its own name in its kind's folder. */
export function mayStandAt(slug: string, kind: RoutedArticleKind): boolean {
  if (!/^[a-z0-9]+([/-][a-z0-9]+)*$/.test(slug) || slug.startsWith('m/')) return false;
  const found = pageAt(`/${slug}`);
  if (!found || !showsArticle(folderOf(found.name))) return false;
  return !found.page.path.includes(':') || slug.startsWith(`${articleFolders[kind]}/`);
}

/** A slug made from a title. */
export const nameFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|[’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
