import { useSyncExternalStore } from 'react';
import type { PendingLineChange } from '#areas/cart/rules/batches.ts';
import { addLine, type Cart, countCartPieces, maxLinePieces, parseStoredCart } from '#areas/cart/rules/lines.ts';
import { mayBeLoggedIn } from '#shop/account/parts/member.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { type CartAdd, type CartLine, readStored, writeStored } from '#site/storage.ts';
import { showToast } from '#ui/toast.tsx';
import { cartTexts } from '../parts/texts.ts';

/** What this browser keeps: a visitor's whole cart, or what of a member's has not reached the server. */
let kept: Cart = [];
/** Where the browser refuses to store, the cart lives as long as the tab. */
let isForgetful = false;
const hearers = new Set<() => void>();

/** What is seen of the cart; null until it is known, and undefined until somebody asks. */
let seen: readonly CartLine[] | null | undefined;
/** A member's cart lies on the server. The code that knows it comes only to members, and stands in here. */
export type MemberCartStore = {
  readonly seen: (waiting: Cart) => readonly CartLine[] | null;
  /** False while the server could not be asked. */
  readonly isWhole: () => boolean;
  /** Something is on its way to the server. */
  readonly isBusy: () => boolean;
  readonly refresh: (onlyIfOld: boolean) => void;
  readonly change: (line: CartLine, wish: PendingLineChange) => void;
  readonly putBack: (line: CartLine) => void;
};
let keeper: MemberCartStore | null = null;
export const currentMemberCart = (): MemberCartStore | null => keeper;

const read = (): Cart => {
  const found = readStored('cart');
  return found === null && isForgetful ? kept : parseStoredCart(found);
};

export const storedCart = (): Cart => {
  kept = read();
  return kept;
};

/** Starts from what is stored now, so that another tab's change is not lost. */
export function changeCart(change: (cart: Cart) => Cart): void {
  kept = change(read());
  writeStored('cart', kept);
  isForgetful = readStored('cart') === null;
  notifyCartListeners();
}

export function setMemberCart(next: MemberCartStore | null): void {
  keeper = next;
  notifyCartListeners();
}

/** Something about the cart is new. */
export function notifyCartListeners(): void {
  refresh();
  for (const hear of hearers) hear();
}
const refresh = (): void => {
  seen = keeper ? keeper.seen(kept) : mayBeLoggedIn() ? null : kept;
};

/** Anything of the cart, kept in step with all tabs; what is read stays the same value while nothing changed. */
export const useCartStore = <T>(read: () => T, onServer: T): T => useSyncExternalStore(subscribeToCart, read, () => onServer);

/** The lines; null on the server and until they are known. */
export const useCart = () => useCartStore(now, null);

/** How many pieces are in it: a number, so that an empty cart is no news to a page that wakes. */
export const useCartCount = () => useCartStore(() => countCartPieces(now() ?? []), 0);

/**
 * Puts a line into the cart and says so, or says why not. The limit is what the stock allows, where the page knows it.
 * A page that shows the cart itself says nothing more when all went in.
 */
export function usePutInCart(onAdded?: () => void) {
  const say = useTexts(cartTexts);
  const href = useHref();
  return ({ line, picture }: CartAdd, limit = maxLinePieces): void => {
    const piecesIn = (cart: Cart): number => countCartPieces(cart.filter((one) => one.skuId === line.skuId));
    const before = piecesIn(now() ?? kept);
    const elsewhere = before - piecesIn(kept);
    // Without a piece more that fits, nothing is added: a line holds one at least.
    if (elsewhere < limit) changeCart((cart) => addLine(cart, line, limit - elsewhere));
    const after = piecesIn(now() ?? kept);
    const seeCart = { action: { label: say('seeCart'), to: href('cart') } };
    if (after === before + line.quantity && onAdded) onAdded();
    else if (after === before + line.quantity) showToast(say('added'), 'ok', { ...seeCart, ...(picture && { picture }) });
    else if (after > 0 && limit < maxLinePieces) showToast(say('onlyLeft', { count: limit }), 'ok', seeCart);
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

/** A page taken out of the browser's memory slept through the changes of other tabs, so it looks again too. */
const wakes = ['storage', 'pageshow'];
const look = (): void => {
  storedCart();
  notifyCartListeners();
};

export function subscribeToCart(hear: () => void): () => void {
  // The same listener again is none more.
  for (const wake of wakes) window.addEventListener(wake, look);
  hearers.add(hear);
  return () => hearers.delete(hear);
}
