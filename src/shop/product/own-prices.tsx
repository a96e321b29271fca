import { useEffect, useState } from 'react';
import { cents, dollars } from '#kernel/money.ts';
import { myPriceTexts } from '#shop/parts/my-price-texts.ts';
import { fetchMyPrices, type MyPriceTier, priceAt } from '#shop/parts/my-prices.ts';
import { useTexts } from '#site/locale.tsx';
import { FactTable } from '#ui/table.tsx';

/** The member's price by quantity; null without tiers. */
export type OwnPrice = { readonly skuId: number; readonly centsAt: (quantity: number) => number | null };

/** Renders nothing without a business account. */
export function OwnPrices({ skuId, onOwn }: { skuId: number; onOwn: (own: OwnPrice | null) => void }) {
  const say = useTexts(myPriceTexts);
  const [ownPrices, setOwnPrices] = useState<{
    readonly skuId: number;
    readonly prices: readonly MyPriceTier[];
    readonly least: number;
  } | null>(null);
  useEffect(() => {
    let isHere = true;
    void fetchMyPrices([skuId]).then((found) => {
      if (!isHere) return;
      const prices = found?.prices.get(skuId) ?? [];
      setOwnPrices(found && { skuId, prices, least: found.minQuantity });
      onOwn(found && { skuId, centsAt: (quantity) => priceAt(prices, quantity) });
    });
    return () => {
      isHere = false;
    };
  }, [skuId, onOwn]);
  if (ownPrices?.skuId !== skuId) return null;
  return (
    <section aria-label={say('yours')}>
      {ownPrices.prices.length > 0 ? (
        <FactTable
          numbers
          caption={say('yours')}
          rows={ownPrices.prices.map(({ minQuantity, off, priceCents }) => ({
            label: minQuantity === 1 ? say('first', { off }) : say('from', { count: minQuantity, off }),
            value: dollars(cents(priceCents)),
          }))}
        />
      ) : (
        <p className="meta">{say('ownPrice')}</p>
      )}
      <p className="meta">
        {say('counted')} {ownPrices.least > 0 && say('least', { count: ownPrices.least })}
      </p>
    </section>
  );
}
