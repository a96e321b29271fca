import { useEffect, useRef } from 'react';
import type { ProductSnapshot } from '#areas/cart/rules/sums.ts';
import { placeholderSnapshot } from '#shop/offline/rules/snapshots.ts';
import { useTexts } from '#site/locale.tsx';
import { useOnline } from '#site/online.ts';
import type { CartLine } from '#site/storage.ts';
import { useSnapshots } from './snapshots.ts';
import { cartPageTexts } from './texts.ts';

/** Current product data of the cart's lines; built items show their estimate. */
export function useCartSnapshots(cart: readonly CartLine[]) {
  const say = useTexts(cartPageTexts);
  const isOnline = useOnline();
  const { composed, numbers, setRules, ...snapshots } = useSnapshots(
    cart.flatMap(({ skuId, estimate }) => (estimate ? [] : [skuId])),
    cart.flatMap(({ estimate }) => estimate ?? []),
  );
  const { isFailed } = snapshots;
  // Offline, unknown items are shown at the price last seen; the shop is asked once online.
  const isAway = isFailed && !isOnline;
  const whenBack = useRef<(() => void) | null>(null);
  whenBack.current = snapshots.isUnanswered ? snapshots.askAgain : null;
  useEffect(() => {
    if (isOnline) whenBack.current?.();
  }, [isOnline]);
  const isLoaded = ({ skuId, estimate }: CartLine): boolean => (estimate ? numbers.includes(estimate) : snapshots.isKnown(skuId));
  const loadedSnapshotOf = ({ skuId, estimate }: CartLine): ProductSnapshot | null =>
    estimate ? (composed.find((snapshot) => snapshot.estimate === estimate) ?? null) : snapshots.snapshotOf(skuId);
  return {
    ...snapshots,
    setRules,
    isFailed: isFailed && isOnline,
    isKnown: (line: CartLine): boolean => isAway || isLoaded(line),
    snapshotOf: (line: CartLine): ProductSnapshot | null =>
      isAway && !isLoaded(line) ? placeholderSnapshot(line, say('unseenName')) : loadedSnapshotOf(line),
  };
}
export type CartSnapshots = ReturnType<typeof useCartSnapshots>;
