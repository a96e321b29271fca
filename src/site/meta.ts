import { inLanguage, type Language } from '#kernel/texts.ts';
import { isReadByEngines } from '#site/engines.ts';
import { ownDescriptionLength, promise } from './meta-length.ts';
import { twinPath, variantOf } from './variant.ts';

/** What a page needs for its meta tags: absolute links use the configured origin only. */
export type Site = { readonly origin: string; readonly shopName: string; readonly language: Language; readonly socialImage: string };
export type Described = {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly image?: string | undefined;
  readonly kind?: 'website' | 'article' | 'product' | undefined;
  readonly hidden?: boolean | undefined;
  /** Computed only where search engines read it. */
  readonly data?: (() => readonly JsonLd[]) | undefined;
};
export type JsonLd = { readonly '@type': string } & Readonly<Record<string, unknown>>;
type Tag = Record<string, unknown>;

/** Media query of the /m addresses for search engines. */
export const phoneMedia = 'only screen and (max-width: 1023px)';
const localeOf = { en: 'en_US', zh: 'zh_CN' } as const;

const inContext = (data: JsonLd) => ({ '@context': 'https://schema.org', ...data });

/** Title, description, keywords, social tags, canonical and the other variant's address: always all of them. */
export function pageMeta(site: Site, path: string, search: string, about: Described): Tag[] {
  const title = about.title.includes(site.shopName) ? about.title : `${about.title} | ${site.shopName}`;
  const description = metaDescription(about.description, site.language);
  const plain = (twinPath(path, 'desktop') ?? '/') + search;
  const phone = (twinPath(path, 'mobile') ?? '/m') + search;
  const image = absolute(site, about.image ?? site.socialImage);
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: about.keywords.join(', ') },
    ...(about.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: about.kind ?? 'website' },
    { property: 'og:site_name', content: site.shopName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(site, plain) },
    { property: 'og:image', content: image },
    { property: 'og:locale', content: localeOf[site.language] },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { tagName: 'link', rel: 'canonical', href: absolute(site, plain) },
    ...(variantOf(path) === 'desktop' ? [{ tagName: 'link', rel: 'alternate', media: phoneMedia, href: absolute(site, phone) }] : []),
    ...(about.data ? [{ 'script:ld+json': isReadByEngines ? about.data().map(inContext) : { '@id': absolute(site, plain) } }] : []),
  ];
}

/** The promises, then as much of the page's own text as fits. */
function metaDescription(own: string, language: Language): string {
  const first = inLanguage(promise, language);
  const text = own.trim().replace(/(?<![!?！？])[\s.。]*$/, language === 'zh' ? '。' : '.');
  return `${first} ${shortened(text, ownDescriptionLength(language))}`;
}

/** Whole sentences where they say enough, otherwise whole words. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const sentences = /^.*(?:[.!?](?=\s)|[。！？])/s.exec(text.slice(0, most))?.[0] ?? '';
  if (sentences.length >= 30) return sentences;
  return `${text.slice(0, most - 1).replace(/(?:\s+\S*|[,;:，；：、\s]+)$/, '')}…`;
}

/** String concatenation instead of URL: a sitemap has a hundred thousand addresses. */
export const absolute = (site: Pick<Site, 'origin'>, path: string): string =>
  /^(?:\/[\w-][\w.-]*)+$/.test(path) ? site.origin + path : new URL(path, site.origin).href;

export const breadcrumbs = (site: Site, steps: readonly { name: string; path: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: absolute(site, step.path),
  })),
});
