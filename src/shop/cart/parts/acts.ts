import { granted, type SeenLine, type Wish } from '#areas/cart/rules/batches.ts';
import { putBack } from '#areas/cart/rules/editing.ts';
import { keyOf } from '#areas/cart/rules/lines.ts';
import { changeCart, keeperNow } from './kept-cart.ts';

/** Changes a line, of a visitor here, of a member on the server. */
export function changeLine(line: SeenLine, wish: Wish): void {
  const keeper = keeperNow();
  if (keeper) keeper.change(line, wish);
  else changeCart((cart) => granted(cart, keyOf(line), wish));
}

/** Undoes a removal. */
export function putLineBack(line: SeenLine, place: number): void {
  const keeper = keeperNow();
  if (keeper) keeper.putBack(line);
  else changeCart((cart) => putBack(cart, line, place));
}
