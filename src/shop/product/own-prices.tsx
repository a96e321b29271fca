import { useEffect, useState } from 'react';
import { cents, dollars } from '#kernel/money.ts';
import { myPriceTexts } from '#shop/parts/my-price-texts.ts';
import { fetchMyPrices, type MyPriceTier, priceAt } from '#shop/parts/my-prices.ts';
import { useTexts } from '#site/locale.tsx';
import { FactTable } from '#ui/table.tsx';

/** The member's price by quantity; null without tiers. */
export type OwnPrice = { readonly skuId: number; readonly centsAt: (pieces: number) => number | null };

/** Renders nothing without a business account. */
export function OwnPrices({ skuId, onOwn }: { skuId: number; onOwn: (own: OwnPrice | null) => void }) {
  const say = useTexts(myPriceTexts);
  const [told, setTold] = useState<{ readonly skuId: number; readonly prices: readonly MyPriceTier[]; readonly least: number } | null>(
    null,
  );
  useEffect(() => {
    let isHere = true;
    void fetchMyPrices([skuId]).then((found) => {
      if (!isHere) return;
      const prices = found?.prices.get(skuId) ?? [];
      setTold(found && { skuId, prices, least: found.least });
      onOwn(found && { skuId, centsAt: (pieces) => priceAt(prices, pieces) });
    });
    return () => {
      isHere = false;
    };
  }, [skuId, onOwn]);
  if (told?.skuId !== skuId) return null;
  return (
    <section aria-label={say('yours')}>
      {told.prices.length > 0 ? (
        <FactTable
          numbers
          caption={say('yours')}
          rows={told.prices.map(({ pieces, off, priceCents }) => ({
            label: pieces === 1 ? say('first', { off }) : say('from', { count: pieces, off }),
            value: dollars(cents(priceCents)),
          }))}
        />
      ) : (
        <p className="meta">{say('ownPrice')}</p>
      )}
      <p className="meta">
        {say('counted')} {told.least > 0 && say('least', { count: told.least })}
      </p>
    </section>
  );
}
