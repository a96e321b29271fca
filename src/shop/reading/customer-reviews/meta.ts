import { isNarrowed, reviewsPagePath } from '#areas/reviews/rules/reviews-page.ts';
import { grouped } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { customerReviewsTexts } from '#shop/parts/reviews/wall-texts.ts';
import { hrefOf } from '#site/links.ts';
import { absolute, breadcrumbs, pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';

export function meta({ loaderData: wall, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!wall || !site) return [];
  const say = translator(customerReviewsTexts, site.language);
  const { query, pages, summary } = wall;
  const at = (page: number): string => absolute(site, reviewsPagePath({ page }));
  return [
    ...pageMeta(site, location.pathname, query.page > 1 ? `?page=${query.page}` : '', {
      title: say('title'),
      description:
        summary.average === null
          ? say('descriptionEmpty')
          : say('description', { count: grouped(summary.total), average: summary.average.toFixed(1) }),
      keywords: say('keywords').split(', '),
      // Filtered and sorted pages repeat the same content.
      hidden: isNarrowed(query) || query.sort !== 'newest',
      data: () => [
        breadcrumbs(site, [
          { name: say('home'), path: '/' },
          { name: say('title'), path: hrefOf('customer-review') },
        ]),
      ],
    }),
    ...(query.page > 1 ? [{ tagName: 'link', rel: 'prev', href: at(query.page - 1) }] : []),
    ...(query.page < pages ? [{ tagName: 'link', rel: 'next', href: at(query.page + 1) }] : []),
  ];
}
