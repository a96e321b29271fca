import { useSyncExternalStore } from 'react';
import { type Wished, wishesIn } from '#areas/cart/rules/answers.ts';
import { mayBeMember } from '#shop/account/parts/member.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';
import { showToast } from '#ui/toast.tsx';
import { type Answer, ask } from './ask.ts';
import { sayFailed, sayHere } from './words.ts';

/** A member's wishes as this tab knows them; null until they are asked for. */
type Wishes = readonly Wished[] | 'failed' | null;
let wishes: Wishes = null;
let asking: Promise<void> | null = null;
const hearers = new Set<() => void>();

function tell(next: Wishes): void {
  wishes = next;
  for (const hear of hearers) hear();
}

const hearWishes = (hear: () => void): (() => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};

export const useWishes = (): Wishes =>
  useSyncExternalStore(
    hearWishes,
    () => wishes,
    () => null,
  );

const most = 100;

/** Asked once; again when it failed. */
export function loadWishes(): Promise<void> {
  window.addEventListener('storage', forgetWhenLeft);
  if (Array.isArray(wishes)) return Promise.resolve();
  asking ??= ask('/wishlist/get_with_query', { page_size: most })
    .then((answer) => tell(answer.isDone ? wishesIn(answer.data) : 'failed'))
    .finally(() => {
      asking = null;
    });
  return asking;
}

const forgetWhenLeft = (): void => {
  if (!mayBeMember()) tell(null);
};

export async function isWished(skuId: number): Promise<boolean> {
  await loadWishes();
  return Array.isArray(wishes) && wishes.some((one) => one.skuId === skuId);
}

/** Puts a SKU on the list or takes it off. True when that is how it is now; a visitor is asked to sign in. */
export async function setWish(skuId: number, isWanted: boolean): Promise<boolean> {
  if (!mayBeMember()) return pleaseLogin();
  const answer = await ask(isWanted ? '/wishlist/add' : '/wishlist/delete', { sku_id: skuId });
  if (!answer.isDone) return refused(answer);
  tell(wishesIn(answer.data));
  return true;
}

function refused({ why, message }: Exclude<Answer, { isDone: true }>): false {
  if (why === 'ended') return pleaseLogin();
  sayFailed(message);
  return false;
}

/** The way in, and back to this page. */
function pleaseLogin(): false {
  const { pathname, search } = location;
  const door = `${forVariant(hrefOf('login'), variantOf(pathname))}?${new URLSearchParams({ back: pathname + search })}`;
  showToast(sayHere()('pleaseLogin'), 'error', { action: { label: sayHere()('signIn'), to: door } });
  return false;
}
