import { useEffect, useState } from 'react';
import { useSay } from '#site/here.tsx';
import { shellTexts } from '../texts.ts';

/** The name under which the cart tells the frame how many pieces it holds; the number is personal, so it comes after the page. */
export const cartCountName = 'tressline:cart-count';

export function CartCount() {
  const say = useSay(shellTexts);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const hear = (event: Event) => {
      if (event instanceof CustomEvent && Number.isInteger(event.detail)) setCount(Number(event.detail));
    };
    window.addEventListener(cartCountName, hear);
    return () => window.removeEventListener(cartCountName, hear);
  }, []);
  if (count < 1) return null;
  return (
    <span className="count" role="img" aria-label={say('cartPieces', { count })}>
      {count}
    </span>
  );
}
