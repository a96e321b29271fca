import { useEffect, useState } from 'react';
import type { ShopPriceList } from '#areas/catalog/services/price-list.server.ts';
import { myPriceTexts } from '#shop/parts/my-price-texts.ts';
import { fetchMyPrices, type MyPrices, priceAt } from '#shop/parts/my-prices.ts';
import { useTexts } from '#site/locale.tsx';
import { Select } from '#ui/field.tsx';

/** SKUs with a price of their own for this member. */
export type MyPriceBySku = ReadonlyMap<number, number>;

/** Switches between list prices and the member's own; hidden without a business account. */
export function MyPriceSwitch({ list, onMine }: { list: ShopPriceList; onMine: (mine: MyPriceBySku | null) => void }) {
  const say = useTexts(myPriceTexts);
  const [myPrices, setMyPrices] = useState<MyPrices | null>(null);
  const [quantity, setQuantity] = useState(0);
  useEffect(() => {
    let isHere = true;
    const ids = list.rows.flatMap((row) => row.cells.map(({ skuId }) => skuId));
    void (ids.length === 0 ? Promise.resolve(null) : fetchMyPrices(ids)).then((found) => isHere && setMyPrices(found));
    return () => {
      isHere = false;
    };
  }, [list]);
  useEffect(() => {
    const mine = myPrices && quantity > 0 ? [...myPrices.prices].flatMap(([id, prices]) => pairOf(id, priceAt(prices, quantity))) : null;
    onMine(mine && new Map(mine));
  }, [myPrices, quantity, onMine]);
  if (!myPrices) return null;
  const steps = [...new Set([...myPrices.prices.values()].flatMap((prices) => prices.map((step) => step.minQuantity)))].sort(
    (a, b) => a - b,
  );
  if (steps.length === 0) return null;
  return (
    <div className="no-print my-price-switch">
      <Select label={say('show')} value={String(quantity)} onChange={(event) => setQuantity(Number(event.currentTarget.value))}>
        <option value="0">{say('retail')}</option>
        {steps.map((count) => (
          <option key={count} value={count}>
            {say('mineFrom', { count })}
          </option>
        ))}
      </Select>
    </div>
  );
}

const pairOf = (id: number, cents: number | null): readonly (readonly [number, number])[] => (cents === null ? [] : [[id, cents]]);
