import { toTierLine } from '#areas/cart/rules/price-cart.ts';
import type { PricedLine } from '#areas/cart/rules/sums.ts';
import { calculateTierProgress } from '#areas/promotions/rules/quantity-tiers.ts';
import { useTexts } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { CartSnapshots } from './cart-snapshots.ts';
import { cartPageTexts } from './texts.ts';

/** The cart's quantity tier, and whether the business account's minimum is met. */
export function QuantityDiscountNote({ lines, trade: { steps, least } }: { lines: readonly PricedLine[]; trade: CartSnapshots['trade'] }) {
  const say = useTexts(cartPageTexts);
  const { counted, offBp, next } = calculateTierProgress(lines.map(toTierLine), steps);
  const notes = [
    offBp > 0 && say('stepNow', { count: counted, percent: offBp / 100 }),
    counted > 0 && next && say('stepNext', { more: next.more, percent: next.offBp / 100 }),
  ].filter(Boolean);
  return (
    <>
      {notes.length > 0 && <p className="meta">{notes.join(' ')}</p>}
      {counted > 0 && counted < least && <Notice tone="warn">{say('leastPieces', { least, count: counted })}</Notice>}
    </>
  );
}
