import { useSyncExternalStore } from 'react';
import { compareToggled, maxComparedSkus, maxRecentSkus, parseSkuIds, recentWith } from '#areas/editorial/rules/example-price.ts';
import { readStored, writeStored } from '#site/storage.ts';

/** A list of SKUs this browser keeps, in step with all tabs. */
function keptList(name: 'compare' | 'recentSkus', most: number) {
  let list: readonly number[] | null = null;
  const hearers = new Set<() => void>();
  /** Nothing kept is the very list the server drew, so that a page that wakes is not drawn again for it. */
  const read = (): readonly number[] => {
    const ids = parseSkuIds(readStored(name), most);
    return ids.length > 0 ? ids : none;
  };
  const now = (): readonly number[] => {
    list ??= read();
    return list;
  };
  const look = (): void => {
    list = read();
    for (const hear of hearers) hear();
  };
  const subscribe = (hear: () => void): (() => void) => {
    window.addEventListener('storage', look);
    hearers.add(hear);
    return () => hearers.delete(hear);
  };
  const change = (how: (list: readonly number[]) => number[]): void => {
    list = how(read());
    writeStored(name, list);
    for (const hear of hearers) hear();
  };
  return { change, use: (): readonly number[] => useSyncExternalStore(subscribe, now, nothing) };
}
const none: readonly number[] = [];
const nothing = (): readonly number[] => none;

const compare = keptList('compare', maxComparedSkus);
export const useCompared = compare.use;
export const toggleCompared = (skuId: number): void => compare.change((list) => compareToggled(list, skuId));
export const compareNothing = (): void => compare.change(() => []);

// One more than is shown, since the page she is on does not show itself.
const recent = keptList('recentSkus', maxRecentSkus + 1);
export const useRecentlyViewed = recent.use;
export const rememberSeen = (skuId: number, group: readonly number[]): void => recent.change((list) => recentWith(list, skuId, group));
