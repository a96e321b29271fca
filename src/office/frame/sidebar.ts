import { useLayoutEffect, useState } from 'react';
import { readStored, writeStored } from '#site/storage.ts';

/** Stored as 1 (open) or 0 (closed); the server always renders it open. */
export function useSidebar(): { isRail: boolean; toggle: () => void } {
  const [isRail, setRail] = useState(false);
  // Before the first paint after hydration, so that nothing moves twice.
  useLayoutEffect(() => setRail(readStored('sidebar') === 0 && matchMedia('(min-width: 1024px)').matches), []);
  const toggle = () => {
    writeStored('sidebar', isRail ? 1 : 0);
    setRail(!isRail);
  };
  return { isRail, toggle };
}
