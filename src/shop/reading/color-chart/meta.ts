import { speak } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { absolute, breadcrumbs, pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';
import { chartTexts } from './texts.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const say = speak(chartTexts, site.language);
  const path = hrefOf('hair-color-chart');
  const { shades, hex, wanted } = loaderData;
  return pageMeta(site, location.pathname, '', {
    title: say('title'),
    description: say('description', { count: shades.length }),
    keywords: say('keywords').split(', '),
    image: shades[0] && `${shades[0].swatch}-240.webp`,
    // One visitor's colour is no page for a search engine.
    hidden: hex !== null || Object.values(wanted).some((one) => one !== null),
    data: () => [
      breadcrumbs(site, [
        { name: say('home'), path: '/' },
        { name: say('title'), path },
      ]),
      {
        '@type': 'ItemList',
        name: say('title'),
        itemListElement: shades.map((shade, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: shade.name,
          url: `${absolute(site, path)}#${shade.id}`,
        })),
      },
    ],
  });
}
