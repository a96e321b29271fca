import { useEffect, useRef } from 'react';

/** Single-key actions. */
export type ShortcutHandlers = Readonly<Record<string, () => void>>;

const waitMs = 1200;

/** Handles single keys and g followed by a letter. Fields, open dialogs and keys with Ctrl are ignored. */
export function useShortcuts(acts: ShortcutHandlers, goes: ShortcutHandlers): void {
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
      const handler = isGoing ? latest.current.goes[event.key] : (latest.current.acts[event.key] ?? pressMarked(event.key));
      if (handler) {
        event.preventDefault();
        handler();
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

/** Pages mark controls, or their container, with data-shortcut: fields are focused, links and buttons clicked. */
function pressMarked(key: string): (() => void) | undefined {
  const marked = document.querySelector(`[data-shortcut="${CSS.escape(key)}"]`);
  const control = marked?.matches(controls) ? marked : marked?.querySelector(controls);
  if (!(control instanceof HTMLElement)) return undefined;
  return control.matches('a, button') ? () => control.click() : () => control.focus();
}
