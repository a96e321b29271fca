import { addLine, type Cart, countCartItems } from '#areas/cart/rules/lines.ts';
import { priceListTexts } from '#areas/documents/price-list-texts.ts';
import { cents, dollars } from '#kernel/money.ts';
import { changeCart } from '#shop/cart/store/cart-store.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

/** Selected SKUs with the price shown. */
export type TickedSkus = ReadonlyMap<number, number>;

/** Hidden while nothing is selected. */
export function QuickOrder({ ticked, onClear }: { ticked: TickedSkus; onClear: () => void }) {
  const say = useTexts(priceListTexts);
  const href = useHref();
  if (ticked.size === 0) return null;
  const sum = cents([...ticked.values()].reduce((total, price) => total + price, 0));
  const addAll = () => {
    const count = putAll(ticked);
    const seeCart = { action: { label: say('seeCart'), to: href('cart') } };
    if (count < ticked.size) showToast(say('addedSome', { count, wanted: ticked.size }), 'error', seeCart);
    else showToast(count === 1 ? say('addedOne') : say('added', { count }), 'ok', seeCart);
    onClear();
  };
  return (
    <section className="price-bar no-print" aria-label={say('quickOrder')}>
      <p aria-live="polite">
        {say('ticked', { count: ticked.size })}
        <b className="num">
          <span className="visually-hidden">{say('sum')} </span>
          {dollars(sum)}
        </b>
      </p>
      <Button kind="bare" onClick={onClear}>
        {say('clear')}
      </Button>
      <Button kind="primary" onClick={addAll}>
        {say('addAll')}
      </Button>
    </section>
  );
}

/** One unit of each; returns how many were added. */
function putAll(ticked: TickedSkus): number {
  let count = 0;
  changeCart((cart) => {
    const next = [...ticked].reduce<Cart>((all, [skuId, seenCents]) => addLine(all, { skuId, quantity: 1, seenCents }), cart);
    count = countCartItems(next) - countCartItems(cart);
    return next;
  });
  return count;
}
