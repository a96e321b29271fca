import { Link } from 'react-router';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { Picture } from '#ui/picture.tsx';
import { inquiryTexts } from '../texts.ts';

type Item = {
  readonly skuId: number;
  readonly quantity: number;
  readonly snapshot: {
    readonly name: string;
    readonly path: string;
    readonly picture: { readonly base: string; readonly widths: readonly number[] } | null;
    readonly options: readonly string[];
    readonly payableCents: number;
    readonly isSoldOut: boolean;
  } | null;
};

/** With today's prices. */
export function MessageItems({ items }: { items: readonly Item[] }) {
  const say = useTexts(inquiryTexts);
  const here = useVariantPath();
  const quantityText = (count: number): string => (count === 1 ? say('onePiece') : say('pieces', { count }));
  return (
    <ul className="message-items">
      {items.map(({ skuId, quantity, snapshot }) => (
        <li key={skuId}>
          <span className="message-item-picture">
            {snapshot?.picture && <Picture base={snapshot.picture.base} widths={snapshot.picture.widths} alt="" sizes="64px" />}
          </span>
          <div>
            {snapshot ? (
              <Link className="link" to={here(snapshot.path)}>
                {snapshot.name}
              </Link>
            ) : (
              <b>{say('gone')}</b>
            )}
            {snapshot && snapshot.options.length > 0 && <p className="meta">{snapshot.options.join(' · ')}</p>}
            <p className="meta num">
              {quantityText(quantity)}
              {snapshot && ` · ${snapshot.isSoldOut ? say('soldOut') : say('today', { price: dollars(cents(snapshot.payableCents)) })}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
