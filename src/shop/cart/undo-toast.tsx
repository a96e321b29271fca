import { useEffect, useState } from 'react';
import { cartLineKey } from '#areas/cart/rules/lines.ts';
import { useTexts } from '#site/locale.tsx';
import type { CartLine } from '#site/storage.ts';
import { siteTexts } from '#site/texts.ts';
import { IconButton } from '#ui/button.tsx';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { cartPageTexts } from './texts.ts';

/** An action with the line's previous state and position. */
export type UndoableAction = {
  readonly what: 'removed' | 'savedForLater' | 'movedToWishes';
  /** Several for a set. */
  readonly lines: readonly CartLine[];
  readonly place: number;
  readonly name: string;
};

const showMs = 10_000;

type UndoToastProps = { done: UndoableAction | null; onUndo: (done: UndoableAction) => void; onGone: () => void };

/** The frame's toasts only contain links, so undo has its own region. It exists from the start, or it would not be announced. */
export const UndoToast = ({ done, onUndo, onGone }: UndoToastProps) => (
  <div className="toasts undo-toasts" role="status">
    {done && <Card key={`${done.lines.map(cartLineKey).join()} ${done.what}`} done={done} onUndo={() => onUndo(done)} onGone={onGone} />}
  </div>
);

/** Stays while hovered. */
function Card({ done, onUndo, onGone }: { done: UndoableAction; onUndo: () => void; onGone: () => void }) {
  const say = useTexts(cartPageTexts);
  const site = useTexts(siteTexts);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, showMs);
    return () => clearTimeout(timer);
  }, [isHeld, onGone]);
  const pauseHandlers = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div className="toast" {...pauseHandlers}>
      <CheckIcon />
      <span>{say(done.what, { name: done.name })}</span>
      <button type="button" className="link tap-height" onClick={onUndo}>
        {say('undo')}
      </button>
      <IconButton label={site('close')} onClick={onGone}>
        <CloseIcon size={18} />
      </IconButton>
    </div>
  );
}
