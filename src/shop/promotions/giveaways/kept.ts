import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { remember } from '#site/keep.ts';
import type { GiveawaysData } from './load.server.ts';

/** The page came with the document the first time; going back to it needs no request. */
export function useGiveawaysKept(page: GiveawaysData): void {
  const { pathname, search } = useLocation();
  useEffect(() => remember(pathname + search, page), [pathname, search, page]);
}
