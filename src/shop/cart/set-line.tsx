import { type CartRow, countInSet } from '#areas/cart/rules/price-cart.ts';
import { cents, dollars, savingPercent } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { LineAction } from './line-action.tsx';
import { cartPageTexts } from './texts.ts';
import type { CartActions } from './use-cart-actions.ts';

/** Bundles bought together are one line; the set's price is the sum of its parts. */
export function SetLine({ row: { lines: parts, sets }, actions }: { row: CartRow; actions: CartActions }) {
  const say = useTexts(cartPageTexts);
  const bundles = parts.reduce((sum, { line, snapshot }) => sum + (snapshot?.role === 'bundle' ? countInSet(line) : 0), 0);
  const hasLace = parts.some(({ snapshot }) => snapshot?.role === 'lace');
  const name = say(hasLace ? 'setWithLace' : 'setOf', { count: bundles });
  const totalCents = cents(parts.reduce((sum, part) => sum + part.totalCents, 0));
  const listCents = cents(parts.reduce((sum, { snapshot, quantity }) => sum + (snapshot?.listCents ?? 0) * quantity, 0));
  const percent = savingPercent(listCents, totalCents);
  const limit = Math.min(...parts.map(({ line, limit: lineLimit }) => Math.floor(lineLimit / countInSet(line))));
  const grams = parts.reduce((sum, { line, snapshot }) => sum + (snapshot?.weightGrams ?? 0) * countInSet(line), 0);
  const lines = parts.map(({ line }) => line);
  const picture = parts[0]?.snapshot?.picture;
  return (
    <li className="line">
      <span className="line-picture">{picture && <Picture base={picture.base} widths={picture.widths} alt="" sizes="112px" />}</span>
      <div>
        <h2>{name}</h2>
        <p className="meta">{say('setGrams', { grams })}</p>
        <ul className="pieces" aria-label={say('setParts')}>
          {parts.map(({ line, snapshot }) => (
            <li key={line.estimate ?? line.skuId}>
              <span>
                {countInSet(line) > 1 && `${countInSet(line)} × `}
                {[snapshot?.name, ...(snapshot?.options ?? [])].join(say('comma'))}
              </span>
              <span>{dollars(cents((snapshot?.payableCents ?? 0) * countInSet(line)))}</span>
            </li>
          ))}
        </ul>
        <div className="line-actions">
          <LineAction textKey="saveForLater" spoken="saveNamed" name={name} onDo={() => actions.saveForLater(lines, name)} />
          <LineAction textKey="remove" spoken="removeNamed" name={name} onDo={() => actions.remove(lines, name)} />
        </div>
      </div>
      <div className="line-end">
        <Price
          price={dollars(totalCents)}
          list={percent > 0 ? dollars(listCents) : undefined}
          saving={percent > 0 ? say('lessPercent', { percent }) : undefined}
          labels={{ price: say('price'), was: say('listPrice') }}
        />
        <Stepper
          name="quantity"
          value={sets}
          max={limit}
          labels={{ group: say('quantity', { name }), less: say('less'), more: say('more') }}
          onStep={(next) => actions.changeSet(lines, next)}
        />
      </div>
    </li>
  );
}
