import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';

type MenuProps = {
  label: ReactNode;
  /** Mega spans the whole header; small is attached to its button. */
  kind?: 'mega' | 'small';
  current?: boolean;
  /** Class of the button. */
  buttonClassName?: string;
  children: ReactNode;
};

/** A button that opens a panel of links, on click or Enter; Escape, a choice, leaving and a click elsewhere close it. */
export function Menu({ label, kind = 'small', current, buttonClassName, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const choose = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the panel together.
    <div className={classNames('menu', kind === 'small' && 'menu-small')} ref={box} onKeyDown={keys} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={current ? 'true' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: only closes after a link inside was followed. */}
      <div id={id} className={kind === 'mega' ? 'mega' : 'menu-list'} hidden={!isOpen} onClick={choose}>
        {children}
      </div>
    </div>
  );
}
