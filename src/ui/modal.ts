import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** Opens a native dialog as modal while `open`: the browser traps focus and restores it on closing. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedOutside.current = isOutside(event);
    },
    // Press and release must both be outside, or selecting text inside would close it.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedOutside.current && isOutside(event)) onClose();
    },
  };
}

const isOutside = (event: MouseEvent<HTMLDialogElement>): boolean => {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
};
