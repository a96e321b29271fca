import type { SeenLine } from '#areas/cart/rules/batches.ts';
import { keyOf } from '#areas/cart/rules/lines.ts';
import type { Pair } from '#areas/cart/rules/seen-sets.ts';
import { useSay } from '#site/here.tsx';
import { Do } from './do.tsx';
import { About, Changes, LinePrice, Row } from './line.tsx';
import { cartPageTexts } from './texts.ts';

type LaterProps = { pairs: readonly Pair[]; onBack: (line: SeenLine) => void; onRemove: (line: SeenLine, name: string) => void };

/** What she laid aside: not counted, one press from the cart. */
export function Later({ pairs, onBack, onRemove }: LaterProps) {
  const say = useSay(cartPageTexts);
  if (pairs.length === 0) return null;
  return (
    <section className="mt-5 max-w-[824px]" aria-labelledby="later">
      <h2 id="later" className="section-head">
        {say('later')}
      </h2>
      <ul>
        {pairs.map(({ line, checked }) => {
          const name = checked.look?.name ?? say('goneName');
          return (
            <Row key={keyOf(line)} level="h3" checked={checked} end={checked.quantity > 0 && <LinePrice checked={checked} />}>
              <About checked={checked} />
              <Changes checked={checked} />
              <div className="line-do">
                {checked.quantity > 0 && <Do word="moveBack" spoken="moveBackNamed" name={name} onDo={() => onBack(line)} />}
                <Do word="remove" spoken="removeNamed" name={name} onDo={() => onRemove(line, name)} />
              </div>
            </Row>
          );
        })}
      </ul>
    </section>
  );
}
