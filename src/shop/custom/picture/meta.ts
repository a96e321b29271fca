import { pictureTexts } from '#areas/custom/texts.ts';
import { speak } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';

export function meta({ location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!site) return [];
  const say = speak(pictureTexts, site.language);
  return pageMeta(site, location.pathname, '', {
    title: say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    data: () => [
      breadcrumbs(site, [
        { name: site.shopName, path: '/' },
        { name: say('title'), path: hrefOf('picture-to-wigs') },
      ]),
    ],
  });
}
