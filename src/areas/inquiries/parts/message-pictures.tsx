import { type MouseEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { inquiryTexts } from '../texts.ts';

export type MessagePicture = {
  readonly id: number;
  readonly small: string;
  readonly large: string;
  readonly width: number;
  readonly height: number;
};

/** A tap enlarges one; without script its link does. */
export function MessagePictures({ pictures }: { pictures: readonly MessagePicture[] }) {
  const say = useTexts(inquiryTexts);
  const [open, setOpen] = useState<number | null>(null);
  const renew = useRenewal();
  const chosen = open === null ? undefined : pictures[open];
  const enlarge = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setOpen(index);
  };
  return (
    <>
      <ul className="message-pictures">
        {pictures.map(({ id, small, large, width, height }, index) => (
          <li key={id}>
            <a href={large} target="_blank" rel="noreferrer" aria-label={say('openPicture', { place: index + 1 })} onClick={enlarge(index)}>
              <img src={small} alt={say('picture', { place: index + 1 })} width={width} height={height} onError={renew} />
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
  const isRequested = useRef(false);
  return () => {
    if (isRequested.current) return;
    isRequested.current = true;
    void revalidate();
  };
}
