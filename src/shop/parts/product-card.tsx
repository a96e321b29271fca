import { memo } from 'react';
import type { Card } from '#areas/catalog/rules/card.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useLocale, useTexts, useVariantPath } from '#site/locale.tsx';
import { type CartAdd, cartAddEventName } from '#site/storage.ts';
import { Badge } from '#ui/badge.tsx';
import { ProductTile } from '#ui/goods-card.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Rating } from '#ui/rating.tsx';
import { SwatchDots } from '#ui/swatch.tsx';
import { Tape } from '#ui/tape.tsx';
import { cardTexts } from './card-texts.ts';

/** The whole scale: a card's lengths are drawn at their true position. */
const tape = { min: 6, max: 40 };
const maxDots = { desktop: 5, mobile: 3 } as const;

type ProductCardProps = { card: Card /** In the first view: its picture is loaded at once. */; eager?: boolean };

/** Memoized: router updates must not re-render a list of them. */
export const ProductCard = memo(function ProductCard({ card, eager }: ProductCardProps) {
  const say = useTexts(cardTexts);
  const pathHere = useVariantPath();
  const hasSaving = card.savingPercent > 0;
  return (
    <ProductTile
      to={pathHere(card.path)}
      name={card.name}
      picture={<CardPictures card={card} eager={eager} />}
      badge={<CardBadge card={card} />}
      add={<CardAdd card={card} />}
      foot={<CardFoot card={card} />}
    >
      <Price
        price={dollars(cents(card.payableCents))}
        list={hasSaving ? dollars(cents(card.listCents)) : undefined}
        saving={hasSaving ? say('lessPercent', { percent: card.savingPercent }) : undefined}
        labels={{ price: say('price'), was: say('was') }}
      />
      {card.lengths && <Tape {...card.lengths} {...tape} label={lengthText(card.lengths, say)} />}
    </ProductTile>
  );
});

const lengthText = ({ from, to }: { from: number; to: number }, say: ReturnType<typeof useTexts<typeof cardTexts>>): string =>
  from === to ? say('inches', { inches: from }) : say('inchRange', { from, to });

function CardPictures({ card, eager }: ProductCardProps) {
  const { variant } = useLocale();
  const [first, second] = card.pictures;
  return (
    <>
      {first && <Picture base={first.base} alt={first.alt} eager={eager} />}
      {second && variant === 'desktop' && <Picture base={second.base} alt="" className="second" />}
    </>
  );
}

/** At most one badge, the most important first. */
function CardBadge({ card }: { card: Card }) {
  const say = useTexts(cardTexts);
  const { variant } = useLocale();
  if (!card.isAvailable) return <Badge>{say('soldOut')}</Badge>;
  if (variant === 'mobile' && card.savingPercent > 0)
    return <Badge tone="accent">{say('lessPercent', { percent: card.savingPercent })}</Badge>;
  if (card.isMadeToOrder) return <Badge>{say('madeToOrder')}</Badge>;
  return card.isNew ? <Badge>{say('isNew')}</Badge> : null;
}

/** Dispatches an event; the frame adds the item to the cart. Hidden without script. */
function CardAdd({ card: { skuId, payableCents, name, pictures } }: { card: Card }) {
  const say = useTexts(cardTexts);
  if (skuId === null) return null;
  const picture = pictures[0] && `${pictures[0].base}-450.webp`;
  const add = () => {
    const detail: CartAdd = { line: { skuId, quantity: 1, seenCents: payableCents }, picture };
    window.dispatchEvent(new CustomEvent(cartAddEventName, { detail }));
  };
  return (
    <button type="button" className="card-add needs-script" aria-label={say('addToCart', { name })} onClick={add}>
      <PlusIcon />
    </button>
  );
}

function CardFoot({ card }: { card: Card }) {
  const say = useTexts(cardTexts);
  const { variant } = useLocale();
  const count = card.colourCount;
  const swatches = card.swatches.slice(0, maxDots[variant]);
  return (
    <>
      {count > 0 ? (
        <SwatchDots
          pictures={swatches.map((swatch) => `${swatch}-48.webp`)}
          more={count - swatches.length}
          label={count === 1 ? say('oneColour') : say('colourCount', { count })}
        />
      ) : (
        <span />
      )}
      {card.rating !== null && (
        <Rating
          score={card.rating.toFixed(1)}
          count={String(card.reviewCount)}
          label={say('ratingOf', { score: card.rating.toFixed(1), count: card.reviewCount })}
        />
      )}
    </>
  );
}
