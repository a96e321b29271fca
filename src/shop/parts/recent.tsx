import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { mostRecent } from '#areas/editorial/rules/example-price.ts';
import { useRecent } from './kept-list.ts';

const RecentRow = lazy(async () => ({ default: (await import('./recent-row.tsx')).RecentRow }));

/** What this browser looked at before; asked for only when the reader comes near. */
export function Recent({ except }: { except: readonly number[] }) {
  const ids = useRecent()
    .filter((id) => !except.includes(id))
    .slice(0, mostRecent);
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
          <RecentRow ids={ids} />
        </Suspense>
      )}
    </div>
  );
}
