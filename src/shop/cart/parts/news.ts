import { useSyncExternalStore } from 'react';
import { newsWith } from '#areas/cart/rules/answers.ts';
import { speak } from '#kernel/texts.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { type CartNews, forget, keep, recall } from '#site/storage.ts';
import { variantOf } from '#site/variant.ts';
import { showToast } from '#ui/toast.tsx';
import { hearCart, tell } from './kept-cart.ts';
import { cartTexts } from './texts.ts';
import { languageHere, newsWords, sayHere } from './words.ts';

/** Tells what was no longer as she saw it: in a list on the cart's page, elsewhere in a word that leads there. */
export function spreadNews(news: readonly CartNews[]): void {
  const [first] = news;
  if (!first) return;
  keep('cartNews', newsWith(recall('cartNews') ?? [], news));
  tell();
  const cart = forVariant(hrefOf('cart'), variantOf(location.pathname));
  if (location.pathname === cart) return;
  const message = news.length === 1 ? newsWords(first, languageHere()) : sayHere()('several', { count: news.length });
  showToast(message, 'ok', { action: { label: speak(cartTexts, languageHere())('seeCart'), to: cart } });
}

const none: readonly CartNews[] = [];
let shown = none;

/** The same list as long as it says the same. */
const now = (): readonly CartNews[] => {
  const kept = recall('cartNews') ?? none;
  if (JSON.stringify(kept) !== JSON.stringify(shown)) shown = kept;
  return shown;
};

export const useNews = (): readonly CartNews[] => useSyncExternalStore(hearCart, now, () => none);

/** She has read them. */
export function readNews(): void {
  forget('cartNews');
  tell();
}
