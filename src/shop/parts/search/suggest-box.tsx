import { type ComponentType, type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHref, useTexts } from '#site/locale.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { recentSearches } from './recent.ts';
import type { SuggestionsProps } from './suggestions.tsx';
import { boxTexts } from './texts.ts';

/** The header's search. A plain form at first; suggestions load with the first focus. */
export function SuggestBox({ isWaiting = false }: { /** The search page without a query: the box is focused. */ isWaiting?: boolean }) {
  const say = useTexts(boxTexts);
  const href = useHref();
  const listId = useId();
  const location = useLocation();
  const searchedFor = location.pathname === href('search') ? (new URLSearchParams(location.search).get('q') ?? '') : '';
  const [typed, setTyped] = useState(searchedFor);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const [Panel, setPanel] = useState<ComponentType<SuggestionsProps> | null>(null);
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const place = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the list and shows its own words.
  useEffect(() => {
    setOpen(false);
    setTyped(searchedFor);
    if (isWaiting) place.current?.querySelector('input')?.focus();
  }, [location]);

  const open = () => {
    setOpen(true);
    if (!Panel) void import('./suggestions.tsx').then((module) => setPanel(() => module.Suggestions));
  };
  // Whoever stood in the box before its script came has words there already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when it wakes up.
  useEffect(() => {
    const input = place.current?.querySelector('input');
    if (!input || input !== document.activeElement) return;
    setTyped(input.value);
    open();
  }, []);
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const isPanelOpen = isOpen && Panel !== null && (typed.trim() !== '' || recentSearches().length > 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave the box and its list.
    <div className="suggest" ref={place} onBlur={leave}>
      <SearchBox
        key={searchedFor}
        action={href('search')}
        label={say('search')}
        placeholder={say('hint')}
        value={searchedFor}
        onSend={() => setOpen(false)}
        input={{
          role: 'combobox',
          autoComplete: 'off',
          'aria-autocomplete': 'list',
          'aria-expanded': isPanelOpen,
          'aria-controls': isPanelOpen ? listId : undefined,
          'aria-activedescendant': isPanelOpen && active !== null ? active : undefined,
          onFocus: open,
          onClick: open,
          onInput: (event) => {
            setTyped(event.currentTarget.value);
            open();
          },
          onKeyDown: (event) => keys.current?.(event),
        }}
      />
      {isPanelOpen && <Panel id={listId} typed={typed} keys={keys} active={active} onActive={setActive} onClose={() => setOpen(false)} />}
    </div>
  );
}
