import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { PriceResult } from '#areas/builder/services/price-page.server.ts';
import { dollarText } from '#kernel/money.ts';
import { usePutInCart } from '#shop/cart/store/cart-store.ts';
import { InquiryForm } from '#shop/parts/inquiry/inquiry-form.tsx';
import { useHref, useLocale, useTexts, useVariantPath } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { FactTable } from '#ui/table.tsx';
import { priceTexts } from './texts.ts';

const CartDrawer = lazy(async () => ({ default: (await import('#shop/cart/parts/cart-drawer.tsx')).CartDrawer }));

export function PricePlaceholder() {
  const say = useTexts(priceTexts);
  return (
    <section className="panel price-wait">
      <h2>{say('waiting')}</h2>
      <ul>
        {(['waitingPoint1', 'waitingPoint2', 'waitingPoint3'] as const).map((point) => (
          <li key={point}>{say(point)}</li>
        ))}
      </ul>
    </section>
  );
}

export function PriceResultPanel({ result }: { result: PriceResult }) {
  const say = useTexts(priceTexts);
  const { number, words, quantity, unitCents } = result;
  const message = say(unitCents === null ? 'personMessage' : 'askMessage', { number, words: words.join(' · '), count: quantity });
  return (
    <>
      <section className="panel why-panel price-panel" aria-labelledby="price-title">
        {unitCents === null ? <NeedsPersonCard result={result} /> : <Priced result={result} unitCents={unitCents} />}
      </section>
      {result.alternatives.length > 0 && <Cheaper result={result} />}
      <details className="panel price-messages" open={unitCents === null} id="ask">
        <summary>{say('askTitle')}</summary>
        <InquiryForm kind="ai-pricing" defaultMessage={message} stays />
      </details>
    </>
  );
}

function NeedsPersonCard({ result: { number, words } }: { result: PriceResult }) {
  const say = useTexts(priceTexts);
  return (
    <>
      <h2 id="price-title">{say('person')}</h2>
      <p className="space-above-small">{say('personText')}</p>
      <p className="meta space-above-small">
        {say('number', { number })}
        <br />
        {words.join(' · ')}
      </p>
    </>
  );
}

function Priced({ result, unitCents }: { result: PriceResult; unitCents: number }) {
  const say = useTexts(priceTexts);
  const href = useHref();
  const here = useVariantPath();
  const { number, words, quantity, grams, shippingCents, why, sku } = result;
  return (
    <>
      <h2 id="price-title" className="price-name">
        {words.join(' · ')}
      </h2>
      <p className="price price-big">
        <b>
          <span className="visually-hidden">{say('yourPrice')} </span>
          {dollarText(unitCents)}
        </b>{' '}
        <span className="meta">{say('each')}</span>
      </p>
      <p className="meta">
        {say('number', { number })}
        <br />
        {result.isOver ? null : say('validUntil', { day: result.validUntil })}
      </p>
      {result.isOver ? (
        <Notice tone="warn">{say('over', { day: result.validUntil })}</Notice>
      ) : (
        <AddEstimateForm result={result} unitCents={unitCents} />
      )}
      <dl>
        <Fact name={say('weight')} value={quantity > 1 ? say('gramsEach', { grams }) : say('grams', { grams })} />
        {quantity > 1 && <Fact name={say('pieces', { count: quantity })} value={dollarText(unitCents * quantity)} />}
        <Fact name={say('shipping')} value={dollarText(shippingCents)} />
        <Fact name={say('total')} value={dollarText(unitCents * quantity + shippingCents)} />
        {result.leavesBy && <Fact name={say('ready')} value={`${result.leavesBy} · ${say('days', { count: result.leadDays ?? 0 })}`} />}
      </dl>
      {result.isLate && <Notice tone="warn">{say('late')}</Notice>}
      {sku && (
        <p className="space-above-small">
          {say('isSku')}{' '}
          <Link className="link" to={here(sku.path)}>
            {say('seeIt')}
          </Link>
        </p>
      )}
      <h2>{say('why', { price: dollarText(unitCents) })}</h2>
      <FactTable
        caption={say('why', { price: dollarText(unitCents) })}
        numbers
        rows={why.map(({ name, cents: amount }) => ({ label: name, value: amount < 0 ? `−${dollarText(-amount)}` : dollarText(amount) }))}
        total={{ label: say('yourPrice'), value: dollarText(unitCents) }}
      />
      <p className="meta space-above-small">
        {say('rules', { version: result.version })}{' '}
        <Link className="link" to={href('a-fair-price')}>
          {say('howWePrice')}
        </Link>
      </p>
    </>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function AddEstimateForm({ result: { skuId, number, quantity, sku }, unitCents }: { result: PriceResult; unitCents: number }) {
  const say = useTexts(priceTexts);
  const { variant } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const put = usePutInCart(variant === 'desktop' ? () => setOpen(true) : undefined);
  if (skuId === null) return null;
  return (
    <>
      <div className="needs-script space-above">
        <Button
          kind="primary"
          size="big"
          block
          onClick={() => put({ line: { skuId, quantity, seenCents: unitCents, estimate: number }, picture: undefined })}
        >
          {say('addToCart')} <span className="num">{dollarText(unitCents * quantity)}</span>
        </Button>
      </div>
      <noscript>
        <p className="space-above-small">{say('addWithout')}</p>
      </noscript>
      {!sku?.isInStock && <p className="meta space-above-small">{say('final')}</p>}
      {isOpen && (
        <Suspense>
          <CartDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Similar products in stock for less. */
function Cheaper({ result: { alternatives } }: { result: PriceResult }) {
  const say = useTexts(priceTexts);
  const here = useVariantPath();
  return (
    <section className="price-near" aria-labelledby="near-title">
      <h2 id="near-title">{say('cheaper')}</h2>
      <ul>
        {alternatives.map(({ skuId, name, path, picture, priceCents, lessCents, differs }) => (
          <li key={skuId}>
            {picture && <Picture base={picture} alt="" sizes="88px" />}
            <div>
              <Link to={here(path)}>{name}</Link>
              <p className="price">
                <b>{dollarText(priceCents)}</b> <span>{say('less', { amount: dollarText(lessCents) })}</span>
              </p>
              {differs.length > 0 && (
                <p className="meta">{say('instead', { what: differs.map(({ words }) => words).join(say('comma')) })}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
