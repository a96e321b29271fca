import { speak } from '#kernel/texts.ts';
import { photoTexts } from '#shop/parts/reviews/wall-texts.ts';
import { hrefOf } from '#site/links.ts';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import type { Route } from './+types/desktop';

export function meta({ loaderData: gallery, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!gallery || !site) return [];
  const say = speak(photoTexts, site.language);
  return pageMeta(site, location.pathname, gallery.page > 1 ? `?page=${gallery.page}` : '', {
    title: say('title'),
    description: say('description'),
    keywords: say('keywords').split(', '),
    hidden: gallery.open !== null || gallery.photos.length === 0,
    data: () => [
      breadcrumbs(site, [
        { name: say('home'), path: '/' },
        { name: say('title'), path: hrefOf('beautiful') },
      ]),
    ],
  });
}
