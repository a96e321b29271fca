import type { App } from './app.ts';

type Kept<T> = { readonly at: number; readonly clock: number; readonly answer: Promise<T> };

/** How old a count beside a menu entry or view may be without a notification. */
const keptMs = 5000;
/** Cache size: search terms are rarely the same. */
const mostKept = 200;

/**
 * An answer that many pages ask for and that costs more than they do: counts of heaps, sums of a whole shelf. It is asked once,
 * kept for some seconds, and forgotten at once when somebody tells of a change, here or on another instance. Each shop has its own.
 */
export function memoized<T, Key extends string = ''>(ask: (app: App, key: Key) => Promise<T>): (app: App, key: Key) => Promise<T> {
  const shops = new WeakMap<App['live'], Map<Key, Kept<T>>>();
  return (app, key) => {
    let kept = shops.get(app.live);
    if (!kept) {
      const own = new Map<Key, Kept<T>>();
      shops.set(app.live, own);
      app.live.subscribe(() => own.clear());
      kept = own;
    }
    const [at, clock] = [performance.now(), app.now().getTime()];
    const known = kept.get(key);
    if (known && at - known.at < keptMs && Math.abs(clock - known.clock) < keptMs) return known.answer;
    if (kept.size >= mostKept) for (const [old, { at: then }] of kept) if (at - then >= keptMs) kept.delete(old);
    const fresh = { at, clock, answer: ask(app, key) };
    kept.set(key, fresh);
    fresh.answer.catch(() => {
      if (kept.get(key) === fresh) kept.delete(key);
    });
    return fresh.answer;
  };
}
