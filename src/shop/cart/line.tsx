import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PricedLine } from '#areas/cart/rules/sums.ts';
import { cents, dollars, savingPercent } from '#kernel/money.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useReadyText } from './formats.ts';
import { cartPageTexts } from './texts.ts';

type LineProps = {
  priced: PricedLine;
  /** Why a built item is unavailable, in the server's words. */
  problem?: string | undefined;
  onChange: (quantity: number) => void;
  /** Other actions of the line. */
  children: ReactNode;
};
type RowProps = { priced: PricedLine; end: ReactNode; level?: 'h2' | 'h3'; children: ReactNode };

export function CartLineItem({ priced, problem, onChange, children }: LineProps) {
  const say = useTexts(cartPageTexts);
  const { snapshot } = priced;
  const name = snapshot?.name ?? say('goneName');
  return (
    <CartLineFrame priced={priced} end={snapshot && priced.quantity > 0 && <LineEnd priced={priced} name={name} onChange={onChange} />}>
      <CartLineDetails priced={priced} />
      {problem ? <Notice tone="warn">{problem}</Notice> : <CartLineChanges priced={priced} />}
      <div className="line-actions">{children}</div>
    </CartLineFrame>
  );
}

/** The layout all lines share. */
export function CartLineFrame({ priced: { snapshot, quantity }, end, level: Heading = 'h2', children }: RowProps) {
  const say = useTexts(cartPageTexts);
  const here = useVariantPath();
  return (
    <li className={classNames('line', quantity === 0 && 'is-gone')}>
      {snapshot ? (
        <Link className="line-picture" to={here(snapshot.path)} tabIndex={-1} aria-hidden="true">
          {snapshot.picture && <Picture base={snapshot.picture.base} widths={snapshot.picture.widths} alt="" sizes="112px" />}
        </Link>
      ) : (
        <span className="line-picture" />
      )}
      <div>
        <Heading>{snapshot ? <Link to={here(snapshot.path)}>{snapshot.name}</Link> : say('goneName')}</Heading>
        {children}
      </div>
      <div className="line-end">{end}</div>
    </li>
  );
}

function LineEnd({ priced, name, onChange }: Pick<LineProps, 'priced' | 'onChange'> & { name: string }) {
  const say = useTexts(cartPageTexts);
  return (
    <>
      <LinePrice priced={priced} />
      <Stepper
        name="quantity"
        value={priced.quantity}
        max={priced.limit}
        labels={{ group: say('quantity', { name }), less: say('less'), more: say('more') }}
        onStep={onChange}
      />
    </>
  );
}

export function CartLineDetails({ priced: { snapshot, quantity, ready } }: { priced: PricedLine }) {
  const say = useTexts(cartPageTexts);
  const readyText = useReadyText();
  if (!snapshot) return null;
  return (
    <p className="meta">
      {[...snapshot.options, say('grams', { grams: snapshot.weightGrams })].join(say('comma'))}
      {quantity > 1 && (
        <>
          <br />
          {say('each', { price: dollars(cents(snapshot.payableCents)) })}
        </>
      )}
      {ready && (
        <>
          <br />
          {readyText(ready)}
        </>
      )}
    </p>
  );
}

/** What changed since the item was added. */
export function CartLineChanges({ priced: { snapshot, line, state, quantity, wasCents } }: { priced: PricedLine }) {
  const say = useTexts(cartPageTexts);
  if (state === 'gone' || state === 'soldOut') return <Notice tone="warn">{say(state)}</Notice>;
  return (
    <>
      {snapshot && wasCents !== null && (
        <Notice tone={snapshot.payableCents < wasCents ? 'ok' : 'warn'}>
          {say('wasNow', { was: dollars(wasCents), now: dollars(cents(snapshot.payableCents)) })}
        </Notice>
      )}
      {state === 'fewer' && <Notice tone="warn">{say('fewer', { wanted: line.quantity, count: quantity })}</Notice>}
    </>
  );
}

export function LinePrice({ priced: { snapshot, quantity, totalCents } }: { priced: PricedLine }) {
  const say = useTexts(cartPageTexts);
  const listCents = cents((snapshot?.listCents ?? 0) * quantity);
  const percent = savingPercent(listCents, totalCents);
  return (
    <Price
      price={dollars(totalCents)}
      list={percent > 0 ? dollars(listCents) : undefined}
      saving={percent > 0 ? say('lessPercent', { percent }) : undefined}
      labels={{ price: say('price'), was: say('listPrice') }}
    />
  );
}
