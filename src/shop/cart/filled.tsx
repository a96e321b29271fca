import { Link } from 'react-router';
import { keyOf } from '#areas/cart/rules/lines.ts';
import { type Pair, rowsOf } from '#areas/cart/rules/seen-sets.ts';
import { sumsOf } from '#areas/cart/rules/sums.ts';
import type { Promises } from '#shop/product/promises.ts';
import { useSay, useVariantPath } from '#site/here.tsx';
import { loadFailedTexts, siteTexts } from '#site/texts.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { LineBones, SummaryBones } from './bones.tsx';
import type { CartLooks } from './cart-looks.ts';
import { Do } from './do.tsx';
import { Gifts } from './gifts.tsx';
import { Line } from './line.tsx';
import { useQuote } from './quote.ts';
import { SetLine } from './set-line.tsx';
import { Summary } from './summary.tsx';
import { cartPageTexts } from './texts.ts';
import { TradeNote } from './trade-note.tsx';
import type { Acts } from './use-acts.ts';

type FilledProps = { pairs: readonly Pair[]; goods: CartLooks; acts: Acts; promises: Promises | null };

/** The pieces she wants, and what they come to. */
export function Filled({ pairs, goods: { isKnown, isFailed, askAgain, gifts, trade }, acts, promises }: FilledProps) {
  const say = useSay(cartPageTexts);
  const site = useSay(siteTexts);
  const failed = useSay(loadFailedTexts);
  const isWhole = pairs.every(({ line }) => isKnown(line));
  const lines = pairs.map(({ checked }) => checked);
  const quoted = useQuote(isWhole ? lines : []);
  if (isFailed) return <LoadFailed title={failed('goods')} retry={site('tryAgain')} onRetry={askAgain} />;
  const asked = pairs.flatMap(({ line, checked: { look } }) =>
    look ? [{ key: keyOf(line), skuId: line.skuId, quantity: line.quantity, name: look.name, about: look.options.join(say('comma')) }] : [],
  );
  return (
    <div className="bag">
      <section aria-label={say('pieces')} aria-busy={!isWhole}>
        <ul>
          {rowsOf(pairs, keyOf).map((row) => {
            const [pair] = row.pairs;
            if (row.sets > 0) return <SetLine key={row.key} row={row} acts={acts} />;
            return pair && isKnown(pair.line) ? <OneLine key={row.key} pair={pair} acts={acts} /> : <LineBones key={row.key} />;
          })}
        </ul>
      </section>
      {isWhole ? (
        <Summary
          sums={sumsOf(lines)}
          gifts={<Gifts rules={gifts} lines={lines} />}
          quoted={quoted}
          promises={promises}
          asked={asked}
          note={<TradeNote pairs={pairs} trade={trade} />}
        />
      ) : (
        <SummaryBones />
      )}
    </div>
  );
}

function OneLine({ pair: { line, checked }, acts }: { pair: Pair; acts: Acts }) {
  const say = useSay(cartPageTexts);
  const here = useVariantPath();
  const { look, state } = checked;
  const name = look?.name ?? say('goneName');
  const problem = look && 'problem' in look ? String(look.problem) : line.configured?.problem;
  return (
    <Line checked={checked} problem={problem} onChange={(quantity) => acts.change(line, quantity)}>
      {look && state === 'soldOut' && (
        <Link className="link" to={here(look.path)}>
          {say('tellMe')}
        </Link>
      )}
      {checked.quantity > 0 && <Do word="saveForLater" spoken="saveNamed" name={name} onDo={() => acts.saveForLater(line, name)} />}
      {look && state !== 'gone' && !line.estimate && (
        <Do word="toWishes" spoken="toWishesNamed" name={name} onDo={() => void acts.toWishes(line, name)} />
      )}
      <Do word="remove" spoken="removeNamed" name={name} onDo={() => acts.remove(line, name)} />
    </Line>
  );
}
