import { addLine, countCartPieces } from '#areas/cart/rules/lines.ts';
import type { OneOrder } from '#areas/documents/services/order-detail.server.ts';
import { changeCart } from '#shop/cart/store/cart-store.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toast.tsx';
import { ordersPageTexts } from './texts.ts';

type Again = OneOrder['again'];

/** Puts what can be bought today into the cart, at today's prices; without script it is not there, but every line leads to its piece. */
export function BuyAgain({ again: { put }, kind }: { again: Again; kind: 'primary' | 'quiet' }) {
  const say = useTexts(ordersPageTexts);
  const href = useHref();
  if (put.length === 0) return null;
  const buy = (): void => {
    let count = 0;
    changeCart((cart) => {
      const next = put.reduce((filled, { line, limit }) => addLine(filled, line, limit), cart);
      count = countCartPieces(next) - countCartPieces(cart);
      return next;
    });
    const words = count === 0 ? say('putNothing') : count === 1 ? say('putOne') : say('put', { count });
    showToast(words, 'ok', { action: { label: say('seeCart'), to: href('cart') } });
  };
  return (
    <Button kind={kind} className="noscript:hidden" onClick={buy}>
      {say('buyAgain')}
    </Button>
  );
}

/** What buying again would leave out, said before it is pressed. */
export function NotAgain({ again: { put, missing, fewer } }: { again: Again }) {
  const say = useTexts(ordersPageTexts);
  const names = (list: readonly string[]): string => list.join(say('listComma'));
  return (
    <div className="stack no-print empty:hidden">
      {missing.length > 0 && <Notice>{say(put.length > 0 ? 'soldOut' : 'nothingAgain', { names: names(missing) })}</Notice>}
      {fewer.length > 0 && <Notice>{say('fewer', { names: names(fewer) })}</Notice>}
    </div>
  );
}
