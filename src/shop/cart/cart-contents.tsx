import { Link } from 'react-router';
import { cartLineKey } from '#areas/cart/rules/lines.ts';
import { groupCartRows } from '#areas/cart/rules/price-cart.ts';
import { priceProtectionCoverage } from '#areas/cart/rules/protection-coverage.ts';
import { calculateCartSums, type PricedLine } from '#areas/cart/rules/sums.ts';
import type { ShopGuarantees } from '#shop/product/guarantees.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { loadFailedTexts, siteTexts } from '#site/texts.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import type { CartSnapshots } from './cart-snapshots.ts';
import { Gifts } from './gifts.tsx';
import { CartLineItem } from './line.tsx';
import { LineAction } from './line-action.tsx';
import { QuantityDiscountNote } from './quantity-discount-note.tsx';
import { useQuote } from './quote.ts';
import { SetLine } from './set-line.tsx';
import { CartLineSkeleton, CartSummarySkeleton } from './skeleton.tsx';
import { CartSummary } from './summary.tsx';
import { cartPageTexts } from './texts.ts';
import type { CartActions } from './use-cart-actions.ts';

type FilledProps = { lines: readonly PricedLine[]; snapshots: CartSnapshots; actions: CartActions; promises: ShopGuarantees | null };

export function CartContents({ lines, snapshots: { isKnown, isFailed, askAgain, gifts, trade }, actions, promises }: FilledProps) {
  const say = useTexts(cartPageTexts);
  const site = useTexts(siteTexts);
  const failed = useTexts(loadFailedTexts);
  const isWhole = lines.every(({ line }) => isKnown(line));
  const quoted = useQuote(isWhole ? lines : []);
  if (isFailed) return <LoadFailed title={failed('goods')} retry={site('tryAgain')} onRetry={askAgain} />;
  const questionLines = lines.flatMap(({ line, snapshot }) =>
    snapshot
      ? [
          {
            key: cartLineKey(line),
            skuId: line.skuId,
            quantity: line.quantity,
            name: snapshot.name,
            about: snapshot.options.join(say('comma')),
          },
        ]
      : [],
  );
  return (
    <div className="cart-page">
      <section aria-label={say('pieces')} aria-busy={!isWhole}>
        <ul>
          {groupCartRows(lines, cartLineKey).map((row) => {
            const [priced] = row.lines;
            if (row.sets > 0) return <SetLine key={row.key} row={row} actions={actions} />;
            return priced && isKnown(priced.line) ? (
              <OneLine key={row.key} priced={priced} actions={actions} />
            ) : (
              <CartLineSkeleton key={row.key} />
            );
          })}
        </ul>
      </section>
      {isWhole ? (
        <CartSummary
          sums={calculateCartSums(lines)}
          gifts={<Gifts rules={gifts} lines={lines} />}
          quoted={quoted}
          promises={promises}
          coverage={priceProtectionCoverage(lines.flatMap(coverageLine))}
          questionLines={questionLines}
          note={<QuantityDiscountNote lines={lines} trade={trade} />}
        />
      ) : (
        <CartSummarySkeleton />
      )}
    </div>
  );
}

/** A line that cannot be bought now promises nothing. */
const coverageLine = ({ line, snapshot, quantity }: PricedLine) =>
  snapshot && quantity > 0
    ? [{ isComposed: line.estimate !== undefined, isClearance: snapshot.isClearance ?? false, isMadeToOrder: snapshot.isMadeToOrder }]
    : [];

function OneLine({ priced, actions }: { priced: PricedLine; actions: CartActions }) {
  const say = useTexts(cartPageTexts);
  const here = useVariantPath();
  const { line, snapshot, state } = priced;
  const name = snapshot?.name ?? say('goneName');
  const problem = snapshot && 'problem' in snapshot ? String(snapshot.problem) : line.configured?.problem;
  return (
    <CartLineItem priced={priced} problem={problem} onChange={(quantity) => actions.change(line, quantity)}>
      {snapshot && state === 'soldOut' && (
        <Link className="link" to={here(snapshot.path)}>
          {say('tellMe')}
        </Link>
      )}
      {priced.quantity > 0 && (
        <LineAction textKey="saveForLater" spoken="saveNamed" name={name} onDo={() => actions.saveForLater(line, name)} />
      )}
      {snapshot && state !== 'gone' && !line.estimate && (
        <LineAction textKey="toWishes" spoken="toWishesNamed" name={name} onDo={() => void actions.toWishes(line, name)} />
      )}
      <LineAction textKey="remove" spoken="removeNamed" name={name} onDo={() => actions.remove(line, name)} />
    </CartLineItem>
  );
}
