import { type FormEvent, useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { readWall, type WallQuery, wallPath } from '#areas/reviews/rules/wall.ts';
import type { Wall } from '#areas/reviews/services/gallery.server.ts';
import { useVariantPath } from '#site/here.tsx';
import { remember } from '#site/keep.ts';

/** The page's place in the address: what is asked for, whether more is on its way, and how to ask for something else. */
export function useWallState(wall: Wall) {
  const here = useVariantPath();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { location: coming } = useNavigation();
  useEffect(() => remember(pathname + search, wall), [pathname, search, wall]);
  const hrefOf = (change: Partial<WallQuery>): string => here(wallPath({ ...wall.query, page: 1, ...change }));
  return {
    query: wall.query,
    isComing: coming?.pathname === pathname && coming.search !== search,
    action: here(wallPath({})),
    hrefOf,
    /** With script a choice counts at once. */
    choose: (event: FormEvent<HTMLFormElement>): void => {
      const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
      void navigate(here(wallPath(readWall(new URLSearchParams(typed)))), { preventScrollReset: true });
    },
  };
}
export type WallState = ReturnType<typeof useWallState>;
