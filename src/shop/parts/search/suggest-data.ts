import { type RefObject, useEffect, useState } from 'react';
import type { OutputOf } from '#api/call.ts';
import { readApi } from '#api/client.ts';
import type { suggest } from '#areas/editorial/calls/search.ts';

export type Suggestion = OutputOf<typeof suggest>;

const waitMs = 80;
const timeoutMs = 5000;
const maxCached = 60;
/** Earlier answers are shown at once when typing backwards. */
const cache = new Map<string, Suggestion>();

/** The last answer stays until the next arrives. */
export function useSuggestion(typed: string, language: string): Suggestion | null {
  const query = typed.trim().toLowerCase();
  const [suggestion, setSuggestion] = useState<Suggestion | null>(cache.get(language + query) ?? null);
  useEffect(() => {
    const known = cache.get(language + query);
    if (known || !query) return setSuggestion(known ?? null);
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(timeoutMs)]);
      void readApi<typeof suggest>('/api/suggest', { keyword: query }, signal).then((answer) => {
        // Suggestions are optional: on failure the box works on silently.
        if (!answer.isDone || leaving.signal.aborted) return;
        remember(language + query, answer.data);
        setSuggestion(answer.data);
      });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [query, language]);
  return query ? suggestion : null;
}

function remember(key: string, answer: Suggestion): void {
  cache.set(key, answer);
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
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
