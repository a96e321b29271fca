import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { Card } from '#areas/catalog/services/home-cards.server.ts';
import { ProductCard } from '#shop/parts/product-card.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { cartPageTexts } from './texts.ts';

/** Requested after the cart itself is shown. */
export function CartSuggestions({ skuIds }: { skuIds: readonly number[] }) {
  const say = useTexts(cartPageTexts);
  const href = useHref();
  const { load, data } = useFetcher<{ beside: readonly Card[] | null }>();
  const address = `${href('cart')}?beside=${skuIds.toSorted((a, b) => a - b).join()}`;
  useEffect(() => void load(address), [address, load]);
  if (!data?.beside?.length) return null;
  return (
    <section className="cart-suggestions" aria-labelledby="beside">
      <h2 id="beside" className="section-head">
        {say('goesWith')}
      </h2>
      <ul className="goods">
        {data.beside.map((card) => (
          <ProductCard key={card.spuId} card={card} eager={false} />
        ))}
      </ul>
    </section>
  );
}
