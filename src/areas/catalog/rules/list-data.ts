import { absolute, type Site } from '#site/meta.ts';
import { type Extra, type GoodsListQuery, listSearch } from './filters.ts';

export { faqPage as faqData } from '#site/structured.ts';

type Paged = GoodsListQuery & { readonly base: string; readonly extra: Extra; readonly pages: number };

/** Previous and next page for crawlers. */
export function prevNextLinks({ base, extra, labels, page, pages }: Paged, site: Pick<Site, 'origin'>) {
  const link = (rel: 'prev' | 'next', to: number) => ({
    tagName: 'link',
    rel,
    href: absolute(site, base + listSearch({ labels, page: to }, extra)),
  });
  return [...(page > 1 ? [link('prev', page - 1)] : []), ...(page < pages ? [link('next', page + 1)] : [])];
}
