import { type ComponentType, useEffect, useState } from 'react';

/** Long after the page is shown: nobody goes offline that soon. */
const restMs = 3000;

/** Offline support loads last, when the page is idle. */
export function OfflineSupport() {
  const [Line, setLine] = useState<ComponentType | null>(null);
  useEffect(() => {
    const bring = () =>
      void import('#shop/offline/parts/offline-notice.tsx').then(
        ({ OfflineNotice }) => setLine(() => OfflineNotice),
        () => undefined,
      );
    const rest = setTimeout(
      () => (typeof requestIdleCallback === 'undefined' ? bring() : requestIdleCallback(bring, { timeout: 5000 })),
      restMs,
    );
    return () => clearTimeout(rest);
  }, []);
  return Line && <Line />;
}
