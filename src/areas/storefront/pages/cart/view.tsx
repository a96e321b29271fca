import { useRef, useState } from 'react';
import { changeCart, useCart } from '#areas/cart/parts/kept-cart.ts';
import { type Cart, changed, putBack, removed } from '#areas/cart/rules/lines.ts';
import { checked, sumsOf } from '#areas/cart/rules/sums.ts';
import { useHref, useSay } from '#site/here.tsx';
import { loadFailedTexts, siteTexts } from '#site/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Bones, LineBones, SummaryBones } from './bones.tsx';
import { Line } from './line.tsx';
import { useLooks } from './looks.ts';
import { Summary } from './summary.tsx';
import { cartPageTexts } from './texts.ts';
import { type Gone, UndoToast } from './undo-toast.tsx';

export function CartView() {
  const say = useSay(cartPageTexts);
  const href = useHref();
  const cart = useCart();
  const title = useRef<HTMLHeadingElement>(null);
  const [gone, setGone] = useState<Gone | null>(null);
  const remove = (skuId: number, name: string) => {
    const place = cart?.findIndex((line) => line.skuId === skuId) ?? -1;
    const line = cart?.[place];
    if (!line) return;
    changeCart((now) => removed(now, skuId));
    setGone({ line, place, name });
    // The button that was pressed is gone; the reader goes on from the top of the list.
    title.current?.focus({ preventScroll: true });
  };
  const undo = ({ line, place }: Gone) => {
    changeCart((now) => putBack(now, line, place));
    setGone(null);
  };
  return (
    <div className="wrap">
      <div className="bag-head">
        <h1 ref={title} tabIndex={-1} className="outline-none">
          {say('title')}
        </h1>
      </div>
      <noscript>
        <p className="pb-4">{say('needsScript')}</p>
      </noscript>
      {cart === null && <Bones />}
      {cart?.length === 0 && (
        <Empty
          title={say('empty')}
          text={say('emptyText')}
          action={
            <ButtonLink kind="primary" to={href('home')}>
              {say('toGoods')}
            </ButtonLink>
          }
        />
      )}
      {cart && cart.length > 0 && <Filled cart={cart} onRemove={remove} />}
      <UndoToast gone={gone} onUndo={undo} onGone={() => setGone(null)} />
    </div>
  );
}

function Filled({ cart, onRemove }: { cart: Cart; onRemove: (skuId: number, name: string) => void }) {
  const say = useSay(cartPageTexts);
  const site = useSay(siteTexts);
  const failed = useSay(loadFailedTexts);
  const { looks, isKnown, isFailed, askAgain } = useLooks(cart);
  if (isFailed) return <LoadFailed title={failed('goods')} retry={site('tryAgain')} onRetry={askAgain} />;
  const lines = cart.map((line) => checked(line, looks.find((look) => look.id === line.skuId) ?? null));
  const isWhole = cart.every((line) => isKnown(line.skuId));
  return (
    <div className="bag">
      <section aria-label={say('pieces')} aria-busy={!isWhole}>
        <ul>
          {lines.map((one) =>
            isKnown(one.line.skuId) ? (
              <Line
                key={one.line.skuId}
                checked={one}
                onChange={(quantity) => changeCart((now) => changed(now, one.line.skuId, quantity))}
                onRemove={onRemove}
              />
            ) : (
              <LineBones key={one.line.skuId} />
            ),
          )}
        </ul>
      </section>
      {isWhole ? <Summary sums={sumsOf(lines)} /> : <SummaryBones />}
    </div>
  );
}
