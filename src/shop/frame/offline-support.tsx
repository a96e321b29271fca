import { type ComponentType, useEffect, useState } from 'react';

/** Long after the page itself is there: nobody drives into a tunnel that soon. */
const restMs = 3000;

/** What keeps a phone's shop going without a line comes last, when the hand rests. */
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
