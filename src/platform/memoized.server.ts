import type { App } from './app.ts';

type CacheEntry<T> = { readonly at: number; readonly clock: number; readonly answer: Promise<T> };

/** How old a count beside a menu entry or view may be without a notification. */
const maxAgeMs = 5000;
/** Cache size: search terms are rarely the same. */
const maxEntries = 200;

/**
 * A result that many pages need and that costs more than they do, such as counts over large tables. It is computed once, cached for some
 * seconds, and dropped at once when a change is published, here or on another instance. Each shop has its own cache.
 */
export function memoized<T, Key extends string = ''>(compute: (app: App, key: Key) => Promise<T>): (app: App, key: Key) => Promise<T> {
  const shops = new WeakMap<App['live'], Map<Key, CacheEntry<T>>>();
  return (app, key) => {
    let cache = shops.get(app.live);
    if (!cache) {
      const created = new Map<Key, CacheEntry<T>>();
      shops.set(app.live, created);
      app.live.subscribe(() => created.clear());
      cache = created;
    }
    const [at, clock] = [performance.now(), app.now().getTime()];
    const known = cache.get(key);
    if (known && at - known.at < maxAgeMs && Math.abs(clock - known.clock) < maxAgeMs) return known.answer;
    if (cache.size >= maxEntries) for (const [old, { at: then }] of cache) if (at - then >= maxAgeMs) cache.delete(old);
    const fresh = { at, clock, answer: compute(app, key) };
    cache.set(key, fresh);
    fresh.answer.catch(() => {
      if (cache.get(key) === fresh) cache.delete(key);
    });
    return fresh.answer;
  };
}
