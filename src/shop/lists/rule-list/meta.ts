import { listSearch } from '#areas/catalog/rules/filters.ts';
import { prevNextLinks } from '#areas/catalog/rules/list-data.ts';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';
import { ruleListTextsOf } from './rule-list-texts-of.ts';
import { ruleListTexts } from './texts.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { name, list } = loaderData;
  const texts = ruleListTextsOf(name, site.language);
  const canonical = listSearch({ page: list.page });
  return [
    ...pageMeta(site, location.pathname, canonical, {
      title: texts.title,
      description: texts.description,
      keywords: texts.keywords.split(', '),
      image: list.cards[0]?.pictures[0] ? `${list.cards[0].pictures[0].base}-900.webp` : undefined,
      // However it is filtered or sorted, it is the same list.
      hidden: listSearch(list, list.extra) !== canonical,
      data: () => [
        breadcrumbs(site, [
          { name: ruleListTexts.home[site.language], path: '/' },
          { name: texts.title, path: list.base },
        ]),
      ],
    }),
    ...prevNextLinks({ ...list, labels: [], extra: {} }, site),
  ];
}
