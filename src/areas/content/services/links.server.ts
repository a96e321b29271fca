import { hasGoods } from '#areas/catalog/services/addresses.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { pageAt } from '#site/match.ts';
import { isReachableUrl } from '../rules.ts';
import { articleVisibilityOf } from '../store/article-links.server.ts';

/** Internal links without a page: not built, or a category, product group or article that does not exist. */
export async function deadLinks(app: App, hrefs: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  for (const href of new Set(hrefs)) {
    if (!href.startsWith('/')) continue;
    const path = href.split(/[?#]/, 1)[0]?.replace(/^\/m(?=\/|$)/, '') || '/';
    const [, category, spu] = /^\/collections\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];
    const isThere =
      isReachableUrl(path) &&
      (category === undefined || (await hasGoods(app, category, spu === 'explore' ? undefined : spu))) &&
      (await isRead(app, path));
    if (!isThere) dead.push(href);
  }
  return dead;
}

/** Drafts and unpublished articles lead nowhere; custom addresses need their page. */
async function isRead(app: App, path: string): Promise<boolean> {
  const visibility = await articleVisibilityOf(app.db, path.slice(1), app.now());
  return visibility === null ? !pageAt(path)?.page.path.endsWith('/:article') : visibility === 'live';
}

export async function refuseDeadLinks(app: App, hrefs: readonly string[]): Promise<void> {
  const [dead] = await deadLinks(app, hrefs);
  if (dead !== undefined) throw new DomainError('linkDead', { href: dead });
}
