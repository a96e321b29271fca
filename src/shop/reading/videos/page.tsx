import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { VideoLibrary } from '#areas/content/services/videos.server.ts';
import { translator } from '#kernel/texts.ts';
import { hrefOf } from '#site/links.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { absolute, breadcrumbs, pageMeta } from '#site/meta.ts';
import { cachedLoader, cacheLoaderData } from '#site/revisit-cache.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { DesktopCrumbs } from '#ui/crumbs.tsx';
import { Empty } from '#ui/empty.tsx';
import { ListHead } from '#ui/list-head.tsx';
import { videoTexts } from '../parts/video-texts.ts';
import { tagName, VideoTiles, videoTagTitle } from '../parts/video-tiles.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedLoader(args);

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const say = translator(videoTexts, site.language);
  const { tag, videos } = loaderData;
  const name = videoTagTitle(tag, site.language);
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
        itemListElement: videos.map((video, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: video.title,
          url: absolute(site, hrefOf('video', { name: video.slug })),
        })),
      },
    ],
  });
}

export default function VideosPage({ loaderData }: Route.ComponentProps) {
  const say = useTexts(videoTexts);
  const href = useHref();
  const isDesktop = useLocale().variant === 'desktop';
  return (
    <>
      <DesktopCrumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: say('title') }]} />
      <VideosView library={loaderData} eager={isDesktop ? 4 : 2} rail={!isDesktop} />
    </>
  );
}

function VideosView({ library, eager, rail }: { library: VideoLibrary; eager: number; rail?: boolean }) {
  const say = useTexts(videoTexts);
  const href = useHref();
  const { pathname, search } = useLocation();
  useEffect(() => cacheLoaderData(pathname + search, library), [pathname, search, library]);
  const { videos } = library;
  return (
    <div className="wrap">
      <ListHead title={say('title')} lead={say('lead')} />
      <Tags library={library} rail={rail} />
      {videos.length > 0 ? (
        <>
          <h2 className="visually-hidden">{say('title')}</h2>
          <p className="meta num videos-count" aria-live="polite">
            {videos.length === 1 ? say('one') : say('count', { count: videos.length })}
          </p>
          <VideoTiles videos={videos} eager={eager} />
        </>
      ) : (
        <Empty
          title={say('emptyTitle')}
          text={say('emptyText')}
          action={<ButtonLink to={href('category', { category: 'wig' })}>{say('toGoods')}</ButtonLink>}
        />
      )}
    </div>
  );
}

function Tags({ library: { tag, tags }, rail }: { library: VideoLibrary; rail?: boolean | undefined }) {
  const say = useTexts(videoTexts);
  const { language } = useLocale();
  const all = useHref()('videos');
  if (tags.length === 0) return null;
  return (
    <nav aria-label={say('tags')}>
      <ul className={classNames('videos-tags', rail ? 'rail rail-tight' : 'chips')}>
        <li>
          <ChipLink to={all} on={tag === null} preventScrollReset>
            {say('all')}
          </ChipLink>
        </li>
        {tags.map((one) => (
          <li key={one.tag}>
            <ChipLink to={`${all}?tag=${encodeURIComponent(one.tag)}`} on={one.tag === tag} preventScrollReset>
              {tagName(one.tag, language)}
              <span className="meta num">{one.count}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
