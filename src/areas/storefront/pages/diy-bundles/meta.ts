import { speak } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { buildTexts } from '../../parts/build/texts.ts';
import type { Route } from './+types/desktop';
import { bundlePageTexts } from './texts.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const say = speak(bundlePageTexts, site.language);
  return pageMeta(site, location.pathname, '', {
    title: say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    image: `${loaderData.still.base}-900.webp`,
    data: () => [
      breadcrumbs(site, [
        { name: speak(buildTexts, site.language)('home'), path: '/' },
        { name: say('title'), path: hrefOf('diy-bundles') },
      ]),
    ],
  });
}
