import { speak } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';
import { priceTexts } from './texts.ts';

export function meta({ location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!site) return [];
  const say = speak(priceTexts, site.language);
  return pageMeta(site, location.pathname, '', {
    title: say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    // One visitor's price is no page for a search engine.
    hidden: location.search !== '',
    data: () => [
      breadcrumbs(site, [
        { name: say('home'), path: '/' },
        { name: say('title'), path: hrefOf('ai-pricing') },
      ]),
    ],
  });
}
