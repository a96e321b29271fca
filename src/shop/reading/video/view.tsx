import { formatVideoLength } from '#areas/content/rules/captions.ts';
import type { VideoData } from '#areas/editorial/services/reading.server.ts';
import { PageSection } from '#shop/parts/page-section.tsx';
import { ProductRow } from '#shop/parts/product-row.tsx';
import { dateOf, formatCalendarDay } from '#site/day-words.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { videoTexts } from '../parts/video-texts.ts';
import { tagName, VideoTiles } from '../parts/video-tiles.tsx';

type Props = Pick<VideoData, 'video'>;

/** Only the poster loads before it is requested; on a phone it plays inline. */
export function VideoPlayer({ video }: Props) {
  const say = useTexts(videoTexts);
  const { language, variant } = useLocale();
  return (
    <video
      key={video.slug}
      className="film"
      controls
      loop
      muted
      playsInline
      preload="none"
      width={video.width}
      height={video.height}
      poster={`${video.poster}-${variant === 'mobile' ? 450 : 900}.webp`}
      aria-label={video.title}
    >
      <source src={video.url} type="video/mp4" />
      {video.captions.map((captions) => (
        <track
          key={captions.language}
          kind="captions"
          src={captions.url}
          srcLang={captions.language}
          label={say(captions.language === 'zh' ? 'captionsZh' : 'captionsEn')}
          default={captions.language === language}
        />
      ))}
      <p>
        {say('noPlay')} <a href={video.url}>{say('download')}</a>
      </p>
    </video>
  );
}

export function VideoDetails({ video }: Props) {
  const say = useTexts(videoTexts);
  const { language } = useLocale();
  const all = useHref()('videos');
  return (
    <div className="film-about">
      <h1>{video.title}</h1>
      <p className="prose">{video.description}</p>
      <p className="meta num">
        {say('length', { time: formatVideoLength(video.durationMs) })} ·{' '}
        {say('published', { date: formatCalendarDay(dateOf(video.publishedAt), language, 'full') })}
      </p>
      <ul className="chips" aria-label={say('tags')}>
        {video.tags.map((tag) => (
          <li key={tag}>
            <ChipLink to={`${all}?tag=${encodeURIComponent(tag)}`}>{tagName(tag, language)}</ChipLink>
          </li>
        ))}
      </ul>
      {video.transcript.length > 0 && <Transcript video={video} />}
    </div>
  );
}

function Transcript({ video }: Props) {
  const say = useTexts(videoTexts);
  return (
    <section aria-labelledby="transcript">
      <h2 id="transcript" className="title-text">
        {say('transcript')}
      </h2>
      <dl className="transcript">
        {video.transcript.map(({ at, text }) => (
          <div key={at + text}>
            <dt className="num">{at}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {video.captions.length > 0 && <p className="meta">{say('silent')}</p>}
    </section>
  );
}

export function VideoRelated({ video, goods }: VideoData) {
  const say = useTexts(videoTexts);
  return (
    <>
      <ProductRow id="goods" title={say('goods')} cards={goods} />
      {video.related.length > 0 && (
        <PageSection id="related" title={say('related')}>
          <VideoTiles videos={video.related} />
        </PageSection>
      )}
    </>
  );
}
