import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { cacheLoaderData } from '#site/revisit-cache.ts';
import type { GiveawaysData } from './load.server.ts';

/** The first load came with the document; going back needs no request. */
export function useRevisitGiveaways(page: GiveawaysData): void {
  const { pathname, search } = useLocation();
  useEffect(() => cacheLoaderData(pathname + search, page), [pathname, search, page]);
}
