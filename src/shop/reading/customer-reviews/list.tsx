import { isNarrowed } from '#areas/reviews/rules/reviews-page.ts';
import type { ReviewsPage } from '#areas/reviews/services/gallery.server.ts';
import { grouped } from '#kernel/money.ts';
import { ReviewItem } from '#shop/parts/reviews/wall-review.tsx';
import { customerReviewsTexts } from '#shop/parts/reviews/wall-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Pager } from '#ui/pager.tsx';
import { TextSkeleton } from '#ui/skeleton.tsx';
import type { ReviewsState } from './wall-state.ts';

type Props = { wall: ReviewsPage; state: ReviewsState };

export function ReviewsList({ wall, state }: Props) {
  const say = useTexts(customerReviewsTexts);
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="visually-hidden">
        {say('reviews')}
      </h2>
      <p className="meta num" aria-live="polite">
        {wall.total === 1 ? say('oneReview') : say('reviewCount', { count: grouped(wall.total) })}
      </p>
      {state.isComing ? <Bones count={Math.max(3, wall.reviews.length)} /> : <ReviewList wall={wall} state={state} />}
    </section>
  );
}

function ReviewList({ wall, state }: Props) {
  const say = useTexts(customerReviewsTexts);
  if (wall.reviews.length === 0) return <NoReviews wall={wall} state={state} />;
  return (
    <>
      <ul>
        {wall.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      <Pager
        label={say('pages')}
        page={wall.query.page}
        pages={wall.pages}
        hrefOf={(page) => state.hrefOf({ page })}
        labels={{ previous: say('previous'), next: say('next') }}
      />
    </>
  );
}

function NoReviews({ wall, state }: Props) {
  const say = useTexts(customerReviewsTexts);
  const href = useHref();
  return isNarrowed(wall.query) ? (
    <Empty title={say('emptyTitle')} text={say('emptyText')} action={<ButtonLink to={state.action}>{say('clear')}</ButtonLink>} />
  ) : (
    <Empty
      title={say('noneTitle')}
      text={say('noneText')}
      action={<ButtonLink to={href('category', { category: 'wig' })}>{say('toGoods')}</ButtonLink>}
    />
  );
}

const Bones = ({ count }: { count: number }) => (
  <ul aria-busy="true">
    {Array.from({ length: count }, (_, index) => index).map((index) => (
      <li key={index} className="review">
        <TextSkeleton lines={4} />
      </li>
    ))}
  </ul>
);
