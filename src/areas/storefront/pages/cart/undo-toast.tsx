import { useEffect, useState } from 'react';
import { useSay } from '#site/here.tsx';
import type { CartLine } from '#site/storage.ts';
import { siteTexts } from '#site/texts.ts';
import { IconButton } from '#ui/button.tsx';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { cartPageTexts } from './texts.ts';

/** A line that was taken out, with the place where it stood. */
export type Gone = { readonly line: CartLine; readonly place: number; readonly name: string };

const showMs = 10_000;

type UndoToastProps = { gone: Gone | null; onUndo: (gone: Gone) => void; onGone: () => void };

/** The frame's toasts only know links, so the way back has a place of its own before them. It is there from the start, or it would not be spoken. */
export const UndoToast = ({ gone, onUndo, onGone }: UndoToastProps) => (
  <div className="toasts z-[61]" role="status">
    {gone && <Card key={gone.line.skuId} gone={gone} onUndo={() => onUndo(gone)} onGone={onGone} />}
  </div>
);

/** It waits while somebody points at it. */
function Card({ gone, onUndo, onGone }: { gone: Gone; onUndo: () => void; onGone: () => void }) {
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
  return (
    <div className="toast" {...hold}>
      <CheckIcon />
      <span>{say('removed', { name: gone.name })}</span>
      <button type="button" className="link min-h-target" onClick={onUndo}>
        {say('undo')}
      </button>
      <IconButton label={site('close')} onClick={onGone}>
        <CloseIcon size={18} />
      </IconButton>
    </div>
  );
}
