import { useEffect, useState } from 'react';
import { storedSnapshots, useSnapshots } from '#shop/cart/snapshots.ts';
import { useRecentlyViewed } from '#shop/parts/stored-lists.ts';
import { useOnline } from '#site/online.ts';
import { savesData } from './worker.ts';

const none: readonly number[] = [];
/** The page's own requests come first; shoppers who leave sooner did not mean to buy. */
const restMs = 8000;

/** Viewed products may be added to the cart offline, so their data is fetched in time. */
export function usePrefetchSnapshots(): void {
  const recent = useRecentlyViewed();
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const rest = setTimeout(setAtRest, restMs, true);
    return () => clearTimeout(rest);
  }, []);
  const canWait = useOnline() && isAtRest && 'serviceWorker' in navigator && !savesData();
  const loadedIds = canWait ? (storedSnapshots()?.requestedIds ?? none) : none;
  useSnapshots(canWait ? recent.filter((id) => !loadedIds.includes(id)) : none);
}
