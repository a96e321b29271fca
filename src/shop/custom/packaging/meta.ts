import { leastPieces } from '#areas/custom/rules/packaging.ts';
import { speak } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';
import { packagingTexts } from './packaging-texts.ts';

export function meta({ location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!site) return [];
  const say = speak(packagingTexts, site.language);
  return pageMeta(site, location.pathname, '', {
    title: say('title'),
    description: say('description', { least: leastPieces }),
    keywords: say('keywords').split(', '),
    hidden: location.search !== '',
    data: () => [
      breadcrumbs(site, [
        { name: site.shopName, path: '/' },
        { name: say('title'), path: hrefOf('hair-package-customization') },
      ]),
    ],
  });
}
