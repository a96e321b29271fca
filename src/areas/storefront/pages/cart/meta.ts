import { speak } from '#kernel/texts.ts';
import { pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';
import { cartPageTexts } from './texts.ts';

export function meta({ location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!site) return [];
  const say = speak(cartPageTexts, site.language);
  return pageMeta(site, location.pathname, '', {
    title: say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    hidden: true,
  });
}
