import type { App } from '#platform/app.ts';
import { articleAddresses, videoAddresses } from '../store/addresses.server.ts';
import { hiddenSlugs } from '../store/article-links.server.ts';

export const videoSitemapEntries = (app: App) => videoAddresses(app.db, app.now());

export const publishedArticles = (app: App) => articleAddresses(app.db, app.now());

/** Addresses of pages of words that nobody can read today. */
export const hiddenArticles = async (app: App): Promise<ReadonlySet<string>> =>
  new Set((await hiddenSlugs(app.db, app.now())).map(({ slug }) => `/${slug}`));
