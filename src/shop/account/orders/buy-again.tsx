import { addLine, countCartItems } from '#areas/cart/rules/lines.ts';
import type { OneOrder } from '#areas/documents/services/order-detail.server.ts';
import { changeCart } from '#shop/cart/store/cart-store.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toast.tsx';
import { ordersPageTexts } from './texts.ts';

type Again = OneOrder['again'];

/** Adds what is available to the cart at today's prices. Needs script; without it every line still links to its product. */
export function BuyAgain({ again: { put }, kind }: { again: Again; kind: 'primary' | 'quiet' }) {
  const say = useTexts(ordersPageTexts);
  const href = useHref();
  if (put.length === 0) return null;
  const buy = (): void => {
    let count = 0;
    changeCart((cart) => {
      const next = put.reduce((filled, { line, limit }) => addLine(filled, line, limit), cart);
      count = countCartItems(next) - countCartItems(cart);
      return next;
    });
    const message = count === 0 ? say('putNothing') : count === 1 ? say('putOne') : say('put', { count });
    showToast(message, 'ok', { action: { label: say('seeCart'), to: href('cart') } });
  };
  return (
    <Button kind={kind} className="needs-script" onClick={buy}>
      {say('buyAgain')}
    </Button>
  );
}

/** What buying again would leave out, shown before the click. */
export function UnavailableAgain({ again: { put, missing, fewer } }: { again: Again }) {
  const say = useTexts(ordersPageTexts);
  const names = (list: readonly string[]): string => list.join(say('listComma'));
  return (
    <div className="stack no-print hide-empty">
      {missing.length > 0 && <Notice>{say(put.length > 0 ? 'soldOut' : 'nothingAgain', { names: names(missing) })}</Notice>}
      {fewer.length > 0 && <Notice>{say('fewer', { names: names(fewer) })}</Notice>}
    </div>
  );
}
