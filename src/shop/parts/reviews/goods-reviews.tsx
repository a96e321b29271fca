import type { ReactNode } from 'react';
import { anyReview, type ReviewFilter, reviewFilterQuery } from '#areas/reviews/rules/review-filter.ts';
import type { GoodsReviews } from '#areas/reviews/services/of-goods.server.ts';
import { dateOf, formatCalendarDay } from '#site/day-words.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { Pager } from '#ui/pager.tsx';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/rating.tsx';
import type { CssVars } from '#ui/tape.tsx';
import { reviewTexts } from './texts.ts';

type ReviewsProps = {
  reviews: GoodsReviews;
  score: string | null /** The page they stand on; a choice of reviews adds its query. */;
  path: string;
};

/** Score on the left, reviews on the right. Every choice is a link. */
export function GoodsReviewsSection({ reviews, score, path }: ReviewsProps) {
  const say = useTexts(reviewTexts);
  return (
    <section className="split" id="reviews" aria-labelledby="reviews-title">
      <header>
        <h2 id="reviews-title">{say('title')}</h2>
        {score !== null && reviews.total > 0 ? <Summary reviews={reviews} score={score} /> : <p>{say('noneText')}</p>}
      </header>
      <div>
        {reviews.total === 0 ? (
          <p>{say('none')}</p>
        ) : (
          <>
            <Choices reviews={reviews} path={path} />
            {reviews.found === 0 && <p className="reviews-none">{say('noneSuch')}</p>}
            <ul>
              {reviews.items.map((review) => (
                <Review key={review.id} review={review} />
              ))}
            </ul>
            <Pager
              label={say('pages')}
              page={reviews.filter.page}
              pages={reviews.pages}
              hrefOf={(page) => `${path}${reviewFilterQuery({ ...reviews.filter, page })}#reviews`}
              labels={{ previous: say('previous'), next: say('next') }}
            />
          </>
        )}
      </div>
    </section>
  );
}

function Summary({ reviews, score }: Pick<ReviewsProps, 'reviews'> & { score: string }) {
  const say = useTexts(reviewTexts);
  return (
    <>
      <div className="score">
        <b className="num">{score}</b>
        <span className="meta">
          {reviews.total === 1 ? say('oneBuyer') : say('buyers', { count: reviews.total })}
          {reviews.withPhotos > 0 && (
            <>
              <br />
              {say('photoCount', { count: reviews.withPhotos })}
            </>
          )}
        </span>
      </div>
      <ul className="bars">
        {reviews.bars.map(({ stars, count, percent }) => {
          const width: CssVars = { '--w': `${percent}%` };
          return (
            <li key={stars}>
              <span className="visually-hidden">{say('barOf', { stars, count })}</span>
              <span aria-hidden="true">{stars}</span>
              <i style={width} />
              <span aria-hidden="true">{count}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Choices({ reviews: { filter, lengths, textures, withPhotos }, path }: Pick<ReviewsProps, 'reviews' | 'path'>) {
  const say = useTexts(reviewTexts);
  const to = (change: Partial<ReviewFilter>): string => `${path}${reviewFilterQuery({ ...filter, page: 1, ...change })}`;
  const chip = (key: string, on: boolean, change: Partial<ReviewFilter>, label: ReactNode) => (
    <ChipLink key={key} on={on} to={to(change)} discover="none" preventScrollReset>
      {label}
    </ChipLink>
  );
  const isAny = filter.lengthInches === null && filter.texture === null && !filter.withPhotos;
  return (
    <nav className="chips space-below" aria-label={say('which')}>
      {chip('all', isAny, anyReview, say('all'))}
      {withPhotos > 0 && chip('photos', filter.withPhotos, { withPhotos: !filter.withPhotos }, say('withPhotos'))}
      {textures.length > 1 &&
        textures.map(({ value, name }) =>
          chip(value, filter.texture === value, { texture: filter.texture === value ? null : value }, name),
        )}
      {lengths.length > 1 &&
        lengths.map(({ inches }) =>
          chip(
            String(inches),
            filter.lengthInches === inches,
            { lengthInches: filter.lengthInches === inches ? null : inches },
            say('inches', { inches }),
          ),
        )}
    </nav>
  );
}

function Review({ review }: { review: GoodsReviews['items'][number] }) {
  const say = useTexts(reviewTexts);
  const { language } = useLocale();
  const details = [review.lengthInches === null ? null : say('inches', { inches: review.lengthInches }), review.colour].filter(Boolean);
  return (
    <li className="review">
      <header>
        <Stars stars={review.stars} label={say('stars', { stars: review.stars })} />
        <b>{review.shownName}</b>
        <Badge tone="ok">{say('verified')}</Badge>
      </header>
      <div lang={review.language === language ? undefined : review.language}>
        {review.title && <b>{review.title}</b>}
        <p>{review.text}</p>
      </div>
      <p className="meta">
        {details.length > 0 && `${say('bought', { words: details.join(say('comma')) })}${say('comma')}`}
        <time dateTime={review.day}>{formatCalendarDay(dateOf(review.day), language, 'full')}</time>
      </p>
      {review.pictures.length > 0 && (
        <div className="pictures">
          {review.pictures.map((picture) => (
            <Picture
              key={picture.base}
              base={picture.base}
              widths={picture.widths}
              alt={say('photoOf', { name: review.shownName })}
              sizes="88px"
              width={88}
              height={110}
            />
          ))}
        </div>
      )}
      {review.answer && (
        <div className="reply">
          <b>{say('answer')}</b>
          <p>{review.answer}</p>
        </div>
      )}
    </li>
  );
}
