import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorBoundary as PageError } from '#ui/page-error.tsx';

/** Comes only where something is missing: no page of goods waits for it. */
const LostGoods = lazy(async () => ({ default: (await import('./lost-goods.tsx')).LostGoods }));

/** The ErrorBoundary of pages of goods: what is not there is said, and other goods are shown. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <>
      <PageError />
      {isRouteErrorResponse(error) && error.data?.cards?.length > 0 && (
        <Suspense>
          <div className="wrap">
            <LostGoods lost={error.data} />
          </div>
        </Suspense>
      )}
    </>
  );
}
