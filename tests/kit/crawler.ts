import { childrenOf, parseXml, textIn } from './xml.ts';

/** A search engine's request: no redirects followed, no cookies but the language. */
export const crawl = (address: string, { lang = 'en', phone = false }: { lang?: 'en' | 'zh'; phone?: boolean } = {}): Promise<Response> =>
  fetch(address, {
    redirect: 'manual',
    headers: { 'user-agent': `Mozilla/5.0 (compatible; a crawler)${phone ? ' Mobile' : ''}`, cookie: `lang=${lang}` },
  });

export type Listed = { readonly loc: string; readonly phone: string; readonly images: readonly string[] };

/** Sitemap files by name: pages, skus-1 and so on. */
export async function sitemapFiles(origin: string): Promise<string[]> {
  const index = parseXml(await (await crawl(`${origin}/sitemap.xml`)).text());
  return childrenOf(index, 'sitemap').map((file) => textIn(file, 'loc') ?? '');
}

export async function listedIn(file: string): Promise<Listed[]> {
  const answer = await crawl(file);
  if (answer.status !== 200) throw new Error(`${file} answered ${answer.status}`);
  return childrenOf(parseXml(await answer.text()), 'url').map((url) => ({
    loc: textIn(url, 'loc') ?? '',
    phone: childrenOf(url, 'xhtml:link')[0]?.attributes.href ?? '',
    images: childrenOf(url, 'image:image').map((image) => textIn(image, 'image:loc') ?? ''),
  }));
}

export const canonicalOf = (html: string): string | undefined => plain(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]);
export const isHidden = (html: string): boolean => /<meta name="robots" content="noindex/.test(html);

const plain = (text: string | undefined): string | undefined =>
  text?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
