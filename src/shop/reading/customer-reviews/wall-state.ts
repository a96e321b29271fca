import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { parseReviewsPageQuery, type ReviewsPageQuery, reviewsPagePath } from '#areas/reviews/rules/reviews-page.ts';
import type { ReviewsPage } from '#areas/reviews/services/gallery.server.ts';
import { useVariantPath } from '#site/locale.tsx';
import { cacheLoaderData } from '#site/revisit-cache.ts';

/** The page's state in the address: filters, whether more is loading, and how to change it. */
export function useReviewsState(wall: ReviewsPage) {
  const here = useVariantPath();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { location: coming } = useNavigation();
  useEffect(() => cacheLoaderData(pathname + search, wall), [pathname, search, wall]);
  const form = useRef<HTMLFormElement>(null);
  const hrefOf = (change: Partial<ReviewsPageQuery>): string => here(reviewsPagePath({ ...wall.query, page: 1, ...change }));
  const choose = (): void => {
    const typed = [...new FormData(form.current ?? undefined)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const target = here(reviewsPagePath(parseReviewsPageQuery(new URLSearchParams(typed))));
    if (target !== hrefOf({})) void navigate(target, { preventScrollReset: true });
  };
  // A choice made before the script was there counts as soon as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up.
  useEffect(choose, []);
  return {
    query: wall.query,
    isComing: coming?.pathname === pathname && coming.search !== search,
    action: here(reviewsPagePath({})),
    hrefOf,
    form,
    /** With script a choice applies at once. */
    choose,
  };
}
export type ReviewsState = ReturnType<typeof useReviewsState>;
