import type { App } from '#platform/app.ts';
import { articleAddresses, videoAddresses } from '../store/addresses.server.ts';
import { hiddenSlugs } from '../store/article-links.server.ts';

export const videoSitemapEntries = (app: App) => videoAddresses(app.db, app.now());

export const publishedArticles = (app: App) => articleAddresses(app.db, app.now());

/** Content pages that are not public today. */
export const hiddenArticles = async (app: App): Promise<ReadonlySet<string>> =>
  new Set((await hiddenSlugs(app.db, app.now())).map(({ slug }) => `/${slug}`));
