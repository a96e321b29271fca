import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { mayBeMember } from '#areas/shoppers/parts/member.ts';
import { useHref } from '#site/here.tsx';
import type { ProductData } from './data.ts';

const OwnPrices = lazy(async () => ({ default: (await import('./own-prices.tsx')).OwnPrices }));

/** What more pieces cost: for everybody in words that came with the page, for a member with a business account in prices of her own. */
export function Steps({ steps, skuId }: { steps: NonNullable<ProductData['steps']>; skuId: number }) {
  const href = useHref();
  const [isMember, setMember] = useState(false);
  const [hasOwn, setOwn] = useState(false);
  useEffect(() => setMember(mayBeMember()), []);
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
          <OwnPrices skuId={skuId} onOwn={setOwn} />
        </Suspense>
      )}
    </>
  );
}
