import { giveawayTexts } from '#areas/promotions/giveaway-texts.ts';
import { translator } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';

export function meta({ loaderData: giveaway, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!giveaway || !site) return [];
  const say = translator(giveawayTexts, site.language);
  return pageMeta(site, location.pathname, '', {
    title: giveaway.title,
    description: say('description', { prize: giveaway.prize }),
    keywords: say('keywords').split(', '),
    image: giveaway.picture ? `${giveaway.picture}-900.webp` : undefined,
    data: () => [
      breadcrumbs(site, [
        { name: say('home'), path: '/' },
        { name: say('list'), path: hrefOf('free-giveaways') },
        { name: giveaway.title, path: hrefOf('giveaway', { slug: giveaway.slug }) },
      ]),
    ],
  });
}
