import { speak } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { absolute, breadcrumbs, pageMeta } from '#site/meta.ts';
import { videoTexts } from '../parts/video-texts.ts';
import { sayTag } from '../parts/video-tiles.tsx';
import type { Route } from './+types/desktop';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const say = speak(videoTexts, site.language);
  const { tag, videos } = loaderData;
  const name = sayTag(tag, site.language);
  return pageMeta(site, location.pathname, tag === null ? '' : `?tag=${encodeURIComponent(tag)}`, {
    title: tag === null ? say('title') : say('titleTagged', { tag: name }),
    description: tag === null ? say('description') : `${say('titleTagged', { tag: name })}. ${say('description')}`,
    keywords: say('keywords', { tag: name }).split(', '),
    image: videos[0] && `${videos[0].poster}-900.webp`,
    hidden: videos.length === 0,
    data: () => [
      breadcrumbs(site, [
        { name: say('home'), path: '/' },
        { name: say('title'), path: hrefOf('videos') },
      ]),
      {
        '@type': 'ItemList',
        itemListElement: videos.map((video, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: video.title,
          url: absolute(site, hrefOf('video', { name: video.slug })),
        })),
      },
    ],
  });
}
