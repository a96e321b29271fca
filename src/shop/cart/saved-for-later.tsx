import type { SeenLine } from '#areas/cart/rules/batches.ts';
import { cartLineKey } from '#areas/cart/rules/lines.ts';
import type { PricedLinePair } from '#areas/cart/rules/price-cart.ts';
import { useTexts } from '#site/locale.tsx';
import { CartLineChanges, CartLineDetails, CartLineFrame, LinePrice } from './line.tsx';
import { LineAction } from './line-action.tsx';
import { cartPageTexts } from './texts.ts';

type LaterProps = { pairs: readonly PricedLinePair[]; onBack: (line: SeenLine) => void; onRemove: (line: SeenLine, name: string) => void };

/** What she laid aside: not counted, one press from the cart. */
export function SavedForLater({ pairs, onBack, onRemove }: LaterProps) {
  const say = useTexts(cartPageTexts);
  if (pairs.length === 0) return null;
  return (
    <section className="saved-lines" aria-labelledby="later">
      <h2 id="later" className="section-head">
        {say('later')}
      </h2>
      <ul>
        {pairs.map(({ line, checked }) => {
          const name = checked.look?.name ?? say('goneName');
          return (
            <CartLineFrame
              key={cartLineKey(line)}
              level="h3"
              checked={checked}
              end={checked.quantity > 0 && <LinePrice checked={checked} />}
            >
              <CartLineDetails checked={checked} />
              <CartLineChanges checked={checked} />
              <div className="line-actions">
                {checked.quantity > 0 && <LineAction word="moveBack" spoken="moveBackNamed" name={name} onDo={() => onBack(line)} />}
                <LineAction word="remove" spoken="removeNamed" name={name} onDo={() => onRemove(line, name)} />
              </div>
            </CartLineFrame>
          );
        })}
      </ul>
    </section>
  );
}
