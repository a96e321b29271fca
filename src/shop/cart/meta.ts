import { speak } from '#kernel/texts.ts';
import { pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';
import { stepIn } from './steps/names.ts';
import { checkoutTexts } from './steps/texts.ts';
import { cartPageTexts } from './texts.ts';

export function meta({ location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!site) return [];
  const say = speak(cartPageTexts, site.language);
  const step = stepIn(new URLSearchParams(location.search));
  return pageMeta(site, location.pathname, '', {
    title: step ? speak(checkoutTexts, site.language)(step) : say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    hidden: true,
  });
}
