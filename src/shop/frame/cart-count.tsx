import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { mayBeLoggedIn } from '#shop/account/parts/member.ts';
import { cartTexts } from '#shop/cart/parts/texts.ts';
import { useCartCount, usePutInCart } from '#shop/cart/store/cart-store.ts';
import { useTexts } from '#site/locale.tsx';
import { cartAddEventName, readStored } from '#site/storage.ts';
import { shellTexts } from './texts.ts';

/** Not reached: the next step tries again. */
const later = (): void => undefined;

/** How many pieces the cart holds; personal, so it comes after the page. It also hears the cards that ask for one more. */
export function CartCount() {
  const say = useTexts(shellTexts);
  const sayCart = useTexts(cartTexts);
  const put = usePutInCart();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step somebody may have signed in or out.
  useEffect(() => {
    const ask = () => {
      if (mayBeLoggedIn() || readStored('member'))
        void import('#shop/cart/store/member-line-actions.ts').then(({ syncMember }) => syncMember(), later);
    };
    // Cookies and what is kept take their time: a step of its own.
    const soon = setTimeout(ask);
    return () => clearTimeout(soon);
  }, [key]);
  useEffect(() => {
    const hear = (event: Event) => event instanceof CustomEvent && put(event.detail);
    window.addEventListener(cartAddEventName, hear);
    return () => window.removeEventListener(cartAddEventName, hear);
  });
  const count = useCartCount();
  if (count < 1) return null;
  return (
    <span className="count" role="img" aria-label={count === 1 ? sayCart('onePiece') : say('cartPieces', { count })}>
      {count}
    </span>
  );
}
