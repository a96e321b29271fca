import { Link } from 'react-router';
import type { RankLine } from '#areas/reports/services/rank.server.ts';
import { cents, dollars, grouped } from '#kernel/money.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { type CartAdd, cartAddEventName } from '#site/storage.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Rating } from '#ui/rating.tsx';
import { rankTexts } from './texts.ts';

export function RankRow({ line, eager }: { line: RankLine; eager: boolean }) {
  const say = useTexts(rankTexts);
  const here = useVariantPath();
  return (
    <li className="rank">
      <RankPlace line={line} />
      <div className="rank-picture">
        {line.picture && <Picture base={line.picture} alt="" eager={eager} sizes="96px" width={96} height={120} />}
      </div>
      <div className="rank-about">
        <h2>
          <Link to={here(line.path)}>{line.name}</Link>
        </h2>
        <p className="rank-facts">
          {line.isFeatured && <Badge tone="line">{say('featured')}</Badge>}
          {line.rating !== null && (
            <Rating
              score={line.rating.toFixed(1)}
              count={grouped(line.reviewCount)}
              label={say('ratingOf', { score: line.rating.toFixed(1), count: line.reviewCount })}
            />
          )}
          {line.pieces !== null && <span className="meta num">{say('sold', { count: grouped(line.pieces) })}</span>}
          {line.stock === 'madeToOrder' && <span className="meta">{say('madeToOrder')}</span>}
        </p>
      </div>
      <Price
        price={dollars(cents(line.payableCents))}
        list={line.savingPercent > 0 ? dollars(cents(line.listCents)) : undefined}
        saving={line.savingPercent > 0 ? say('lessPercent', { percent: line.savingPercent }) : undefined}
        labels={{ price: say('price'), was: say('was') }}
      />
      <RankButton line={line} />
    </li>
  );
}

function RankPlace({ line: { place, movement } }: { line: RankLine }) {
  const say = useTexts(rankTexts);
  if (place === null || !movement) return <div className="rank-place" />;
  const movementText = say(movement.kind, { by: movement.by });
  return (
    <div className="rank-place">
      <b>
        <span className="visually-hidden">{say('place', { place })}</span>
        <span aria-hidden="true">{place}</span>
      </b>
      <span className={`rank-move is-${movement.kind}`} title={movementText}>
        {movement.kind === 'up' && <ArrowUpIcon size={14} />}
        {movement.kind === 'down' && <ArrowDownIcon size={14} />}
        {movement.kind === 'new' && movementText}
        {movement.kind === 'same' && <span aria-hidden="true">–</span>}
        {movement.by > 0 && <span aria-hidden="true">{movement.by}</span>}
        {movement.kind !== 'new' && <span className="visually-hidden">{movementText}</span>}
      </span>
    </div>
  );
}

/** Sold-out products keep their rank and link to their page. */
function RankButton({ line: { skuId, name, path, payableCents, picture, stock } }: { line: RankLine }) {
  const say = useTexts(rankTexts);
  const here = useVariantPath();
  if (stock === 'soldOut')
    return (
      <div className="rank-actions">
        <span className="meta">{say('soldOut')}</span>
        <ButtonLink size="small" to={here(path)} aria-label={say('tellMeNamed', { name })}>
          {say('tellMe')}
        </ButtonLink>
      </div>
    );
  const add = () => {
    const detail: CartAdd = { line: { skuId, quantity: 1, seenCents: payableCents }, picture: picture ? `${picture}-450.webp` : undefined };
    window.dispatchEvent(new CustomEvent(cartAddEventName, { detail }));
  };
  return (
    <div className="rank-actions needs-script">
      <Button size="small" onClick={add} aria-label={say('addNamed', { name })}>
        {say('add')}
      </Button>
    </div>
  );
}
