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

/** A member's wishes as this tab knows them; null until they are asked for. */
type WishList = readonly WishlistEntry[] | 'failed' | null;
let wishes: WishList = null;
const asking = singleFlight<void>();
const hearers = new Set<() => void>();

function tell(next: WishList): void {
  wishes = next;
  for (const hear of hearers) hear();
}

const hearWishes = (hear: () => void): (() => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};

export const useWishList = (): WishList =>
  useSyncExternalStore(
    hearWishes,
    () => wishes,
    () => null,
  );

const most = 100;

/** Asked once; again when it failed. */
export function loadWishList(): Promise<void> {
  window.addEventListener('storage', forgetWhenLeft);
  if (Array.isArray(wishes)) return Promise.resolve();
  return asking('', async () => {
    const answer = await callApi<typeof getWishlist>('/wishlist/get_with_query', { page_size: most });
    tell(answer.isDone ? parseWishlist(answer.data) : 'failed');
  });
}

const forgetWhenLeft = (): void => {
  if (!mayBeLoggedIn()) tell(null);
};

export async function isOnWishList(skuId: number): Promise<boolean> {
  await loadWishList();
  return Array.isArray(wishes) && wishes.some((one) => one.skuId === skuId);
}

/** Puts a SKU on the list or takes it off. True when that is how it is now; a visitor is asked to sign in. */
export async function setOnWishList(skuId: number, isWanted: boolean): Promise<boolean> {
  if (!mayBeLoggedIn()) return pleaseLogin();
  const answer = await callApi<typeof addToWishlist | typeof removeFromWishlist>(isWanted ? '/wishlist/add' : '/wishlist/delete', {
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

/** The way in, and back to this page. */
function pleaseLogin(): false {
  const { pathname, search } = location;
  const door = `${forVariant(hrefOf('login'), variantOf(pathname))}?${new URLSearchParams({ back: pathname + search })}`;
  showToast(memberCartTranslator()('pleaseLogin'), 'error', { action: { label: memberCartTranslator()('signIn'), to: door } });
  return false;
}
