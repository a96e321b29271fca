import { type RefObject, useEffect, useState } from 'react';
import type { OutputOf } from '#api/call.ts';
import { readApi } from '#api/client.ts';
import type { suggest } from '#areas/editorial/calls/search.ts';

export type Suggestion = OutputOf<typeof suggest>;

const waitMs = 80;
const patienceMs = 5000;
const mostKept = 60;
/** Earlier answers are shown at once when typing backwards. */
const kept = new Map<string, Suggestion>();

/** The last answer stays until the next arrives. */
export function useSuggestion(typed: string, language: string): Suggestion | null {
  const words = typed.trim().toLowerCase();
  const [shown, setShown] = useState<Suggestion | null>(kept.get(language + words) ?? null);
  useEffect(() => {
    const known = kept.get(language + words);
    if (known || !words) return setShown(known ?? null);
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(patienceMs)]);
      void readApi<typeof suggest>('/api/suggest', { keyword: words }, signal).then((answer) => {
        // Suggestions are optional: on failure the box works on silently.
        if (!answer.isDone || leaving.signal.aborted) return;
        remember(language + words, answer.data);
        setShown(answer.data);
      });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [words, language]);
  return words ? shown : null;
}

function remember(key: string, answer: Suggestion): void {
  kept.set(key, answer);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

/** Arrow keys move, Enter follows, Escape closes; everything else is typing. */
export function optionKeys(
  list: RefObject<HTMLElement | null>,
  active: string | null,
  set: (id: string | null) => void,
  close: () => void,
) {
  return (event: Pick<KeyboardEvent, 'key' | 'preventDefault'> & { nativeEvent?: { isComposing: boolean } }): void => {
    // Input methods use the same keys to compose characters.
    if (event.nativeEvent?.isComposing) return;
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const at = options.findIndex((option) => option.id === active);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One step beyond either end is the box itself, with nothing chosen.
      const next = options[((at + 1 + step + options.length + 1) % (options.length + 1)) - 1];
      next?.scrollIntoView({ block: 'nearest' });
      set(next?.id ?? null);
    } else if (event.key === 'Enter' && at >= 0) {
      event.preventDefault();
      options[at]?.click();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      set(null);
      close();
    }
  };
}
