import { type ComponentType, useEffect, useState } from 'react';

/** What keeps a phone's shop going without a line comes last, when the hand rests. */
export function Tunnel() {
  const [Line, setLine] = useState<ComponentType | null>(null);
  useEffect(() => {
    const bring = () =>
      void import('#areas/storefront/parts/tunnel/tunnel-line.tsx').then(
        ({ TunnelLine }) => setLine(() => TunnelLine),
        () => undefined,
      );
    if (typeof requestIdleCallback === 'undefined') setTimeout(bring, 2000);
    else requestIdleCallback(bring, { timeout: 5000 });
  }, []);
  return Line && <Line />;
}
