import { priceListSearch } from '#areas/catalog/rules/price-list.ts';
import { priceListTexts } from '#areas/documents/price-list-texts.ts';
import { speak } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { list } = loaderData;
  const say = speak(priceListTexts, site.language);
  // The first category is also the page without one.
  const isFirst = list.category?.slug === list.categories[0]?.slug;
  const category = isFirst ? '' : (list.category?.slug ?? '');
  const title = list.category && !isFirst ? say('titleOf', { category: list.category.name }) : say('title');
  return pageMeta(site, location.pathname, priceListSearch({ category, page: list.page }), {
    title,
    description: say('description'),
    keywords: say('keywords').split(', '),
    hidden: list.words !== '',
    data: () => [
      breadcrumbs(site, [
        { name: say('home'), path: '/' },
        { name: say('title'), path: hrefOf('all-product-price') },
        ...(category ? [{ name: list.category?.name ?? '', path: hrefOf('all-product-price') + priceListSearch({ category }) }] : []),
      ]),
    ],
  });
}
