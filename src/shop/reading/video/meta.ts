import { isoLengthOf } from '#areas/content/rules/captions.ts';
import type { Video } from '#areas/content/services/videos.server.ts';
import { translator } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { absolute, breadcrumbs, type JsonLd, pageMeta, type Site } from '#site/meta.ts';
import { videoTexts } from '../parts/video-texts.ts';
import type { Route } from './+types/page';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const say = translator(videoTexts, site.language);
  const { video } = loaderData;
  const path = hrefOf('video', { name: video.slug });
  return pageMeta(site, location.pathname, '', {
    title: video.title,
    description: video.description || video.title,
    keywords: say('keywords', { tag: video.tags.join(', ') }).split(', '),
    image: `${video.poster}-900.webp`,
    data: () => [
      videoData(video, site),
      breadcrumbs(site, [
        { name: say('home'), path: '/' },
        { name: say('title'), path: hrefOf('videos') },
        { name: video.title, path },
      ]),
    ],
  });
}

const videoData = (video: Omit<Video, 'spuIds'>, site: Site): JsonLd => ({
  '@type': 'VideoObject',
  name: video.title,
  description: video.description || video.title,
  thumbnailUrl: [absolute(site, `${video.poster}-900.webp`)],
  uploadDate: video.publishedAt,
  duration: isoLengthOf(video.durationMs),
  contentUrl: absolute(site, video.url),
  url: absolute(site, hrefOf('video', { name: video.slug })),
  width: video.width,
  height: video.height,
  inLanguage: site.language === 'zh' ? 'zh-Hans' : 'en',
  transcript: video.transcript.map(({ text }) => text).join(' '),
  keywords: video.tags.join(', '),
  isFamilyFriendly: true,
  publisher: {
    '@type': 'Organization',
    name: site.shopName,
    logo: { '@type': 'ImageObject', url: absolute(site, '/apple-touch-icon.png') },
  },
});
