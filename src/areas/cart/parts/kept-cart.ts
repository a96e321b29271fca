import { useSyncExternalStore } from 'react';
import { useHref, useSay } from '#site/here.tsx';
import { type CartAdd, keep, recall } from '#site/storage.ts';
import { showToast } from '#ui/toast.tsx';
import { added, type Cart, cartIn, mostPieces } from '../rules/lines.ts';
import { cartTexts } from '../texts.ts';

/** The visitor's cart as this tab knows it; null until somebody asks. */
let cart: Cart | null = null;
/** Where the browser refuses to store, the cart lives as long as the tab. */
let isForgetful = false;
const hearers = new Set<() => void>();
const tell = (): void => {
  for (const hear of hearers) hear();
};

const read = (): Cart => {
  const kept = recall('cart');
  return kept === null && isForgetful ? (cart ?? []) : cartIn(kept);
};

/** Starts from what is stored now, so that another tab's change is not lost. */
export function changeCart(change: (cart: Cart) => Cart): void {
  cart = change(read());
  keep('cart', cart);
  isForgetful = recall('cart') === null;
  tell();
}

/** The cart, kept in step with all tabs; null on the server and until the page is alive. */
export const useCart = (): Cart | null => useSyncExternalStore(subscribe, now, never);

/**
 * Puts a line into the cart and says so, or says why not. The limit is what the stock allows, where the page knows it.
 * A page that shows the cart itself says nothing more when all went in.
 */
export function usePutInCart(onAdded?: () => void) {
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
    if (after === before + line.quantity && onAdded) onAdded();
    else if (after === before + line.quantity) showToast(say('added'), 'ok', { ...seeCart, ...(picture && { picture }) });
    else if (after > 0 && limit < mostPieces) showToast(say('onlyLeft', { count: limit }), 'ok', seeCart);
    else showToast(say('full'), 'error', seeCart);
  };
}

const now = (): Cart => {
  cart ??= read();
  return cart;
};
const never = (): null => null;

/** A page taken out of the browser's memory slept through the changes of other tabs, so it looks again too. */
const wakes = ['storage', 'pageshow'];
const look = (): void => {
  cart = read();
  tell();
};

function subscribe(hear: () => void): () => void {
  if (hearers.size === 0) for (const wake of wakes) window.addEventListener(wake, look);
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
    if (hearers.size === 0) for (const wake of wakes) window.removeEventListener(wake, look);
  };
}
