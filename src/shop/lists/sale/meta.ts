import { listSearch } from '#areas/catalog/rules/filters.ts';
import { prevNextLinks } from '#areas/catalog/rules/list-data.ts';
import { translator } from '#kernel/texts.ts';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';
import { saleTexts } from './texts.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { sale, list } = loaderData;
  const say = translator(saleTexts, site.language);
  const title = sale.title ?? say(sale.slug);
  const canonical = listSearch({ page: list.page });
  return [
    ...pageMeta(site, location.pathname, canonical, {
      title,
      description: say(`${sale.slug}-about`),
      keywords: say(`${sale.slug}-keywords`).split(', '),
      image: sale.picture ? `${sale.picture}-900.webp` : undefined,
      hidden: listSearch(list) !== canonical,
      data: () => [
        breadcrumbs(site, [
          { name: say('home'), path: '/' },
          { name: title, path: list.base },
        ]),
      ],
    }),
    ...prevNextLinks({ ...list, labels: [] }, site),
  ];
}
