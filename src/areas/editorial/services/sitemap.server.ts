import {
  groupSitemapBlocks,
  groupsOfBlock,
  listAddresses,
  skuSitemapBlocks,
  skusOfBlock,
} from '#areas/catalog/services/addresses.server.ts';
import { hiddenArticles, publishedArticles, videoSitemapEntries } from '#areas/content/services/addresses.server.ts';
import { giveawayAddresses } from '#areas/promotions/services/giveaways.server.ts';
import type { App } from '#platform/app.ts';
import type { GeneratedFile, GenerateFile } from '#platform/http/generated-files.server.ts';
import { hrefOf } from '#site/links.ts';
import { pageAt } from '#site/match.ts';
import { shopSources } from '#site/shop-pages.server.ts';
import { shopPages } from '#site/shop-pages.ts';
import { listedPages, robotsFile, type SitemapEntry, sitemapFile, sitemapIndex } from '../rules/sitemap.ts';

/** Far below the limit of 50,000, so that no file exceeds a few megabytes. */
const blockSize = 5000;
const xml = 'application/xml; charset=utf-8';

/** A kind of sitemap file. Product files are numbered by id blocks. */
type Kind = {
  readonly tags: readonly string[];
  files(app: App): Promise<readonly { block?: number; updatedAt: Date | null }[]>;
  places(app: App, block: number): Promise<AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>>;
};

const kinds: Readonly<Record<string, Kind>> = {
  pages: listKind([], async () => staticPages.filter(({ isArticle }) => !isArticle)),
  articles: listKind(['articles'], articlePages),
  categories: listKind(['goods', 'categories'], categoryPages),
  videos: listKind(['videos'], videoPages),
  giveaways: listKind(['giveaways'], giveawayPages),
  groups: {
    tags: ['goods', 'categories'],
    files: async (app) => groupSitemapBlocks(app, blockSize),
    places: async (app, block) => groupsOfBlock(app, block, blockSize),
  },
  skus: {
    tags: ['goods', 'categories'],
    files: async (app) => skuSitemapBlocks(app, blockSize),
    places: async (app, block) => skusOfBlock(app, block, blockSize),
  },
};

export const writeRobots: GenerateFile = async (app) => ({ type: 'text/plain; charset=utf-8', tags: [], chunks: robotsFile(app) });

export const writeSitemapIndex: GenerateFile = async (app): Promise<GeneratedFile> => {
  const files: SitemapEntry[] = [];
  for (const [name, kind] of Object.entries(kinds))
    for (const { block, updatedAt } of await kind.files(app)) files.push({ path: pathOf(name, block), updatedAt });
  return { type: xml, tags: Object.values(kinds).flatMap(({ tags }) => tags), chunks: sitemapIndex(app, files) };
};

const pathOf = (name: string, block: number | undefined): string => `/sitemaps/${name}${block === undefined ? '' : `-${block}`}.xml`;

/** Only files listed in the index. */
export const writeSitemap: GenerateFile = async (app, { pathname }) => {
  const [, name = '', number] = /^\/sitemaps\/([a-z]+)(?:-([1-9]\d{0,5}))?\.xml$/.exec(pathname) ?? [];
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  const block = number === undefined ? undefined : Number(number);
  if (!kind || !(await kind.files(app)).some((file) => file.block === block)) return null;
  return { type: xml, tags: kind.tags, chunks: sitemapFile(app, await kind.places(app, block ?? 0)) };
};

/** A kind with one file, or none while empty. */
function listKind(tags: readonly string[], list: (app: App) => Promise<readonly SitemapEntry[]>): Kind {
  return {
    tags,
    places: list,
    files: async (app) => {
      const places = await list(app);
      const newest = Math.max(...places.map(({ updatedAt }) => updatedAt?.getTime() ?? 0));
      return places.length === 0 ? [] : [{ updatedAt: newest > 0 ? new Date(newest) : null }];
    },
  };
}

const staticPages = listedPages(shopPages, shopSources);

/** An article's address is its slug; a page without an article is listed as it is. Then pages created by staff. */
async function articlePages(app: App): Promise<SitemapEntry[]> {
  const [published, hidden] = await Promise.all([publishedArticles(app), hiddenArticles(app)]);
  const changedAt = new Map(published.map(({ slug, updatedAt }) => [`/${slug}`, updatedAt]));
  const fixed = staticPages.filter(({ isArticle, path }) => isArticle && !hidden.has(path)).map(({ path }) => path);
  const begun = [...changedAt.keys()].filter((path) => pageAt(path)?.page.path.endsWith('/:article'));
  return [...fixed, ...begun].map((path) => ({ path, updatedAt: changedAt.get(path) ?? null }));
}

async function categoryPages(app: App): Promise<SitemapEntry[]> {
  const { categories, lists } = await listAddresses(app);
  return [...lists, ...categories.map((category) => ({ path: hrefOf('explore', { category }) }))];
}

async function videoPages(app: App): Promise<SitemapEntry[]> {
  const videos = await videoSitemapEntries(app);
  return videos.map(({ slug, updatedAt }) => ({ path: hrefOf('video', { name: slug }), updatedAt }));
}

/** Every public giveaway, and its verification page once entries are final. */
async function giveawayPages(app: App): Promise<SitemapEntry[]> {
  const found = await giveawayAddresses(app);
  return found.flatMap(({ slug, updatedAt, hasList }) => [
    { path: hrefOf('giveaway', { slug }), updatedAt },
    ...(hasList ? [{ path: hrefOf('giveaway-draw', { slug }), updatedAt }] : []),
  ]);
}
