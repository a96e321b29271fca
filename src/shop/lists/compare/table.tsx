import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shippingFee } from '#areas/shipping/rules.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import type { ComparedProduct } from './load.server.ts';
import { buildCompareRows } from './rows.ts';
import { compareTexts } from './texts.ts';

type CompareTableProps = { products: readonly ComparedProduct[]; onTake?: (skuId: number) => void };

/** Equal rows are dimmed, so that differences stand out. */
export function CompareTable({ products, onTake }: CompareTableProps) {
  const say = useTexts(compareTexts);
  const row = (name: string, cell: (product: ComparedProduct) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {products.map((product) => (
        <td key={product.id}>{cell(product)}</td>
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
            {products.map((product) => (
              <ProductHead key={product.id} product={product} onTake={onTake} />
            ))}
          </tr>
        </thead>
        <tbody>
          {row(say('price'), (product) => (
            <Price
              price={dollars(cents(product.payableCents))}
              list={product.listCents > product.payableCents ? dollars(cents(product.listCents)) : undefined}
              labels={{ price: say('price'), was: say('was') }}
            />
          ))}
          {row(say('rating'), ({ rating, reviewCount }) =>
            rating === null ? say('none') : say('ratingOf', { score: rating.toFixed(1), count: reviewCount }),
          )}
          {row(say('leaves'), ({ ready }) =>
            ready ? say(ready.isWorking ? 'workingDays' : 'days', { min: ready.min, max: ready.max }) : say('soldOut'),
          )}
          {row(say('shipping'), (product) => {
            const fee = shippingFee(product.shipsFree ? 0 : product.weightGrams);
            return fee === 0 ? say('free') : dollars(fee);
          })}
          {row(say('weight'), (product) => say('grams', { grams: product.weightGrams }))}
          {buildCompareRows(products).map(({ name, values, isSame }) => (
            <tr key={name} className={classNames(isSame && 'is-same')}>
              <th scope="row">{name}</th>
              {products.map((product, index) => (
                <td key={product.id}>{values[index] ?? say('none')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ProductHead({ product, onTake }: { product: ComparedProduct; onTake: CompareTableProps['onTake'] }) {
  const say = useTexts(compareTexts);
  const here = useVariantPath();
  return (
    <th scope="col">
      <Link to={here(product.path)}>
        {product.picture && (
          <Picture base={product.picture.base} widths={product.picture.widths} alt="" sizes="160px" width={160} height={200} />
        )}
        {product.name}
      </Link>
      {onTake && (
        <button
          type="button"
          className="link meta tap-height"
          aria-label={say('takeNamed', { name: product.name })}
          onClick={() => onTake(product.id)}
        >
          {say('take')}
        </button>
      )}
    </th>
  );
}
