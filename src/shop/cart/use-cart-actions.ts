import { useState } from 'react';
import { countInSet } from '#areas/cart/rules/price-cart.ts';
import type { CartLine } from '#site/storage.ts';
import { setOnWishList } from './parts/wish-list.ts';
import { changeCartLine, restoreCartLine } from './store/cart-line-actions.ts';
import type { UndoableAction } from './undo-toast.tsx';

/** One line, or the lines of a set. */
type Lines = CartLine | readonly CartLine[];
const listOf = (lines: Lines): readonly CartLine[] => ('skuId' in lines ? [lines] : lines);

/** Actions on lines, each with undo. */
export function useCartActions(cart: readonly CartLine[], onGone: () => void) {
  const [done, setDone] = useState<UndoableAction | null>(null);
  const leave = (what: UndoableAction['what'], lines: Lines, name: string): void => {
    const all = listOf(lines);
    for (const line of all) changeCartLine(line, what === 'savedForLater' ? { isLater: true } : { isRemoved: true });
    setDone({ what, lines: all, name, place: Math.min(...all.map((line) => cart.indexOf(line))) });
    onGone();
  };
  const actions = {
    change: (line: CartLine, quantity: number) => changeCartLine(line, { quantity }),
    /** Sets the number of sets. */
    changeSet: (lines: readonly CartLine[], sets: number) => {
      for (const line of lines) changeCartLine(line, { quantity: countInSet(line) * sets });
    },
    remove: (lines: Lines, name: string) => leave('removed', lines, name),
    saveForLater: (lines: Lines, name: string) => leave('savedForLater', lines, name),
    moveBack: (line: CartLine) => changeCartLine(line, { isLater: false }),
    toWishes: async (line: CartLine, name: string) => {
      if (await setOnWishList(line.skuId, true)) leave('movedToWishes', line, name);
    },
    undo: ({ what, lines, place }: UndoableAction) => {
      setDone(null);
      for (const [at, line] of lines.entries()) {
        if (what === 'savedForLater') changeCartLine({ ...line, isLater: true }, { isLater: false });
        else restoreCartLine(line, place + at);
        if (what === 'movedToWishes') void setOnWishList(line.skuId, false);
      }
    },
  };
  return { done, setDone, acts: actions };
}
export type CartActions = ReturnType<typeof useCartActions>['acts'];
