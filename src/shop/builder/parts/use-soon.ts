import { type RefObject, useEffect, useRef } from 'react';
import { fetchSoon } from './painter.ts';
import { nameOf, type Render } from './scene.ts';

/** Once she looks at the textures, their renders may come, one after another. */
export function useSoon(renders: readonly Render[]): RefObject<HTMLDivElement | null> {
  const tiles = useRef<HTMLDivElement>(null);
  const latest = useRef(renders);
  latest.current = renders;
  const names = renders.map(nameOf).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names are other renders
  useEffect(() => {
    if (!tiles.current || typeof IntersectionObserver === 'undefined') return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      void fetchSoon(latest.current);
    });
    seen.observe(tiles.current);
    return () => seen.disconnect();
  }, [names]);
  return tiles;
}
