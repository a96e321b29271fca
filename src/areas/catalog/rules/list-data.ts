import { absolute, type Site } from '#site/meta.ts';
import { type Label, listPath } from './filters.ts';

export { faqPage as faqData } from '#site/structured.ts';

type Paged = { readonly slug: string; readonly labels: readonly Label[]; readonly page: number; readonly pages: number };

/** Tells a crawler which page comes before and after. */
export const neighbours = ({ slug, labels, page, pages }: Paged, site: Pick<Site, 'origin'>) => [
  ...(page > 1 ? [{ tagName: 'link', rel: 'prev', href: absolute(site, listPath(slug, { labels, page: page - 1 })) }] : []),
  ...(page < pages ? [{ tagName: 'link', rel: 'next', href: absolute(site, listPath(slug, { labels, page: page + 1 })) }] : []),
];
