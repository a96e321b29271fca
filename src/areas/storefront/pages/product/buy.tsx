import type { Product } from '#areas/catalog/services/product.server.ts';
import { type Cents, cents, dollars } from '#kernel/money.ts';
import { useSay } from '#site/here.tsx';
import { Notice } from '#ui/notice.tsx';
import { Price } from '#ui/price.tsx';
import { Rating } from '#ui/rating.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { Options } from './options.tsx';
import { productTexts } from './texts.ts';

export type BuyProps = { product: Product; feeCents: Cents; gramsLeft: number };

/** The decision: what it is, what it costs, what can be chosen, and what comes with the choice. */
export function Buy({ product, feeCents, gramsLeft }: BuyProps) {
  const say = useSay(productTexts);
  const saved = product.listCents - product.payableCents;
  return (
    <section className="buy" aria-label={say('choose')}>
      <h1>{product.name}</h1>
      <div className="buy-line">
        {product.rating !== null && (
          <Rating
            score={product.rating.toFixed(1)}
            count={String(product.reviewCount)}
            label={say('ratingOf', { score: product.rating.toFixed(1), count: product.reviewCount })}
          />
        )}
        <span className="meta">{product.code}</span>
      </div>
      <Price
        big
        price={dollars(cents(product.payableCents))}
        list={saved > 0 ? dollars(cents(product.listCents)) : undefined}
        saving={saved > 0 ? say('youSave', { amount: dollars(cents(saved)) }) : undefined}
        words={{ price: say('price'), was: say('was') }}
      />
      {product.isClearance && <p className="meta">{say('finalSale')}</p>}
      <Options product={product} />
      <Facts4 product={product} feeCents={feeCents} />
      {gramsLeft > 0 && product.stock !== 'soldOut' && (
        <p className="meta">{say('sameFee', { grams: gramsLeft, fee: dollars(feeCents) })}</p>
      )}
      {product.stock === 'soldOut' ? (
        <div className="mt-4">
          <Notice tone="warn">{say('soldOutNow')}</Notice>
        </div>
      ) : (
        <AddToCart key={product.skuId} product={product} />
      )}
    </section>
  );
}

function Facts4({ product, feeCents }: Pick<BuyProps, 'product' | 'feeCents'>) {
  const say = useSay(productTexts);
  const { ready } = product;
  return (
    <dl className="facts4">
      <div>
        <dt>{say('weight')}</dt>
        <dd>{say('grams', { grams: product.grams })}</dd>
      </div>
      <div>
        <dt>{say('leaves')}</dt>
        <dd>{ready ? say(ready.isWorking ? 'workingDays' : 'days', { min: ready.min, max: ready.max }) : say('notNow')}</dd>
      </div>
      <div>
        <dt>{say('shipping')}</dt>
        <dd>{feeCents === 0 ? say('free') : dollars(feeCents)}</dd>
      </div>
      <div>
        <dt>{say('stock')}</dt>
        <dd>{say(product.stock, { count: product.available })}</dd>
      </div>
    </dl>
  );
}
