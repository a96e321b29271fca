import { clearLoginHint, updateFirstName } from '#shop/account/parts/member.ts';
import { removeStored, type StoredEntries } from '#site/storage.ts';
import { changeCart } from './cart-store.ts';

/** What a browser knows of the person in front of it; who she was goes last, so that another tab finds the rest gone already. */
const personal: readonly (keyof StoredEntries)[] = [
  'cart',
  'coupon',
  'cartNews',
  'looks',
  'recentSkus',
  'recentSearches',
  'compare',
  'lastVisited',
  'member',
];

/** Nothing of her stays behind: the next person at this screen begins with nothing. */
export function clearPersonalData(): void {
  changeCart(() => []);
  for (const name of personal) removeStored(name);
  void import('#site/outbox.ts').then(({ clearOutbox }) => clearOutbox());
  // Other tabs hear it from the browser; whatever listens in this one hears it from us.
  window.dispatchEvent(new StorageEvent('storage'));
}

/** The name in the frame goes too. */
export function signedOut(): void {
  clearLoginHint();
  clearPersonalData();
  updateFirstName();
}
