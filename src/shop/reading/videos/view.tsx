import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { VideoLibrary } from '#areas/content/services/videos.server.ts';
import { useHere, useHref, useSay } from '#site/here.tsx';
import { remember } from '#site/keep.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { Empty } from '#ui/empty.tsx';
import { ListHead } from '#ui/list-head.tsx';
import { videoTexts } from '../parts/video-texts.ts';
import { tagName, VideoTiles } from '../parts/video-tiles.tsx';

/** The library: tags to narrow it, then the posters. */
export function VideosView({ library, eager, rail }: { library: VideoLibrary; eager: number; rail?: boolean }) {
  const say = useSay(videoTexts);
  const href = useHref();
  const { pathname, search } = useLocation();
  useEffect(() => remember(pathname + search, library), [pathname, search, library]);
  const { videos } = library;
  return (
    <div className="wrap">
      <ListHead title={say('title')} lead={say('lead')} />
      <Tags library={library} rail={rail} />
      {videos.length > 0 ? (
        <>
          <h2 className="vh">{say('title')}</h2>
          <p className="meta num pb-2" aria-live="polite">
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
  const say = useSay(videoTexts);
  const { language } = useHere();
  const all = useHref()('videos');
  if (tags.length === 0) return null;
  return (
    <nav aria-label={say('tags')}>
      <ul className={classNames('pb-3', rail ? 'rail rail-tight' : 'chips')}>
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
