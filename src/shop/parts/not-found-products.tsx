import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { useHref, useTexts } from '#site/locale.tsx';
import { ErrorBoundary as PageError } from '#ui/page-error.tsx';
import type { NotFoundData } from './not-found.server.ts';
import { notFoundTexts } from './not-found-texts.ts';
import { ProductCard } from './product-card.tsx';

/** ErrorBoundary of product pages: says what is missing and shows other products. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <>
      <PageError />
      {isRouteErrorResponse(error) && error.data?.cards && <NotFoundProducts lost={error.data} />}
    </>
  );
}

export function NotFoundProducts({ lost: { cards, category } }: { lost: NotFoundData }) {
  const say = useTexts(notFoundTexts);
  const href = useHref();
  return (
    <section className="wrap section" aria-labelledby="lost-goods">
      <h2 id="lost-goods" className="section-head">
        {category ? <Link to={href('category', { category: category.slug })}>{say('mostBoughtIn', category)}</Link> : say('mostBought')}
      </h2>
      <ul className="goods">
        {cards.map((card) => (
          <ProductCard key={card.spuId} card={card} />
        ))}
      </ul>
    </section>
  );
}
