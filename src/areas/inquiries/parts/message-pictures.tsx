import { type MouseEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { inquiryTexts } from '../texts.ts';

export type TalkPicture = {
  readonly id: number;
  readonly small: string;
  readonly large: string;
  readonly width: number;
  readonly height: number;
};

/** A tap enlarges one; without script its link does. */
export function TalkPictures({ pictures }: { pictures: readonly TalkPicture[] }) {
  const say = useTexts(inquiryTexts);
  const [open, setOpen] = useState<number | null>(null);
  const renew = useRenewal();
  const chosen = open === null ? undefined : pictures[open];
  const enlarge = (place: number) => (event: MouseEvent) => {
    event.preventDefault();
    setOpen(place);
  };
  return (
    <>
      <ul className="message-pictures">
        {pictures.map(({ id, small, large, width, height }, place) => (
          <li key={id}>
            <a href={large} target="_blank" rel="noreferrer" aria-label={say('openPicture', { place: place + 1 })} onClick={enlarge(place)}>
              <img src={small} alt={say('picture', { place: place + 1 })} width={width} height={height} onError={renew} />
            </a>
          </li>
        ))}
      </ul>
      <Dialog
        open={chosen !== undefined}
        wide
        title={say('picture', { place: (open ?? 0) + 1 })}
        close={say('close')}
        onClose={() => setOpen(null)}
      >
        {chosen && (
          <img
            className="message-large"
            src={chosen.large}
            alt={say('largePicture', { place: (open ?? 0) + 1 })}
            width={chosen.width}
            height={chosen.height}
            onError={renew}
          />
        )}
      </Dialog>
    </>
  );
}

/** Picture addresses live for minutes: a page left open longer requests new ones, once. */
function useRenewal(): () => void {
  const { revalidate } = useRevalidator();
  const isAsked = useRef(false);
  return () => {
    if (isAsked.current) return;
    isAsked.current = true;
    void revalidate();
  };
}
