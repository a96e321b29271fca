import { type UIEvent, useState } from 'react';
import type { Product } from '#areas/catalog/services/product.server.ts';
import { useSay } from '#site/here.tsx';
import { Picture } from '#ui/picture.tsx';
import { productTexts } from './texts.ts';

type Pictures = Product['pictures'];

/** Small pictures at the left choose the large one. Without script each opens its file. */
export function Gallery({ pictures }: { pictures: Pictures }) {
  const say = useSay(productTexts);
  const [at, setAt] = useState(0);
  const shown = pictures[at] ?? pictures[0];
  if (!shown) return <section className="gallery" aria-label={say('pictures')} />;
  return (
    <section className="gallery" aria-label={say('pictures')}>
      <div className="thumbs">
        {pictures.length > 1 &&
          pictures.map((picture, place) => (
            <a
              key={picture.base}
              href={`${picture.base}-${picture.widths.at(-1) ?? 900}.webp`}
              aria-label={say('pictureOf', { place: place + 1, count: pictures.length })}
              aria-current={picture === shown ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                setAt(place);
              }}
            >
              <Picture base={picture.base} alt="" widths={picture.widths} sizes="84px" width={84} height={105} />
            </a>
          ))}
      </div>
      <figure className="shot">
        <Picture
          key={shown.base}
          base={shown.base}
          alt={shown.alt}
          widths={shown.widths}
          width={shown.width}
          height={shown.height}
          sizes="(min-width: 1280px) 628px, 45vw"
          eager
        />
      </figure>
    </section>
  );
}

/** All pictures side by side, to be moved with the thumb. */
export function SwipeGallery({ pictures }: { pictures: Pictures }) {
  const say = useSay(productTexts);
  const [at, setAt] = useState(0);
  if (pictures.length === 0) return null;
  const count = (event: UIEvent<HTMLElement>) => {
    const { scrollLeft, scrollWidth } = event.currentTarget;
    setAt(Math.min(pictures.length - 1, Math.round((scrollLeft * pictures.length) / scrollWidth)));
  };
  return (
    <div className="gal">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a rail that scrolls must be reachable by keyboard. */}
      <section className="rail" aria-label={say('pictures')} tabIndex={0} onScroll={count}>
        {pictures.map((picture, place) => (
          <Picture
            key={picture.base}
            base={picture.base}
            alt={picture.alt}
            widths={picture.widths}
            width={picture.width}
            height={picture.height}
            sizes="92vw"
            eager={place === 0}
          />
        ))}
      </section>
      {pictures.length > 1 && (
        <span className="gal-count" aria-hidden="true">
          {say('pictureCount', { place: at + 1, count: pictures.length })}
        </span>
      )}
    </div>
  );
}
