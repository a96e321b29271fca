import { useEffect, useRef } from 'react';
import type { ProductSnapshot } from '#areas/cart/rules/sums.ts';
import { placeholderSnapshot } from '#shop/offline/rules/snapshots.ts';
import { useTexts } from '#site/locale.tsx';
import { useOnline } from '#site/online.ts';
import type { CartLine } from '#site/storage.ts';
import { useSnapshots } from './snapshots.ts';
import { cartPageTexts } from './texts.ts';

/** What the shop says of the lines of a cart: a composed piece looks as its estimate says. */
export function useCartSnapshots(cart: readonly CartLine[]) {
  const say = useTexts(cartPageTexts);
  const isOnline = useOnline();
  const { composed, numbers, setRules, ...goods } = useSnapshots(
    cart.flatMap(({ skuId, estimate }) => (estimate ? [] : [skuId])),
    cart.flatMap(({ estimate }) => estimate ?? []),
  );
  const { isFailed } = goods;
  // In a tunnel what is not known is shown at the price she saw; the shop is asked once the line is back.
  const isAway = isFailed && !isOnline;
  const whenBack = useRef<(() => void) | null>(null);
  whenBack.current = goods.isUnanswered ? goods.askAgain : null;
  useEffect(() => {
    if (isOnline) whenBack.current?.();
  }, [isOnline]);
  const isTold = ({ skuId, estimate }: CartLine): boolean => (estimate ? numbers.includes(estimate) : goods.isKnown(skuId));
  const toldOf = ({ skuId, estimate }: CartLine): ProductSnapshot | null =>
    estimate ? (composed.find((look) => look.estimate === estimate) ?? null) : goods.lookOf(skuId);
  return {
    ...goods,
    setRules,
    isFailed: isFailed && isOnline,
    isKnown: (line: CartLine): boolean => isAway || isTold(line),
    lookOf: (line: CartLine): ProductSnapshot | null =>
      isAway && !isTold(line) ? placeholderSnapshot(line, say('unseenName')) : toldOf(line),
  };
}
export type CartSnapshots = ReturnType<typeof useCartSnapshots>;
