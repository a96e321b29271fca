import { applyLineChange, type PendingLineChange } from '#areas/cart/rules/batches.ts';
import { restoreLine } from '#areas/cart/rules/editing.ts';
import { cartLineKey } from '#areas/cart/rules/lines.ts';
import type { CartLine } from '#site/storage.ts';
import { changeCart, currentMemberCart } from './cart-store.ts';

/** A guest's line locally, a member's on the server. */
export function changeCartLine(line: CartLine, change: PendingLineChange): void {
  const memberCart = currentMemberCart();
  if (memberCart) memberCart.change(line, change);
  else changeCart((cart) => applyLineChange(cart, cartLineKey(line), change));
}

export function restoreCartLine(line: CartLine, place: number): void {
  const memberCart = currentMemberCart();
  if (memberCart) memberCart.putBack(line);
  else changeCart((cart) => restoreLine(cart, line, place));
}
