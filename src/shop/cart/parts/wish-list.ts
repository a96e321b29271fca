import { useSyncExternalStore } from 'react';
import { type ApiAnswer, callApi } from '#api/client.ts';
import type { addToWishlist, getWishlist, removeFromWishlist } from '#areas/cart/calls.ts';
import { parseWishlist, type WishlistEntry } from '#areas/cart/rules/parse-answers.ts';
import { singleFlight } from '#kernel/single-flight.ts';
import { mayBeLoggedIn } from '#shop/account/parts/member.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';
import { showToast } from '#ui/toast.tsx';
import { memberCartTranslator, showErrorToast } from './cart-messages.ts';

/** A member's wish list as this tab knows it; null until loaded. */
type WishList = readonly WishlistEntry[] | 'failed' | null;
let wishList: WishList = null;
const asking = singleFlight<void>();
const listeners = new Set<() => void>();

function tell(next: WishList): void {
  wishList = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useWishList = (): WishList =>
  useSyncExternalStore(
    subscribe,
    () => wishList,
    () => null,
  );

const maxEntries = 100;

/** Loaded once; again after a failure. */
export function loadWishList(): Promise<void> {
  window.addEventListener('storage', forgetWhenLeft);
  if (Array.isArray(wishList)) return Promise.resolve();
  return asking('', async () => {
    const answer = await callApi<typeof getWishlist>('/wishlist/get_with_query', { page_size: maxEntries });
    tell(answer.isDone ? parseWishlist(answer.data) : 'failed');
  });
}

const forgetWhenLeft = (): void => {
  if (!mayBeLoggedIn()) tell(null);
};

export async function isOnWishList(skuId: number): Promise<boolean> {
  await loadWishList();
  return Array.isArray(wishList) && wishList.some((one) => one.skuId === skuId);
}

/** True when the list now is as requested; guests are asked to sign in. */
export async function setOnWishList(skuId: number, isOnList: boolean): Promise<boolean> {
  if (!mayBeLoggedIn()) return pleaseLogin();
  const answer = await callApi<typeof addToWishlist | typeof removeFromWishlist>(isOnList ? '/wishlist/add' : '/wishlist/delete', {
    sku_id: skuId,
  });
  if (!answer.isDone) return refused(answer);
  tell(parseWishlist(answer.data));
  return true;
}

function refused({ why, message }: Exclude<ApiAnswer, { isDone: true }>): false {
  if (why === 'ended') return pleaseLogin();
  showErrorToast(message);
  return false;
}

/** Login with a return to this page. */
function pleaseLogin(): false {
  const { pathname, search } = location;
  const loginPath = `${forVariant(hrefOf('login'), variantOf(pathname))}?${new URLSearchParams({ back: pathname + search })}`;
  showToast(memberCartTranslator()('pleaseLogin'), 'error', { action: { label: memberCartTranslator()('signIn'), to: loginPath } });
  return false;
}
