import { Link } from 'react-router';
import type { ReviewsPageItem } from '#areas/reviews/services/gallery.server.ts';
import { dateOf, formatCalendarDay } from '#site/day-words.ts';
import { useLocale, useTexts, useVariantPath } from '#site/locale.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/rating.tsx';
import { customerReviewsTexts } from './wall-texts.ts';

export function ReviewItem({ review }: { review: ReviewsPageItem }) {
  const say = useTexts(customerReviewsTexts);
  const { language } = useLocale();
  const lang = review.language === language ? undefined : review.language;
  return (
    <li className="review wall-review" id={`review-${review.id}`}>
      <header>
        <Stars stars={review.stars} label={say('stars', { stars: review.stars })} />
        <b>{review.by}</b>
        <span className="verified">
          <CheckIcon size={16} />
          {say('verified')}
        </span>
        <time className="meta num" dateTime={review.at}>
          {formatCalendarDay(dateOf(review.at), language, 'full')}
        </time>
      </header>
      <div>
        {review.title && (
          <h3 className="title-text" lang={lang}>
            {review.title}
          </h3>
        )}
        <p lang={lang}>{review.text}</p>
        <BoughtLine review={review} />
      </div>
      <ReviewPictures review={review} />
      {review.answer && (
        <div className="reply">
          <b>{say('answer')}</b>
          <p lang={lang}>{review.answer}</p>
        </div>
      )}
    </li>
  );
}

function BoughtLine({ review: { bought, helpfulCount } }: { review: ReviewsPageItem }) {
  const say = useTexts(customerReviewsTexts);
  const here = useVariantPath();
  const length = bought.lengthInches === null ? '' : say('inches', { inches: bought.lengthInches });
  const what = say('bought', { what: [bought.name, length, bought.colour].filter(Boolean).join(say('comma')) });
  return (
    <p className="meta num review-bought">
      {bought.path ? (
        <Link className="link" to={here(bought.path)}>
          {what}
        </Link>
      ) : (
        <span>{what}</span>
      )}
      {helpfulCount > 0 && <span>{say('helpful', { count: helpfulCount })}</span>}
    </p>
  );
}

function ReviewPictures({ review: { pictures, by, bought } }: { review: ReviewsPageItem }) {
  const say = useTexts(customerReviewsTexts);
  if (pictures.length === 0) return null;
  return (
    <div className="pictures">
      {pictures.map((picture) => (
        <a key={picture.id} href={`${picture.base}-${picture.widths.at(-1) ?? picture.width}.webp`}>
          <Picture
            base={picture.base}
            alt={say('photoOf', { name: by, piece: bought.name })}
            widths={picture.widths}
            sizes="88px"
            width={88}
            height={110}
          />
        </a>
      ))}
    </div>
  );
}
