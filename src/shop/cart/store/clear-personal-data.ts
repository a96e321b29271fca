import { clearLoginHint, updateFirstName } from '#shop/account/parts/member.ts';
import { removeStored, type StoredEntries } from '#site/storage.ts';
import { changeCart } from './cart-store.ts';

/** Personal entries in storage; the member id goes last, so that another tab finds the rest already cleared. */
const personal: readonly (keyof StoredEntries)[] = [
  'cart',
  'coupon',
  'cartNews',
  'snapshots',
  'recentSkus',
  'recentSearches',
  'compare',
  'lastVisited',
  'member',
];

/** Clears everything personal for the next user of this screen. */
export function clearPersonalData(): void {
  changeCart(() => []);
  for (const name of personal) removeStored(name);
  void import('#site/outbox.ts').then(({ clearOutbox }) => clearOutbox());
  // Other tabs are notified by the browser; this one needs its own event.
  window.dispatchEvent(new StorageEvent('storage'));
}

export function signedOut(): void {
  clearLoginHint();
  clearPersonalData();
  updateFirstName();
}
