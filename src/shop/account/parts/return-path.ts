import { useLocation } from 'react-router';
import { useHref } from '#site/locale.tsx';

/** The link to the other form keeps the return path. */
export const withBack = (path: string, back: string): string => (back ? `${path}?${new URLSearchParams({ back })}` : path);

/** The login page, which leads back to this address. */
export function useLoginHref(): string {
  const { pathname, search } = useLocation();
  return withBack(useHref()('login'), pathname + search);
}
