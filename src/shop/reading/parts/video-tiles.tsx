import { Link } from 'react-router';
import { formatVideoLength } from '#areas/content/rules/captions.ts';
import type { VideoTile } from '#areas/content/services/videos.server.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { Picture } from '#ui/picture.tsx';
import { videoTagTexts, videoTexts } from './video-texts.ts';

const known = new Map(Object.entries(videoTagTexts));

/** In the reader's language; unknown tags as staff wrote them. */
export const tagName = (tag: string, language: Language): string => known.get(tag)?.[language] ?? tag.replaceAll('-', ' ');

/** Posters with duration; the whole tile is a link. */
export function VideoTiles({
  videos,
  eager = 0,
}: {
  videos: readonly VideoTile[] /** How many stand in the first view. */;
  eager?: number;
}) {
  return (
    <ul className="videos">
      {videos.map((video, index) => (
        <Tile key={video.slug} video={video} eager={index < eager} />
      ))}
    </ul>
  );
}

function Tile({ video, eager }: { video: VideoTile; eager: boolean }) {
  const say = useTexts(videoTexts);
  const { language } = useLocale();
  const href = useHref();
  const time = formatVideoLength(video.durationMs);
  return (
    <li className="video-tile">
      <div className="video-poster">
        <Picture base={video.poster} alt="" eager={eager} sizes="(min-width: 1024px) 302px, 50vw" />
        <PlayBadge />
        <span className="video-length num">
          <span className="visually-hidden">{say('length', { time })}</span>
          <span aria-hidden="true">{time}</span>
        </span>
      </div>
      <h3>
        <Link to={href('video', { name: video.slug })}>{video.title}</Link>
      </h3>
      <p className="meta">{video.tags.map((tag) => tagName(tag, language)).join(' · ')}</p>
    </li>
  );
}

const PlayBadge = () => (
  <svg className="video-play" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
    <circle cx="24" cy="24" r="24" />
    <path d="m19 15.5 14 8.5-14 8.5z" />
  </svg>
);

export const videoTagTitle = (tag: string | null, language: Language): string =>
  tag === null ? translator(videoTexts, language)('title') : tagName(tag, language);
