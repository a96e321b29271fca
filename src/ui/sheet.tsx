import { type ReactNode, useId } from 'react';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { useModal } from '#ui/modal.ts';

type SheetProps = {
  /** A link to this anchor opens it without script. */
  id?: string;
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  close: string;
  /** Fixed footer; its button says what it will show or do. */
  foot?: ReactNode;
  /** From the bottom (phone) or from the right (desktop). */
  from?: 'bottom' | 'side';
  children: ReactNode;
};

/** Its body stays mounted while closed, so a filter form inside keeps its checks. */
export function Sheet({ id: place, open, onClose, title, close, foot, from = 'bottom', children }: SheetProps) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog id={place} className={from === 'bottom' ? 'sheet' : 'drawer'} aria-labelledby={id} {...modal}>
      <div className="sheet-head">
        <h2 id={id}>{title}</h2>
        <IconButton label={close} onClick={onClose} className={place && 'needs-script'}>
          <CloseIcon />
        </IconButton>
        {place && (
          <noscript>
            <a className="icon-btn" href="#top" aria-label={close}>
              <CloseIcon />
            </a>
          </noscript>
        )}
      </div>
      <div className="sheet-body">{children}</div>
      {foot && <div className="sheet-foot">{foot}</div>}
    </dialog>
  );
}
