import { type RefObject, useEffect, useRef } from 'react';
import { prefetchRenders } from './painter.ts';
import { type Render, renderKey } from './scene.ts';

/** Prefetches texture renders one after another once they are in view. */
export function usePrefetchRenders(renders: readonly Render[]): RefObject<HTMLDivElement | null> {
  const tiles = useRef<HTMLDivElement>(null);
  const latest = useRef(renders);
  latest.current = renders;
  const names = renders.map(renderKey).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names are other renders
  useEffect(() => {
    if (!tiles.current || typeof IntersectionObserver === 'undefined') return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      void prefetchRenders(latest.current);
    });
    seen.observe(tiles.current);
    return () => seen.disconnect();
  }, [names]);
  return tiles;
}
