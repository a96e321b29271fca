import { cartLineKey } from '#areas/cart/rules/lines.ts';
import type { PricedLine } from '#areas/cart/rules/sums.ts';
import { useTexts } from '#site/locale.tsx';
import type { CartLine } from '#site/storage.ts';
import { CartLineChanges, CartLineDetails, CartLineFrame, LinePrice } from './line.tsx';
import { LineAction } from './line-action.tsx';
import { cartPageTexts } from './texts.ts';

type LaterProps = { lines: readonly PricedLine[]; onBack: (line: CartLine) => void; onRemove: (line: CartLine, name: string) => void };

export function SavedForLater({ lines, onBack, onRemove }: LaterProps) {
  const say = useTexts(cartPageTexts);
  if (lines.length === 0) return null;
  return (
    <section className="saved-lines" aria-labelledby="later">
      <h2 id="later" className="section-head">
        {say('later')}
      </h2>
      <ul>
        {lines.map((priced) => {
          const { line } = priced;
          const name = priced.snapshot?.name ?? say('goneName');
          return (
            <CartLineFrame key={cartLineKey(line)} level="h3" priced={priced} end={priced.quantity > 0 && <LinePrice priced={priced} />}>
              <CartLineDetails priced={priced} />
              <CartLineChanges priced={priced} />
              <div className="line-actions">
                {priced.quantity > 0 && <LineAction textKey="moveBack" spoken="moveBackNamed" name={name} onDo={() => onBack(line)} />}
                <LineAction textKey="remove" spoken="removeNamed" name={name} onDo={() => onRemove(line, name)} />
              </div>
            </CartLineFrame>
          );
        })}
      </ul>
    </section>
  );
}
