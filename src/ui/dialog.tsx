import { type ReactNode, useId } from 'react';
import { IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { useModal } from '#ui/modal.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Accessible name of the close button. */
  close: string;
  actions?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

/** Modal. Escape, the close button and the backdrop close it. */
export function Dialog({ open, onClose, title, close, actions, wide, children }: DialogProps) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog className={classNames('dialog', wide && 'dialog-wide')} aria-labelledby={id} {...modal}>
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={id}>{title}</h2>
            <IconButton label={close} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className="dialog-body">{children}</div>
          {actions && <div className="dialog-foot">{actions}</div>}
        </>
      )}
    </dialog>
  );
}
