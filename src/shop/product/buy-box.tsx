import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { LocalizedQuestion } from '#areas/catalog/rules/offers.ts';
import { dollars } from '#kernel/money.ts';
import { toggleCompared, useCompared } from '#shop/parts/stored-lists.ts';
import { trayTexts } from '#shop/parts/tray-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Price } from '#ui/price.tsx';
import { Rating } from '#ui/rating.tsx';
import { AddToCart } from './add-to-cart.tsx';
import type { ProductData } from './data.ts';
import { ProductFacts } from './facts.tsx';
import { ProductOptions } from './options.tsx';
import type { OwnPrice } from './own-prices.tsx';
import { QuantityPrices } from './quantity-prices.tsx';
import type { ProductSelection } from './selection.ts';
import { productTexts } from './texts.ts';
import type { Choose } from './use-choice.ts';
import { WishListButton } from './wish-list-button.tsx';

const ProductQuestionDialog = lazy(async () => ({ default: (await import('./question-dialog.tsx')).ProductQuestionDialog }));
const NotifyForm = lazy(async () => ({ default: (await import('./notify-form.tsx')).NotifyForm }));
const SizeGuide = lazy(async () => ({ default: (await import('./size-guide.tsx')).SizeGuide }));

export type BuyBoxProps = {
  data: ProductData;
  chosen: ProductSelection;
  questions: readonly LocalizedQuestion[];
  choose: Choose;
  hrefOfSku: (slug: string) => string;
  /** The address names the SKU, so the heading does too. */
  isSkuAddress: boolean;
  onVideo: () => void;
};

export function BuyBox({ data, chosen, questions, choose, hrefOfSku, isSkuAddress, onVideo }: BuyBoxProps) {
  const say = useTexts(productTexts);
  const { product, promises, isSample = false } = data;
  const [quantity, setQuantity] = useState(1);
  const [own, setOwn] = useState<OwnPrice | null>(null);
  const [open, setOpen] = useState<'ask' | 'sizes' | null>(null);
  const close = () => setOpen(null);
  const itemCount = Math.min(quantity, chosen.limit);
  const sizes = (className: string) => (
    <button type="button" className={`${className} needs-script`} onClick={() => setOpen('sizes')}>
      {say('measure')}
    </button>
  );
  return (
    <section className="buy" aria-label={say('choose')}>
      <h1>
        {product.name} {isSkuAddress && chosen.words.length > 0 && <span className="buy-choice">{chosen.words.join(', ')}</span>}
      </h1>
      <div className="buy-line">
        {product.rating !== null && (
          <a href="#reviews">
            <Rating
              score={product.rating.toFixed(1)}
              count={String(product.reviewCount)}
              label={say('ratingOf', { score: product.rating.toFixed(1), count: product.reviewCount })}
            />
          </a>
        )}
        <span className="meta">{chosen.code}</span>
      </div>
      <Price
        big
        price={dollars(chosen.payableCents)}
        list={chosen.savedCents > 0 ? dollars(chosen.listCents) : undefined}
        saving={chosen.savedCents > 0 ? say('youSave', { amount: dollars(chosen.savedCents) }) : undefined}
        labels={{ price: say('price'), was: say('was') }}
      />
      {chosen.isClearance && <p className="meta">{say('finalSale')}</p>}
      {data.steps && !chosen.isClearance && <QuantityPrices steps={data.steps} skuId={chosen.skuId} hasOwn={own !== null} onOwn={setOwn} />}
      <ProductOptions questions={questions} choose={choose} hrefOfSku={hrefOfSku} asides={{ 'Cap Size': sizes('link meta') }} />
      <ProductFacts chosen={chosen} quantity={quantity} promises={promises} />
      <ChoiceAnnouncement chosen={chosen} />
      {chosen.stock === 'soldOut' ? (
        <Suspense>
          <NotifyForm skuId={chosen.skuId} />
        </Suspense>
      ) : (
        <AddToCart
          chosen={chosen}
          quantity={itemCount}
          setQuantity={setQuantity}
          ownCents={own?.skuId === chosen.skuId ? own.centsAt(itemCount) : null}
          isSample={isSample}
        />
      )}
      <More
        chosen={chosen}
        isSample={isSample}
        own={data.own}
        onAsk={() => setOpen('ask')}
        onVideo={onVideo}
        sizes={isWorn(product.category.slug) ? sizes('link') : null}
      />
      <Suspense>
        {open === 'ask' && (
          <ProductQuestionDialog
            skuId={chosen.skuId}
            quantity={quantity}
            productName={[product.name, ...chosen.words].join(say('comma'))}
            onClose={close}
          />
        )}
        {open === 'sizes' && <SizeGuide onClose={close} />}
      </Suspense>
    </section>
  );
}

/** Wigs must fit; everything else is sewn in, tied or clipped. */
const isWorn = (category: string): boolean => category === 'wig' || category === 'sales-promotion';

type MoreProps = {
  chosen: ProductSelection;
  isSample: boolean;
  own: ProductData['own'];
  onAsk: () => void;
  onVideo: () => void;
  sizes: ReactNode;
};

function More({ chosen, isSample, own, onAsk, onVideo, sizes }: MoreProps) {
  const say = useTexts(productTexts);
  const compare = useTexts(trayTexts);
  const isCompared = useCompared().includes(chosen.skuId);
  return (
    <div className="buy-more">
      {!isSample && (
        <Link
          className="link"
          to="#ask"
          onClick={(event) => {
            event.preventDefault();
            onAsk();
          }}
        >
          {say('askUs')}
        </Link>
      )}
      {own && (
        <Link className="link" to={own.path}>
          {own.summary}
        </Link>
      )}
      {chosen.video && (
        <button type="button" className="link needs-script" onClick={onVideo}>
          {say('seeVideo')}
        </button>
      )}
      {sizes}
      {!isSample && <WishListButton skuId={chosen.skuId} />}
      {!isSample && (
        <button type="button" className="link needs-script" aria-pressed={isCompared} onClick={() => toggleCompared(chosen.skuId)}>
          {compare(isCompared ? 'added' : 'add')}
        </button>
      )}
    </div>
  );
}

/** Announces to screen readers what a choice changed. */
function ChoiceAnnouncement({ chosen }: { chosen: ProductSelection }) {
  const say = useTexts(productTexts);
  const announcement = [...chosen.words, dollars(chosen.payableCents), say(chosen.stock, { count: chosen.available })];
  return (
    <p className="visually-hidden" role="status">
      {announcement.join(say('comma'))}
    </p>
  );
}
