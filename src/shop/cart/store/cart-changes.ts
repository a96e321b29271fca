import { mergeCartChanges } from '#areas/cart/rules/parse-answers.ts';
import { translator } from '#kernel/texts.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { type CartChange, readStored, removeStored, writeStored } from '#site/storage.ts';
import { variantOf } from '#site/variant.ts';
import { showToast } from '#ui/toast.tsx';
import { cartChangeText, languageHere, memberCartTranslator } from '../parts/cart-messages.ts';
import { cartTexts } from '../parts/texts.ts';
import { notifyCartListeners, useCartStore } from './cart-store.ts';

/** Reports changes: as a list on the cart page, elsewhere as a toast that links there. */
export function announceCartChanges(changes: readonly CartChange[]): void {
  const [first] = changes;
  if (!first) return;
  writeStored('cartNews', mergeCartChanges(readStored('cartNews') ?? [], changes));
  notifyCartListeners();
  const cart = forVariant(hrefOf('cart'), variantOf(location.pathname));
  if (location.pathname === cart) return;
  const message =
    changes.length === 1 ? cartChangeText(first, languageHere()) : memberCartTranslator()('several', { count: changes.length });
  showToast(message, 'ok', { action: { label: translator(cartTexts, languageHere())('seeCart'), to: cart } });
}

const none: readonly CartChange[] = [];
let currentChanges = none;

/** Keeps the same array while nothing changed. */
const now = (): readonly CartChange[] => {
  const stored = readStored('cartNews') ?? none;
  if (JSON.stringify(stored) !== JSON.stringify(currentChanges)) currentChanges = stored;
  return currentChanges;
};

export const useCartChanges = (): readonly CartChange[] => useCartStore(now, none);

export function clearCartChanges(): void {
  removeStored('cartNews');
  notifyCartListeners();
}
