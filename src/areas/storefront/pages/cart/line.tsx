import { Link } from 'react-router';
import type { Checked } from '#areas/cart/rules/sums.ts';
import { cents, dollars, savingPercent } from '#kernel/money.ts';
import { useSay, useVariantPath } from '#site/here.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { cartPageTexts } from './texts.ts';
import { readyWords } from './words.ts';

type LineProps = { checked: Checked; onChange: (quantity: number) => void; onRemove: (skuId: number, name: string) => void };

/** One SKU of the cart: what it is, what has changed since, how many, what they cost. */
export function Line({ checked, onChange, onRemove }: LineProps) {
  const say = useSay(cartPageTexts);
  const here = useVariantPath();
  const { look, line } = checked;
  const name = look?.name ?? say('goneName');
  return (
    <li className={classNames('line', checked.quantity === 0 && 'is-gone')}>
      {look ? (
        <Link className="line-pic" to={here(look.path)} tabIndex={-1} aria-hidden="true">
          {look.picture && <Picture base={look.picture.base} widths={look.picture.widths} alt="" sizes="112px" />}
        </Link>
      ) : (
        <span className="line-pic" />
      )}
      <div>
        <h2>{look ? <Link to={here(look.path)}>{name}</Link> : name}</h2>
        <About checked={checked} />
        <Changes checked={checked} />
        <div className="line-do">
          <button type="button" className="link" aria-label={say('removeNamed', { name })} onClick={() => onRemove(line.skuId, name)}>
            {say('remove')}
          </button>
        </div>
      </div>
      <div className="line-end">
        {look && checked.quantity > 0 && (
          <>
            <LinePrice checked={checked} />
            <Stepper
              name="quantity"
              value={checked.quantity}
              max={checked.limit}
              words={{ group: say('quantity', { name }), less: say('less'), more: say('more') }}
              onStep={onChange}
            />
          </>
        )}
      </div>
    </li>
  );
}

function About({ checked: { look, quantity, ready } }: { checked: Checked }) {
  const say = useSay(cartPageTexts);
  if (!look) return null;
  return (
    <p className="meta">
      {[...look.options, say('grams', { grams: look.weightGrams })].join(say('comma'))}
      {quantity > 1 && (
        <>
          <br />
          {say('each', { price: dollars(cents(look.payableCents)) })}
        </>
      )}
      {ready && (
        <>
          <br />
          {say('leaves', { days: readyWords(ready, say) })}
        </>
      )}
    </p>
  );
}

/** What is not as it was when she put it here. */
function Changes({ checked: { look, line, state, quantity, wasCents } }: { checked: Checked }) {
  const say = useSay(cartPageTexts);
  if (state === 'gone' || state === 'soldOut') return <Notice tone="warn">{say(state)}</Notice>;
  return (
    <>
      {look && wasCents !== null && (
        <Notice tone={look.payableCents < wasCents ? 'ok' : 'warn'}>
          {say('wasNow', { was: dollars(wasCents), now: dollars(cents(look.payableCents)) })}
        </Notice>
      )}
      {state === 'fewer' && <Notice tone="warn">{say('fewer', { wanted: line.quantity, count: quantity })}</Notice>}
    </>
  );
}

function LinePrice({ checked: { look, quantity, totalCents } }: { checked: Checked }) {
  const say = useSay(cartPageTexts);
  const listCents = cents((look?.listCents ?? 0) * quantity);
  const percent = savingPercent(listCents, totalCents);
  return (
    <Price
      price={dollars(totalCents)}
      list={percent > 0 ? dollars(listCents) : undefined}
      saving={percent > 0 ? say('lessPercent', { percent }) : undefined}
      words={{ price: say('price'), was: say('listPrice') }}
    />
  );
}
