import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { mayBeLoggedIn } from '#shop/account/parts/member.ts';
import { useHref } from '#site/locale.tsx';
import type { ProductData } from './data.ts';
import type { OwnPrice } from './own-prices.tsx';

const OwnPrices = lazy(async () => ({ default: (await import('./own-prices.tsx')).OwnPrices }));

type StepsProps = { steps: NonNullable<ProductData['steps']>; skuId: number; hasOwn: boolean; onOwn: (own: OwnPrice | null) => void };

/** Quantity prices: as text for everybody, as own prices for business accounts. */
export function QuantityPrices({ steps, skuId, hasOwn, onOwn }: StepsProps) {
  const href = useHref();
  const [isMember, setMember] = useState(false);
  useEffect(() => setMember(mayBeLoggedIn()), []);
  return (
    <>
      {!hasOwn && (
        <p className="meta">
          {steps.words}{' '}
          {steps.link && (
            <Link className="link" to={href('business-account')}>
              {steps.link}
            </Link>
          )}
        </p>
      )}
      {isMember && (
        <Suspense>
          <OwnPrices skuId={skuId} onOwn={onOwn} />
        </Suspense>
      )}
    </>
  );
}
