import { useState } from 'react';
import { usePutInCart } from '#areas/cart/parts/kept-cart.ts';
import { mostPieces } from '#areas/cart/rules/lines.ts';
import type { Product } from '#areas/catalog/services/product.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useSay } from '#site/here.tsx';
import { Button } from '#ui/button.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { productTexts } from './texts.ts';

/** How many, and the one thing to press. On the phone it stands above the bottom bar; without script it is not there. */
export function AddToCart({ product }: { product: Product }) {
  const say = useSay(productTexts);
  const put = usePutInCart();
  const [quantity, setQuantity] = useState(1);
  const limit = product.stock === 'madeToOrder' ? mostPieces : Math.min(mostPieces, product.available);
  const [first] = product.pictures;
  const add = () => {
    const line = { skuId: product.skuId, quantity, seenCents: product.payableCents };
    put({ line, picture: first && `${first.base}-${first.widths[0] ?? 450}.webp` }, limit);
  };
  return (
    <div className="buy-go in-[.m]:bottom-[calc(64px+var(--safe-bottom))] noscript:hidden">
      <Stepper
        name="quantity"
        value={1}
        max={limit}
        words={{ group: say('pieces'), less: say('oneLess'), more: say('oneMore') }}
        onStep={setQuantity}
      />
      <Button kind="primary" size="big" onClick={add}>
        {say('addToCart')} <span className="num">{dollars(cents(product.payableCents))}</span>
      </Button>
    </div>
  );
}
