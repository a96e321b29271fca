import { reviewOfficeTexts } from '#areas/reviews/office-texts.ts';
import type { ReviewState } from '#areas/reviews/rules/review-list.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';

const badgeStyles = {
  waiting: { tone: 'warn', mark: 'half' },
  published: { tone: 'ok', mark: 'full' },
  refused: { tone: 'err', mark: 'open' },
  hidden: { tone: 'line', mark: 'open' },
} as const;

export function ReviewStateBadge({ state }: { state: ReviewState }) {
  const say = useTexts(reviewOfficeTexts);
  return (
    <Badge tone={badgeStyles[state].tone} mark={badgeStyles[state].mark}>
      {say(state)}
    </Badge>
  );
}

export function StarRating({ count }: { count: number }) {
  const say = useTexts(reviewOfficeTexts);
  return (
    <span className="pane-stars" role="img" aria-label={say('starsOf', { count })}>
      {'★'.repeat(count)}
      <span className="muted">{'☆'.repeat(5 - count)}</span>
    </span>
  );
}
