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
  /** What a business buyer pays instead; the line keeps the price of the page, her step is counted in the cart. */
  ownCents: number | null;
  isSample: boolean;
};

/** How many, and the one thing to press. On the phone it stands above the bottom bar; without script it is not there. */
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
    <div className="buy-go in-[.m]:bottom-[calc(64px+var(--safe-bottom))] noscript:hidden">
      <Stepper
        key={chosen.skuId}
        name="quantity"
        value={quantity}
        max={chosen.limit}
        words={{ group: say('pieces'), less: say('oneLess'), more: say('oneMore') }}
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
