import { inLanguage, type LocalizedText } from '#kernel/texts.ts';
import { absolute, type Site } from './meta.ts';

/** The matches a meta function receives; the root's data has the shop's name. */
type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];

const officeName: LocalizedText = { en: 'back office', zh: '后台' };

/** Office pages are not indexed. */
export function officeMeta(matches: Matches, title: LocalizedText, description: LocalizedText): Record<string, string>[] {
  const site = siteIn(matches);
  if (!site) return [{ title: title.en }, { name: 'robots', content: 'noindex' }];
  const pageTitle = `${inLanguage(title, site.language)} · ${site.shopName} ${inLanguage(officeName, site.language)}`;
  return [
    { title: pageTitle },
    { name: 'description', content: inLanguage(description, site.language) },
    { name: 'keywords', content: `${site.shopName}, ${inLanguage(officeName, site.language)}` },
    { name: 'robots', content: 'noindex, nofollow' },
    { property: 'og:title', content: pageTitle },
    { property: 'og:image', content: absolute(site, site.socialImage) },
  ];
}

/** From the root's loader; null when it failed. */
export function siteIn(matches: Matches): Site | null {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return typeof root === 'object' && root !== null && 'site' in root ? (root.site as Site) : null;
}
