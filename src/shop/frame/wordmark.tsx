import { Link } from 'react-router';
import { useHref } from '#site/locale.tsx';
import { useShopName } from '#site/shop-name.ts';

export function Wordmark() {
  const href = useHref();
  return (
    <Link className="wordmark" to={href('home')}>
      {useShopName()}
    </Link>
  );
}
