import { listPath } from '#areas/catalog/rules/filters.ts';
import { faqData, prevNextLinks } from '#areas/catalog/rules/list-data.ts';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { itemList } from '#site/structured.ts';
import { catalogTexts } from '../parts/texts.ts';
import type { Route } from './+types/desktop';

export function meta({ loaderData: list, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!list || !site) return [];
  const { search } = new URL(listPath(list.slug, list), site.origin);
  // Sorting makes no separate page for search engines.
  const canonical = new URL(listPath(list.slug, { labels: list.labels, page: list.page }), site.origin).search;
  const crumbs = [
    { name: catalogTexts.home[site.language], path: '/' },
    { name: list.name, path: listPath(list.slug, {}) },
  ];
  return [
    ...pageMeta(site, location.pathname, canonical, {
      ...list.meta,
      hidden: list.meta.hidden || search !== canonical,
      image: list.cards[0]?.pictures[0] ? `${list.cards[0].pictures[0].base}-900.webp` : undefined,
      data: () => [
        breadcrumbs(site, crumbs),
        ...(list.cards.length
          ? [
              itemList(
                site,
                list.meta.title,
                list.cards.map((card) => card.path),
              ),
            ]
          : []),
        ...(list.faq.length ? [faqData(list.faq)] : []),
      ],
    }),
    ...prevNextLinks(list, site),
  ];
}
