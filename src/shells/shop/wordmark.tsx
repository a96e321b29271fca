import { Link, useRouteLoaderData } from 'react-router';
import { useHref } from '#site/here.tsx';
import type { loader } from '../../root.tsx';

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
