import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { GalleryPhoto, PhotoGallery } from '#areas/reviews/services/gallery.server.ts';
import { cents, dollars, grouped } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { photoTexts } from '#shop/parts/reviews/wall-texts.ts';
import { hrefOf } from '#site/links.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { breadcrumbs, pageMeta } from '#site/meta.ts';
import { cachedLoader, cacheLoaderData } from '#site/revisit-cache.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DesktopCrumbs } from '#ui/crumbs.tsx';
import { Empty } from '#ui/empty.tsx';
import { ListHead } from '#ui/list-head.tsx';
import { Pager } from '#ui/pager.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Route } from './+types/page';
import { Lightbox } from './lightbox.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedLoader(args);

export function meta({ loaderData: gallery, location, matches }: Route.MetaArgs) {
  const site = matches[0]?.loaderData?.site;
  if (!gallery || !site) return [];
  const say = translator(photoTexts, site.language);
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

export default function PhotoGalleryPage({ loaderData }: Route.ComponentProps) {
  const say = useTexts(photoTexts);
  const href = useHref();
  return (
    <>
      <DesktopCrumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: say('title') }]} />
      <GalleryView gallery={loaderData} />
    </>
  );
}

type Gallery = PhotoGallery & { creditCents: number };

/** Photos in their own aspect ratio; the address says which one is open. */
function GalleryView({ gallery }: { gallery: Gallery }) {
  const say = useTexts(photoTexts);
  const base = useHref()('beautiful');
  const { pathname, search } = useLocation();
  useEffect(() => cacheLoaderData(pathname + search, gallery), [pathname, search, gallery]);
  useFocusBack(gallery.open?.photo.id ?? null);
  const hrefOf = (target: { page?: number; photo?: number }): string => {
    const { page = gallery.page, photo } = target;
    const pairs = [...(page > 1 ? [`page=${page}`] : []), ...(photo ? [`photo=${photo}`] : [])];
    return base + (pairs.length ? `?${pairs.join('&')}` : '');
  };
  return (
    <div className="wrap">
      <ListHead title={say('title')} lead={say('lead')}>
        {gallery.total > 0 && <p className="meta num">{say('count', { count: grouped(gallery.total) })}</p>}
      </ListHead>
      {gallery.photos.length > 0 && (
        <>
          <ul className="photos">
            {gallery.photos.map((photo, index) => (
              <PhotoTile key={photo.id} photo={photo} to={hrefOf({ photo: photo.id })} eager={index < 2} />
            ))}
          </ul>
          <Pager
            label={say('pages')}
            page={gallery.page}
            pages={gallery.pages}
            hrefOf={(page) => hrefOf({ page })}
            labels={{ previous: say('previous'), next: say('next') }}
          />
        </>
      )}
      <Invitation creditCents={gallery.creditCents} isEmpty={gallery.photos.length === 0} />
      {gallery.open && <Lightbox open={gallery.open} closed={hrefOf({})} hrefOf={(photo) => hrefOf({ photo })} />}
    </div>
  );
}

/** Closing returns focus to the thumbnail of the photo last shown. */
function useFocusBack(openId: number | null): void {
  const last = useRef(openId);
  useEffect(() => {
    if (openId === null && last.current !== null) document.getElementById(tileId(last.current))?.focus();
    last.current = openId;
  }, [openId]);
}

const tileId = (photoId: number): string => `photo-${photoId}`;

function PhotoTile({ photo, to, eager }: { photo: GalleryPhoto; to: string; eager: boolean }) {
  const say = useTexts(photoTexts);
  const textParams = { name: photo.by, piece: photo.bought.name };
  return (
    <li>
      <Link id={tileId(photo.id)} to={to} aria-label={say('open', textParams)} preventScrollReset>
        <Picture
          base={photo.base}
          alt=""
          widths={photo.widths}
          sizes="(min-width: 1024px) 302px, 50vw"
          width={photo.width}
          height={photo.height}
          eager={eager}
        />
        <span>{photo.by}</span>
      </Link>
    </li>
  );
}

/** How to contribute photos; an empty gallery shows only this. */
function Invitation({ creditCents, isEmpty }: { creditCents: number; isEmpty: boolean }) {
  const say = useTexts(photoTexts);
  const href = useHref();
  const text = creditCents > 0 ? say('inviteText', { credit: dollars(cents(creditCents)) }) : say('inviteShort');
  return (
    <div className="section">
      <Empty
        title={say(isEmpty ? 'emptyTitle' : 'invite')}
        text={text}
        action={<ButtonLink to={href('customer-review')}>{say('reviews')}</ButtonLink>}
      />
    </div>
  );
}
