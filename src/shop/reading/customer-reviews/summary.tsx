import { Link } from 'react-router';
import type { ReviewsPage } from '#areas/reviews/services/gallery.server.ts';
import { customerReviewsTexts } from '#shop/parts/reviews/wall-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Stars } from '#ui/rating.tsx';
import type { CssVars } from '#ui/tape.tsx';
import type { ReviewsState } from './wall-state.ts';

/** Average and bars; a bar links to the reviews it counts. */
export function ReviewSummary({ wall: { summary, query }, state }: { wall: ReviewsPage; state: ReviewsState }) {
  const say = useTexts(customerReviewsTexts);
  const href = useHref();
  if (summary.average === null) return null;
  return (
    <section aria-labelledby="summary">
      <h2 id="summary" className="visually-hidden">
        {say('summary')}
      </h2>
      <p className="score">
        <b className="num">{summary.average.toFixed(1)}</b>
        <span>
          {say('outOf')}
          <br />
          <Stars stars={summary.average} label={say('stars', { stars: summary.average.toFixed(1) })} />
        </span>
      </p>
      <ol className="bars">
        {summary.bars.map(({ stars, count, percent }) => (
          <li key={stars}>
            <span aria-hidden="true">{stars}</span>
            <i style={{ '--w': `${percent}%` } as CssVars} />
            <span>
              <Link
                to={state.hrefOf({ stars: query.stars === stars ? null : stars })}
                aria-current={query.stars === stars ? 'true' : undefined}
                aria-label={say('barLabel', { stars, count })}
                preventScrollReset
              >
                {count}
              </Link>
            </span>
          </li>
        ))}
      </ol>
      <p className="reviews-gallery">
        <Link className="link" to={href('beautiful')}>
          {say('gallery')}
        </Link>
      </p>
    </section>
  );
}
