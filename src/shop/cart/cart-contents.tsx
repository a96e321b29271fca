import { Link } from 'react-router';
import { cartLineKey } from '#areas/cart/rules/lines.ts';
import { groupCartRows } from '#areas/cart/rules/price-cart.ts';
import { calculateCartSums, type PricedLine } from '#areas/cart/rules/sums.ts';
import type { ShopGuarantees } from '#shop/product/guarantees.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { loadFailedTexts, siteTexts } from '#site/texts.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import type { CartSnapshots } from './cart-snapshots.ts';
import { Gifts } from './gifts.tsx';
import { CartLineItem } from './line.tsx';
import { LineAction } from './line-action.tsx';
import { TradeNote } from './quantity-discount-note.tsx';
import { useQuote } from './quote.ts';
import { SetLine } from './set-line.tsx';
import { CartLineSkeleton, CartSummarySkeleton } from './skeleton.tsx';
import { CartSummary } from './summary.tsx';
import { cartPageTexts } from './texts.ts';
import type { CartActions } from './use-cart-actions.ts';

type FilledProps = { lines: readonly PricedLine[]; goods: CartSnapshots; acts: CartActions; promises: ShopGuarantees | null };

export function CartContents({ lines, goods: { isKnown, isFailed, askAgain, gifts, trade }, acts, promises }: FilledProps) {
  const say = useTexts(cartPageTexts);
  const site = useTexts(siteTexts);
  const failed = useTexts(loadFailedTexts);
  const isWhole = lines.every(({ line }) => isKnown(line));
  const quoted = useQuote(isWhole ? lines : []);
  if (isFailed) return <LoadFailed title={failed('goods')} retry={site('tryAgain')} onRetry={askAgain} />;
  const asked = lines.flatMap(({ line, look }) =>
    look
      ? [{ key: cartLineKey(line), skuId: line.skuId, quantity: line.quantity, name: look.name, about: look.options.join(say('comma')) }]
      : [],
  );
  return (
    <div className="cart-page">
      <section aria-label={say('pieces')} aria-busy={!isWhole}>
        <ul>
          {groupCartRows(lines, cartLineKey).map((row) => {
            const [priced] = row.lines;
            if (row.sets > 0) return <SetLine key={row.key} row={row} acts={acts} />;
            return priced && isKnown(priced.line) ? (
              <OneLine key={row.key} priced={priced} acts={acts} />
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
          asked={asked}
          note={<TradeNote lines={lines} trade={trade} />}
        />
      ) : (
        <CartSummarySkeleton />
      )}
    </div>
  );
}

function OneLine({ priced, acts }: { priced: PricedLine; acts: CartActions }) {
  const say = useTexts(cartPageTexts);
  const here = useVariantPath();
  const { line, look, state } = priced;
  const name = look?.name ?? say('goneName');
  const problem = look && 'problem' in look ? String(look.problem) : line.configured?.problem;
  return (
    <CartLineItem priced={priced} problem={problem} onChange={(quantity) => acts.change(line, quantity)}>
      {look && state === 'soldOut' && (
        <Link className="link" to={here(look.path)}>
          {say('tellMe')}
        </Link>
      )}
      {priced.quantity > 0 && <LineAction word="saveForLater" spoken="saveNamed" name={name} onDo={() => acts.saveForLater(line, name)} />}
      {look && state !== 'gone' && !line.estimate && (
        <LineAction word="toWishes" spoken="toWishesNamed" name={name} onDo={() => void acts.toWishes(line, name)} />
      )}
      <LineAction word="remove" spoken="removeNamed" name={name} onDo={() => acts.remove(line, name)} />
    </CartLineItem>
  );
}
