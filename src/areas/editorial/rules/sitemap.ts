import { inXml } from '#kernel/xml.ts';
import { forVariant } from '#site/links.ts';
import { absolute, phoneMedia, type Site } from '#site/meta.ts';
import type { Page, PageSource } from '#site/page.ts';

type Origin = Pick<Site, 'origin'>;
export type SitemapEntry = { readonly path: string; readonly updatedAt?: Date | null; readonly pictures?: readonly string[] };

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** One sitemap file: plain addresses with their phone version and pictures. */
export async function* sitemapFile(site: Origin, places: AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>): AsyncGenerator<string> {
  yield `${xmlHead}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for await (const entry of places) yield entryOf(site, entry);
  yield '</urlset>\n';
}

function entryOf(site: Origin, { path, updatedAt, pictures = [] }: SitemapEntry): string {
  const loc = (to: string): string => inXml(absolute(site, to));
  const images = pictures.map((picture) => `<image:image><image:loc>${loc(picture)}</image:loc></image:image>`).join('');
  const phone = `<xhtml:link rel="alternate" media="${phoneMedia}" href="${loc(forVariant(path, 'mobile'))}"/>`;
  return `<url><loc>${loc(path)}</loc>${changed(updatedAt)}${phone}${images}</url>\n`;
}

/** The sitemap index with change dates. */
export const sitemapIndex = (site: Origin, files: readonly SitemapEntry[]): string[] => [
  `${xmlHead}<sitemapindex xmlns="${schema}">\n`,
  ...files.map(({ path, updatedAt }) => `<sitemap><loc>${inXml(absolute(site, path))}</loc>${changed(updatedAt)}</sitemap>\n`),
  '</sitemapindex>\n',
];

const changed = (at: Date | null | undefined): string => (at ? `<lastmod>${at.toISOString()}</lastmod>` : '');

/** Diagnostic pages are public but not for search engines. */
const unlisted: ReadonlySet<string> = new Set(['test-sku', 'offline']);

/** Pages that show an article, alone or beside their own content. */
export const showsArticle = (folder: string): boolean =>
  /^shop\/(reading\/article|promotions\/giveaways|aftercare\/see-hair|partners\/sync)$/.test(folder);

/** Addresses without holes that are the same for everybody: others are personal, or results of a search. */
export const listedPages = <Name extends string>(
  pages: Readonly<Record<Name, Page>>,
  sources: Readonly<Record<Name, PageSource>>,
): { readonly path: string; readonly isArticle: boolean }[] =>
  (Object.keys(pages) as Name[]).flatMap((name) => {
    const { path, who } = pages[name];
    const { folder, cache } = sources[name];
    return who === 'anyone' && cache !== null && !path.includes(':') && !unlisted.has(name)
      ? [{ path: `/${path}`, isArticle: /^blog\//.test(path) || showsArticle(folder) }]
      : [];
  });

/** Not for crawlers: personal pages, searches, and lists with several filters or sorting. */
const closed = ['/bg', '/v1/', '/language'];
const closedOnBoth = ['/user', '/shop-cart', '/search', '/paypal', '/forgot_account', '/reset_password', '/test'];
const endless = ['/*?*sort=', '/*?*price_', '/*?*in_stock=', '/*?*filter_label=*filter_label='];

export const robotsFile = (site: Origin): string[] => [
  'User-agent: *\n',
  ...[...closed, ...closedOnBoth, ...closedOnBoth.map((path) => forVariant(path, 'mobile')), ...endless].map(
    (path) => `Disallow: ${path}\n`,
  ),
  `\nSitemap: ${absolute(site, '/sitemap.xml')}\n`,
];
