import { useEffect, useState } from 'react';
import { storedSnapshots, useSnapshots } from '#shop/cart/snapshots.ts';
import { useRecentlyViewed } from '#shop/parts/stored-lists.ts';
import { useOnline } from '#site/online.ts';
import { savesData } from './worker.ts';

const none: readonly number[] = [];
/** What a page needs for itself comes first; whoever leaves sooner did not mean to buy. */
const restMs = 8000;

/** Whatever she looked at may go into the cart in a tunnel: what the cart says of it is asked for in time. */
export function usePrefetchSnapshots(): void {
  const recent = useRecentlyViewed();
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const rest = setTimeout(setAtRest, restMs, true);
    return () => clearTimeout(rest);
  }, []);
  const canWait = useOnline() && isAtRest && 'serviceWorker' in navigator && !savesData();
  const asked = canWait ? (storedSnapshots()?.asked ?? none) : none;
  useSnapshots(canWait ? recent.filter((id) => !asked.includes(id)) : none);
}
