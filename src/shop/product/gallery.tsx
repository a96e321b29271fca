import { type UIEvent, useEffect, useRef } from 'react';
import type { OfferPicture, OfferVideo } from '#areas/catalog/rules/offers.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { PlayIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { productTexts } from './texts.ts';

type ProductGalleryProps = {
  pictures: readonly OfferPicture[];
  video: OfferVideo | null;
  /** Index shown; the video follows the last picture. */
  at: number;
  onAt: (at: number) => void;
};

/** Pictures and video: thumbnails beside the large one, or on a phone all of them to swipe. */
export const ProductGallery = (props: ProductGalleryProps) =>
  useLocale().variant === 'mobile' ? <SwipeGallery {...props} /> : <ThumbnailGallery {...props} />;

/** Thumbnails on the left. Without script each opens its file. */
function ThumbnailGallery({ pictures, video, at, onAt }: ProductGalleryProps) {
  const say = useTexts(productTexts);
  const count = pictures.length + (video ? 1 : 0);
  const picture = pictures[at] ?? pictures[0];
  const isVideo = video !== null && at >= pictures.length;
  const thumb = (place: number, href: string, base: string, widths: readonly number[], isPlay = false) => (
    <a
      key={isPlay ? href : base}
      href={href}
      aria-label={isPlay ? say('playVideo') : say('pictureOf', { place: place + 1, count: pictures.length })}
      aria-current={place === (isVideo ? pictures.length : at) ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        onAt(place);
      }}
    >
      <Picture base={base} alt="" widths={widths} sizes="84px" width={84} height={105} />
      {isPlay && (
        <span className="play">
          <PlayIcon />
        </span>
      )}
    </a>
  );
  return (
    <section className="gallery" aria-label={say('pictures')}>
      <div className="thumbs">
        {count > 1 && pictures.map(({ base, widths }, index) => thumb(index, `${base}-${widths.at(-1) ?? 900}.webp`, base, widths))}
        {video && thumb(pictures.length, video.url, video.poster, [450], true)}
      </div>
      <figure className="shot">
        {isVideo && <ProductVideo video={video} plays />}
        {!isVideo && picture && (
          <Picture
            key={picture.base}
            base={picture.base}
            alt={picture.alt}
            widths={picture.widths}
            width={picture.width}
            height={picture.height}
            sizes="(min-width: 1280px) 628px, 45vw"
            eager
          />
        )}
      </figure>
    </section>
  );
}

/** All pictures side by side to swipe; the video is last. */
function SwipeGallery({ pictures, video, at, onAt }: ProductGalleryProps) {
  const say = useTexts(productTexts);
  const rail = useRef<HTMLElement>(null);
  const count = pictures.length + (video ? 1 : 0);
  const known = useRef(at);
  // Scrolls when changed from outside; after a swipe it is already there.
  useEffect(() => {
    if (known.current === at) return;
    known.current = at;
    const there = rail.current?.children[at];
    if (rail.current && there instanceof HTMLElement && placeIn(rail.current, count) !== at)
      rail.current.scrollTo({ left: there.offsetLeft });
  }, [at, count]);
  if (count === 0) return null;
  return (
    <div className="mobile-gallery">
      <section
        ref={rail}
        className="rail"
        aria-label={say('pictures')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a rail that scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={(event: UIEvent<HTMLElement>) => onAt(placeIn(event.currentTarget, count))}
      >
        {pictures.map((picture, index) => (
          <div key={picture.base} className="slide">
            <Picture
              base={picture.base}
              alt={picture.alt}
              widths={picture.widths}
              width={picture.width}
              height={picture.height}
              sizes="92vw"
              {...(index === 0 ? { eager: true } : { fetchPriority: 'low' })}
            />
          </div>
        ))}
        {video && <ProductVideo video={video} />}
      </section>
      {count > 1 && (
        <span className="mobile-gallery-count" aria-hidden="true">
          {say('pictureCount', { place: Math.min(at, count - 1) + 1, count })}
        </span>
      )}
    </div>
  );
}

const placeIn = ({ scrollLeft, scrollWidth }: HTMLElement, count: number): number =>
  Math.min(count - 1, Math.round((scrollLeft * count) / scrollWidth));

/** Nothing of a video loads before it is requested. */
function ProductVideo({ video, plays = false }: { video: OfferVideo; plays?: boolean }) {
  const { language } = useLocale();
  return (
    <video
      controls
      playsInline
      muted
      loop
      autoPlay={plays}
      preload="none"
      poster={`${video.poster}-900.webp`}
      width={video.width}
      height={video.height}
      aria-label={video.title}
    >
      <source src={video.url} type="video/mp4" />
      {video.captions ? <track kind="captions" src={video.captions} srcLang={language} default /> : <track kind="captions" />}
    </video>
  );
}
