import { hasGoods } from '#areas/catalog/services/addresses.server.ts';
import { Refused } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { leadsSomewhere } from '../rules.ts';

/** Addresses of ours that no page answers: a page that is not built, a category or product group that is not there. */
export async function deadLinks(app: App, hrefs: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  for (const href of new Set(hrefs)) {
    if (!href.startsWith('/')) continue;
    const path = href.split(/[?#]/, 1)[0]?.replace(/^\/m(?=\/|$)/, '') || '/';
    const [, category, spu] = /^\/collections\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];
    const isThere =
      leadsSomewhere(path) && (category === undefined || (await hasGoods(app, category, spu === 'explore' ? undefined : spu)));
    if (!isThere) dead.push(href);
  }
  return dead;
}

export async function refuseDeadLinks(app: App, hrefs: readonly string[]): Promise<void> {
  const [dead] = await deadLinks(app, hrefs);
  if (dead !== undefined) throw new Refused('linkDead', { href: dead });
}
