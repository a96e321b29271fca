import { useSyncExternalStore } from 'react';
import { compareToggled, maxComparedSkus, maxRecentSkus, parseSkuIds, recentWith } from '#areas/editorial/rules/example-price.ts';
import { readStored, writeStored } from '#site/storage.ts';

/** A list of SKUs in this browser's storage, in sync across tabs. */
function storedList(name: 'compare' | 'recentSkus', maxIds: number) {
  let list: readonly number[] | null = null;
  const listeners = new Set<() => void>();
  /** An empty list is the same object the server rendered with, so that hydration causes no re-render. */
  const read = (): readonly number[] => {
    const ids = parseSkuIds(readStored(name), maxIds);
    return ids.length > 0 ? ids : none;
  };
  const now = (): readonly number[] => {
    list ??= read();
    return list;
  };
  const reload = (): void => {
    list = read();
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    window.addEventListener('storage', reload);
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const change = (how: (list: readonly number[]) => number[]): void => {
    list = how(read());
    writeStored(name, list);
    for (const listener of listeners) listener();
  };
  return { change, use: (): readonly number[] => useSyncExternalStore(subscribe, now, nothing) };
}
const none: readonly number[] = [];
const nothing = (): readonly number[] => none;

const compare = storedList('compare', maxComparedSkus);
export const useCompared = compare.use;
export const toggleCompared = (skuId: number): void => compare.change((list) => compareToggled(list, skuId));
export const clearCompared = (): void => compare.change(() => []);

// One more than shown, since the current product is left out.
const recent = storedList('recentSkus', maxRecentSkus + 1);
export const useRecentlyViewed = recent.use;
export const rememberViewed = (skuId: number, group: readonly number[]): void => recent.change((list) => recentWith(list, skuId, group));
