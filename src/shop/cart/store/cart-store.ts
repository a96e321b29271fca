import { useSyncExternalStore } from 'react';
import type { PendingLineChange } from '#areas/cart/rules/batches.ts';
import { addLine, type Cart, countCartItems, maxLineQuantity, parseStoredCart } from '#areas/cart/rules/lines.ts';
import { mayBeLoggedIn } from '#shop/account/parts/member.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { type CartAdd, type CartLine, readStored, writeStored } from '#site/storage.ts';
import { showToast } from '#ui/toast.tsx';
import { cartTexts } from '../parts/texts.ts';

/** Stored in this browser: a guest's whole cart, or a member's changes not yet sent. */
let localCart: Cart = [];
/** Where the browser refuses storage, the cart lives as long as the tab. */
let isForgetful = false;
const listeners = new Set<() => void>();

/** The visible cart; null until known, undefined until requested. */
let seen: readonly CartLine[] | null | undefined;
/** A member's cart is on the server. Its code is loaded for members only and registered here. */
export type MemberCartStore = {
  readonly seen: (waiting: Cart) => readonly CartLine[] | null;
  /** False while the server could not be reached. */
  readonly isWhole: () => boolean;
  /** Requests are under way. */
  readonly isBusy: () => boolean;
  readonly refresh: (onlyIfOld: boolean) => void;
  readonly change: (line: CartLine, change: PendingLineChange) => void;
  readonly putBack: (line: CartLine) => void;
};
let memberCart: MemberCartStore | null = null;
export const currentMemberCart = (): MemberCartStore | null => memberCart;

const read = (): Cart => {
  const found = readStored('cart');
  return found === null && isForgetful ? localCart : parseStoredCart(found);
};

export const storedCart = (): Cart => {
  localCart = read();
  return localCart;
};

/** Starts from storage, so that another tab's change is not lost. */
export function changeCart(change: (cart: Cart) => Cart): void {
  localCart = change(read());
  writeStored('cart', localCart);
  isForgetful = readStored('cart') === null;
  notifyCartListeners();
}

export function setMemberCart(next: MemberCartStore | null): void {
  memberCart = next;
  notifyCartListeners();
}

export function notifyCartListeners(): void {
  refresh();
  for (const listener of listeners) listener();
}
const refresh = (): void => {
  seen = memberCart ? memberCart.seen(localCart) : mayBeLoggedIn() ? null : localCart;
};

/** Anything of the cart, kept in step with all tabs; what is read stays the same value while nothing changed. */
export const useCartStore = <T>(read: () => T, onServer: T): T => useSyncExternalStore(subscribeToCart, read, () => onServer);

/** The lines; null on the server and until they are known. */
export const useCart = () => useCartStore(now, null);

/** A number, so that an empty cart causes no update on hydration. */
export const useCartCount = () => useCartStore(() => countCartItems(now() ?? []), 0);

/**
 * Adds a line and reports the result. The limit is the available stock, where the page knows it. A page that shows the cart reports nothing
 * on success.
 */
export function usePutInCart(onAdded?: () => void) {
  const say = useTexts(cartTexts);
  const href = useHref();
  return ({ line, picture }: CartAdd, limit = maxLineQuantity): void => {
    const quantityIn = (cart: Cart): number => countCartItems(cart.filter((one) => one.skuId === line.skuId));
    const before = quantityIn(now() ?? localCart);
    const elsewhere = before - quantityIn(localCart);
    // A line holds at least one, so nothing is added when none fits.
    if (elsewhere < limit) changeCart((cart) => addLine(cart, line, limit - elsewhere));
    const after = quantityIn(now() ?? localCart);
    const seeCart = { action: { label: say('seeCart'), to: href('cart') } };
    if (after === before + line.quantity && onAdded) onAdded();
    else if (after === before + line.quantity) showToast(say('added'), 'ok', { ...seeCart, ...(picture && { picture }) });
    else if (after > 0 && limit < maxLineQuantity) showToast(say('onlyLeft', { count: limit }), 'ok', seeCart);
    else showToast(say('full'), 'error', seeCart);
  };
}

const now = (): readonly CartLine[] | null => {
  if (seen === undefined) {
    storedCart();
    refresh();
  }
  return seen ?? null;
};

/** A page restored from the back/forward cache missed changes of other tabs, so it reads again. */
const wakes = ['storage', 'pageshow'];
const reloadStored = (): void => {
  storedCart();
  notifyCartListeners();
};

export function subscribeToCart(listener: () => void): () => void {
  // The same listener again is none more.
  for (const wake of wakes) window.addEventListener(wake, reloadStored);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
