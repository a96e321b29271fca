import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { mayBeLoggedIn } from '#shop/account/parts/member.ts';
import { cartTexts } from '#shop/cart/parts/texts.ts';
import { useCartCount, usePutInCart } from '#shop/cart/store/cart-store.ts';
import { useTexts } from '#site/locale.tsx';
import { cartAddEventName, readStored } from '#site/storage.ts';
import { shellTexts } from './texts.ts';

/** On failure the next navigation tries again. */
const later = (): void => undefined;

/** Cart badge; personal, so it loads after the page. Also handles the cards' add buttons. */
export function CartCount() {
  const say = useTexts(shellTexts);
  const sayCart = useTexts(cartTexts);
  const put = usePutInCart();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step somebody may have signed in or out.
  useEffect(() => {
    const loadCartStore = () => {
      if (mayBeLoggedIn() || readStored('member'))
        void import('#shop/cart/store/member-line-actions.ts').then(({ syncMember }) => syncMember(), later);
    };
    // Reading cookies and storage is slow: a separate task.
    const soon = setTimeout(loadCartStore);
    return () => clearTimeout(soon);
  }, [key]);
  useEffect(() => {
    const onCartAdd = (event: Event) => event instanceof CustomEvent && put(event.detail);
    window.addEventListener(cartAddEventName, onCartAdd);
    return () => window.removeEventListener(cartAddEventName, onCartAdd);
  });
  const count = useCartCount();
  if (count < 1) return null;
  return (
    <span className="count" role="img" aria-label={count === 1 ? sayCart('onePiece') : say('cartPieces', { count })}>
      {count}
    </span>
  );
}
