import { useHref, useSay } from '#site/here.tsx';
import type { CartAdd } from '#site/storage.ts';
import { showToast } from '#ui/toast.tsx';
import { added, type Cart, mostPieces } from '../rules/lines.ts';
import { cartTexts } from '../texts.ts';
import { changeCart } from './kept-cart.ts';

/** Puts a line into the cart and says so, or says why not. The limit is what the stock allows, where the page knows it. */
export function usePutInCart() {
  const say = useSay(cartTexts);
  const href = useHref();
  return ({ line, picture }: CartAdd, limit = mostPieces): void => {
    const piecesIn = (cart: Cart): number => cart.find((one) => one.skuId === line.skuId)?.quantity ?? 0;
    let [before, after] = [0, 0];
    changeCart((cart) => {
      const next = added(cart, line, limit);
      [before, after] = [piecesIn(cart), piecesIn(next)];
      return next;
    });
    const seeCart = { action: { label: say('seeCart'), to: href('cart') } };
    if (after === before + line.quantity) showToast(say('added'), 'ok', { ...seeCart, ...(picture && { picture }) });
    else if (after > 0 && limit < mostPieces) showToast(say('onlyLeft', { count: limit }), 'ok', seeCart);
    else showToast(say('full'), 'error', seeCart);
  };
}
