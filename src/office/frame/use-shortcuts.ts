import { useEffect, useRef } from 'react';

/** What a single key does anywhere in the office. */
export type ShortcutHandlers = Readonly<Record<string, () => void>>;

const waitMs = 1200;

/** Listens for single keys and for g followed by a letter. Fields, open dialogs and keys with Ctrl are left alone. */
export function useOfficeKeys(acts: ShortcutHandlers, goes: ShortcutHandlers): void {
  const latest = useRef({ acts, goes });
  useEffect(() => {
    latest.current = { acts, goes };
  });
  useEffect(() => {
    let goUntil = 0;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const isGoing = Date.now() < goUntil;
      goUntil = 0;
      const act = isGoing ? latest.current.goes[event.key] : (latest.current.acts[event.key] ?? pressMarked(event.key));
      if (act) {
        event.preventDefault();
        act();
      } else if (event.key === 'g') goUntil = Date.now() + waitMs;
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  document.querySelector('dialog:modal') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select')));

const controls = 'a, button, input, textarea, select';

/** A page marks its own controls, or what surrounds them, with data-shortcut: fields get the cursor, links and buttons are pressed. */
function pressMarked(key: string): (() => void) | undefined {
  const marked = document.querySelector(`[data-shortcut="${CSS.escape(key)}"]`);
  const control = marked?.matches(controls) ? marked : marked?.querySelector(controls);
  if (!(control instanceof HTMLElement)) return undefined;
  return control.matches('a, button') ? () => control.click() : () => control.focus();
}
