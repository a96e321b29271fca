import { shopperTexts } from '#areas/shoppers/texts.ts';
import type { LocalizedText } from '#kernel/texts.ts';
import { pageMeta, type Site } from '#site/meta.ts';

type About = { readonly title: LocalizedText; readonly description: LocalizedText };

/** Pages of one shopper are not indexed. */
export function accountMeta(site: Site | undefined, path: string, { title, description }: About) {
  if (!site) return [];
  return pageMeta(site, path, '', {
    title: title[site.language],
    description: description[site.language],
    keywords: [title[site.language], shopperTexts.account[site.language], site.shopName],
    hidden: true,
  });
}
