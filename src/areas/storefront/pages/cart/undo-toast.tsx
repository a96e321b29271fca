import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '#site/here.tsx';
import type { CartLine } from '#site/storage.ts';
import { siteTexts } from '#site/texts.ts';
import { IconButton } from '#ui/button.tsx';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { cartPageTexts } from './texts.ts';

/** A line that was taken out, with the place where it stood. */
export type Gone = { readonly line: CartLine; readonly place: number; readonly name: string };

const showMs = 10_000;

type UndoToastProps = { gone: Gone; onUndo: (gone: Gone) => void; onGone: () => void };

/** Stands among the frame's toasts, which only know links; it waits while somebody points at it. */
export function UndoToast({ gone, onUndo, onGone }: UndoToastProps) {
  const say = useSay(cartPageTexts);
  const site = useSay(siteTexts);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, showMs);
    return () => clearTimeout(timer);
  }, [isHeld, onGone]);
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  const region = document.querySelector('.toasts');
  if (!region) return null;
  return createPortal(
    <div className="toast" {...hold}>
      <CheckIcon />
      <span>{say('removed', { name: gone.name })}</span>
      <button type="button" className="link min-h-target" onClick={() => onUndo(gone)}>
        {say('undo')}
      </button>
      <IconButton label={site('close')} onClick={onGone}>
        <CloseIcon size={18} />
      </IconButton>
    </div>,
    region,
  );
}
