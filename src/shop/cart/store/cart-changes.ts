import { mergeCartChanges } from '#areas/cart/rules/parse-answers.ts';
import { translator } from '#kernel/texts.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { type CartChange, readStored, removeStored, writeStored } from '#site/storage.ts';
import { variantOf } from '#site/variant.ts';
import { showToast } from '#ui/toast.tsx';
import { cartChangeText, languageHere, memberCartTranslator } from '../parts/cart-messages.ts';
import { cartTexts } from '../parts/texts.ts';
import { notifyCartListeners, useCartStore } from './cart-store.ts';

/** Tells what was no longer as she saw it: in a list on the cart's page, elsewhere in a word that leads there. */
export function announceCartChanges(news: readonly CartChange[]): void {
  const [first] = news;
  if (!first) return;
  writeStored('cartNews', mergeCartChanges(readStored('cartNews') ?? [], news));
  notifyCartListeners();
  const cart = forVariant(hrefOf('cart'), variantOf(location.pathname));
  if (location.pathname === cart) return;
  const message = news.length === 1 ? cartChangeText(first, languageHere()) : memberCartTranslator()('several', { count: news.length });
  showToast(message, 'ok', { action: { label: translator(cartTexts, languageHere())('seeCart'), to: cart } });
}

const none: readonly CartChange[] = [];
let shown = none;

/** The same list as long as it says the same. */
const now = (): readonly CartChange[] => {
  const kept = readStored('cartNews') ?? none;
  if (JSON.stringify(kept) !== JSON.stringify(shown)) shown = kept;
  return shown;
};

export const useCartChanges = (): readonly CartChange[] => useCartStore(now, none);

/** She has read them. */
export function clearCartChanges(): void {
  removeStored('cartNews');
  notifyCartListeners();
}
