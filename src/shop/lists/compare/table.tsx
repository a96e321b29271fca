import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shippingFee } from '#areas/shipping/rules.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import type { ComparedPiece } from './load.server.ts';
import { buildCompareRows } from './rows.ts';
import { compareTexts } from './texts.ts';

type CompareTableProps = { pieces: readonly ComparedPiece[]; onTake?: (skuId: number) => void };

/** Equal rows are dimmed, so that differences stand out. */
export function CompareTable({ pieces, onTake }: CompareTableProps) {
  const say = useTexts(compareTexts);
  const row = (name: string, cell: (piece: ComparedPiece) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {pieces.map((piece) => (
        <td key={piece.id}>{cell(piece)}</td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section className="compare-scroll" aria-label={say('title')} tabIndex={0}>
      <table className="table compare">
        <caption className="visually-hidden">{say('title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{say('fact')}</span>
            </th>
            {pieces.map((piece) => (
              <PieceHead key={piece.id} piece={piece} onTake={onTake} />
            ))}
          </tr>
        </thead>
        <tbody>
          {row(say('price'), (piece) => (
            <Price
              price={dollars(cents(piece.payableCents))}
              list={piece.listCents > piece.payableCents ? dollars(cents(piece.listCents)) : undefined}
              words={{ price: say('price'), was: say('was') }}
            />
          ))}
          {row(say('rating'), ({ rating, reviewCount }) =>
            rating === null ? say('none') : say('ratingOf', { score: rating.toFixed(1), count: reviewCount }),
          )}
          {row(say('leaves'), ({ ready }) =>
            ready ? say(ready.isWorking ? 'workingDays' : 'days', { min: ready.min, max: ready.max }) : say('soldOut'),
          )}
          {row(say('shipping'), (piece) => {
            const fee = shippingFee(piece.shipsFree ? 0 : piece.weightGrams);
            return fee === 0 ? say('free') : dollars(fee);
          })}
          {row(say('weight'), (piece) => say('grams', { grams: piece.weightGrams }))}
          {buildCompareRows(pieces).map(({ name, values, isSame }) => (
            <tr key={name} className={classNames(isSame && 'is-same')}>
              <th scope="row">{name}</th>
              {pieces.map((piece, place) => (
                <td key={piece.id}>{values[place] ?? say('none')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PieceHead({ piece, onTake }: { piece: ComparedPiece; onTake: CompareTableProps['onTake'] }) {
  const say = useTexts(compareTexts);
  const here = useVariantPath();
  return (
    <th scope="col">
      <Link to={here(piece.path)}>
        {piece.picture && <Picture base={piece.picture.base} widths={piece.picture.widths} alt="" sizes="160px" width={160} height={200} />}
        {piece.name}
      </Link>
      {onTake && (
        <button
          type="button"
          className="link meta tap-height"
          aria-label={say('takeNamed', { name: piece.name })}
          onClick={() => onTake(piece.id)}
        >
          {say('take')}
        </button>
      )}
    </th>
  );
}
