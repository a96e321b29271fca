import { applyLineChange, type PendingLineChange } from '#areas/cart/rules/batches.ts';
import { restoreLine } from '#areas/cart/rules/editing.ts';
import { cartLineKey } from '#areas/cart/rules/lines.ts';
import type { CartLine } from '#site/storage.ts';
import { changeCart, currentMemberCart } from './cart-store.ts';

/** Changes a line, of a visitor here, of a member on the server. */
export function changeCartLine(line: CartLine, wish: PendingLineChange): void {
  const keeper = currentMemberCart();
  if (keeper) keeper.change(line, wish);
  else changeCart((cart) => applyLineChange(cart, cartLineKey(line), wish));
}

/** Undoes a removal. */
export function restoreCartLine(line: CartLine, place: number): void {
  const keeper = currentMemberCart();
  if (keeper) keeper.putBack(line);
  else changeCart((cart) => restoreLine(cart, line, place));
}
