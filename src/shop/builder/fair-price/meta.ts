import { speak } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';
import { fairTexts } from './texts.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const say = speak(fairTexts, site.language);
  return pageMeta(site, location.pathname, '', {
    title: say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    data: () => [
      breadcrumbs(site, [
        { name: say('home'), path: '/' },
        { name: say('title'), path: hrefOf('a-fair-price') },
      ]),
    ],
  });
}
