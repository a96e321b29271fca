import { useState } from 'react';
import { changeLine, putLineBack } from '#areas/cart/parts/acts.ts';
import { setWish } from '#areas/cart/parts/wishes.ts';
import type { SeenLine } from '#areas/cart/rules/batches.ts';
import type { Done } from './undo-toast.tsx';

/** What can be done with the lines, each with its way back. */
export function useActs(cart: readonly SeenLine[], onGone: () => void) {
  const [done, setDone] = useState<Done | null>(null);
  const leave = (what: Done['what'], line: SeenLine, name: string): void => {
    changeLine(line, what === 'savedForLater' ? { isLater: true } : { isRemoved: true });
    setDone({ what, line, name, place: cart.indexOf(line) });
    onGone();
  };
  const acts = {
    change: (line: SeenLine, quantity: number) => changeLine(line, { quantity }),
    remove: (line: SeenLine, name: string) => leave('removed', line, name),
    saveForLater: (line: SeenLine, name: string) => leave('savedForLater', line, name),
    moveBack: (line: SeenLine) => changeLine(line, { isLater: false }),
    toWishes: async (line: SeenLine, name: string) => {
      if (await setWish(line.skuId, true)) leave('movedToWishes', line, name);
    },
    undo: ({ what, line, place }: Done) => {
      setDone(null);
      if (what === 'savedForLater') return changeLine({ ...line, isLater: true }, { isLater: false });
      putLineBack(line, place);
      if (what === 'movedToWishes') void setWish(line.skuId, false);
    },
  };
  return { done, setDone, acts };
}
export type Acts = ReturnType<typeof useActs>['acts'];
