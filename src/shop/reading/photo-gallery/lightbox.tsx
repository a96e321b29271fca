import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { PhotoGallery } from '#areas/reviews/services/gallery.server.ts';
import { photoTexts } from '#shop/parts/reviews/wall-texts.ts';
import { useLocale, useTexts, useVariantPath } from '#site/locale.tsx';
import { ButtonLink, IconLink } from '#ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/rating.tsx';

type LightboxProps = { open: NonNullable<PhotoGallery['open']>; closed: string; hrefOf: (photoId: number) => string };

/** One large photo. Rendered open by the server, so it works without script; with script it is modal and Escape closes it. */
export function Lightbox({ open: { photo, previous, next }, closed, hrefOf }: LightboxProps) {
  const say = useTexts(photoTexts);
  const modal = useOpenModal(closed);
  const textParams = { name: photo.by, piece: photo.bought.name };
  return (
    <dialog className="lightbox" open aria-labelledby="photo-title" {...modal}>
      <Picture
        base={photo.base}
        alt={say('photoOf', textParams)}
        widths={photo.widths}
        sizes="(min-width: 1024px) 560px, 100vw"
        width={photo.width}
        height={photo.height}
        eager
      />
      <PhotoDetails photo={photo} />
      <IconLink className="lightbox-close" label={say('close')} to={closed} preventScrollReset>
        <CloseIcon />
      </IconLink>
      {previous !== null && (
        <IconLink className="lightbox-back" label={say('earlier')} to={hrefOf(previous)} preventScrollReset replace>
          <ChevronLeftIcon />
        </IconLink>
      )}
      {next !== null && (
        <IconLink className="lightbox-on" label={say('later')} to={hrefOf(next)} preventScrollReset replace>
          <ChevronRightIcon />
        </IconLink>
      )}
    </dialog>
  );
}

function PhotoDetails({ photo }: { photo: LightboxProps['open']['photo'] }) {
  const say = useTexts(photoTexts);
  const { language } = useLocale();
  const here = useVariantPath();
  return (
    <div className="lightbox-words">
      <h2 id="photo-title">{say('by', { name: photo.by })}</h2>
      <Stars stars={photo.stars} label={`${photo.stars} / 5`} />
      <p lang={photo.language === language ? undefined : photo.language}>{photo.text}</p>
      <p className="meta num">{[photo.bought.name, photo.bought.colour].filter(Boolean).join(', ')}</p>
      {photo.bought.path && <ButtonLink to={here(photo.bought.path)}>{say('see')}</ButtonLink>}
    </div>
  );
}

/** Turns the server-rendered open dialog into a modal one. */
function useOpenModal(closed: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.close();
    dialog.showModal();
    return () => dialog.close();
  }, []);
  const go = () => void navigate(closed, { preventScrollReset: true });
  return {
    ref,
    onCancel: (event: { preventDefault(): void }) => {
      event.preventDefault();
      go();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      const box = event.currentTarget.getBoundingClientRect();
      const isInside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
      if (event.target === event.currentTarget && event.detail > 0 && !isInside) go();
    },
  };
}
