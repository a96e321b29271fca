import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { maxRecentSkus } from '#areas/editorial/rules/example-price.ts';
import { useRecentlyViewed } from './stored-lists.ts';

const RecentlyViewedRow = lazy(async () => ({ default: (await import('./recently-viewed-row.tsx')).RecentlyViewedRow }));

/** Loaded only when scrolled near. */
export function RecentlyViewed({ except }: { except: readonly number[] }) {
  const ids = useRecentlyViewed()
    .filter((id) => !except.includes(id))
    .slice(0, maxRecentSkus);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '400px' });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return (
    <div ref={place}>
      {isNear && ids.length > 0 && (
        <Suspense>
          <RecentlyViewedRow ids={ids} />
        </Suspense>
      )}
    </div>
  );
}
