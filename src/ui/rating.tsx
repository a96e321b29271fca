import { StarIcon } from '#ui/icons.tsx';

export function Stars({ stars, label }: { stars: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((place) => (
        <StarIcon key={place} className={place > Math.round(stars) ? 'off' : undefined} />
      ))}
    </span>
  );
}

/** One star, score and review count, as on a card. */
export function Rating({ score, count, label }: { score: string; count: string; label: string }) {
  return (
    <span className="rating" role="img" aria-label={label}>
      <StarIcon />
      {score} <span>({count})</span>
    </span>
  );
}
