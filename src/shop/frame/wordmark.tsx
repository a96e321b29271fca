import { Link, useRouteLoaderData } from 'react-router';
import type { loader } from '#root.tsx';
import { useHref } from '#site/here.tsx';

/** The shop's name is data. */
export const useShopName = (): string => useRouteLoaderData<typeof loader>('root')?.site.shopName ?? '';

export function Wordmark() {
  const href = useHref();
  return (
    <Link className="wordmark" to={href('home')}>
      {useShopName()}
    </Link>
  );
}
