import { useSyncExternalStore } from 'react';
import { keep, recall } from '#site/storage.ts';
import { type Cart, cartIn } from '../rules/lines.ts';

/** The visitor's cart as this tab knows it; null until somebody asks. */
let cart: Cart | null = null;
/** Where the browser refuses to store, the cart lives as long as the tab. */
let isForgetful = false;
const hearers = new Set<() => void>();

const read = (): Cart => {
  const kept = recall('cart');
  return kept === null && isForgetful ? (cart ?? []) : cartIn(kept);
};

/** Starts from what is stored now, so that another tab's change is not lost. */
export function changeCart(change: (cart: Cart) => Cart): void {
  cart = change(read());
  keep('cart', cart);
  isForgetful = recall('cart') === null;
  for (const hear of hearers) hear();
}

/** The cart, kept in step with all tabs; null on the server and until the page is alive. */
export const useCart = (): Cart | null => useSyncExternalStore(subscribe, now, never);

const now = (): Cart => {
  cart ??= read();
  return cart;
};
const never = (): null => null;

function subscribe(hear: () => void): () => void {
  const look = () => {
    cart = read();
    hear();
  };
  hearers.add(hear);
  window.addEventListener('storage', look);
  // A page taken out of the browser's memory slept through the changes of others.
  window.addEventListener('pageshow', look);
  return () => {
    hearers.delete(hear);
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
  };
}
