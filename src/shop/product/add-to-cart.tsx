import { lazy, Suspense, useState } from 'react';
import { cents, dollars } from '#kernel/money.ts';
import { usePutInCart } from '#shop/cart/store/cart-store.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { showToast } from '#ui/toast.tsx';
import type { ProductSelection } from './selection.ts';
import { productTexts } from './texts.ts';

const CartDrawer = lazy(async () => ({ default: (await import('#shop/cart/parts/cart-drawer.tsx')).CartDrawer }));

type AddToCartProps = {
  chosen: ProductSelection;
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** A business buyer's price; the line keeps the page's price, the tier is applied in the cart. */
  ownCents: number | null;
  isSample: boolean;
};

/** On phones it sticks above the tab bar; hidden without script. */
export function AddToCart({ chosen, quantity, setQuantity, ownCents, isSample }: AddToCartProps) {
  const say = useTexts(productTexts);
  const { variant } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const put = usePutInCart(variant === 'desktop' ? () => setOpen(true) : undefined);
  const [first] = chosen.pictures;
  const add = () => {
    if (isSample) return showToast(say('sampleOnly'));
    const line = { skuId: chosen.skuId, quantity, seenCents: chosen.payableCents };
    put({ line, picture: first && `${first.base}-${first.widths[0] ?? 450}.webp` }, chosen.limit);
  };
  return (
    <div className="buy-actions needs-script">
      <Stepper
        key={chosen.skuId}
        name="quantity"
        value={quantity}
        max={chosen.limit}
        labels={{ group: say('pieces'), less: say('oneLess'), more: say('oneMore') }}
        onStep={setQuantity}
      />
      <Button kind="primary" size="big" onClick={add}>
        {say('addToCart')} <span className="num">{dollars(ownCents === null ? chosen.payableCents : cents(ownCents))}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <CartDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
