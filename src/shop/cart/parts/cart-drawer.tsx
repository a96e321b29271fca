import { useState } from 'react';
import { Link } from 'react-router';
import { cartLineKey } from '#areas/cart/rules/lines.ts';
import { priceCart } from '#areas/cart/rules/price-cart.ts';
import { calculateCartSums, type PricedLine } from '#areas/cart/rules/sums.ts';
import { dollars } from '#kernel/money.ts';
import { useHref, useTexts, useVariantPath } from '#site/locale.tsx';
import type { CartLine } from '#site/storage.ts';
import { loadFailedTexts, siteTexts } from '#site/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Picture } from '#ui/picture.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextSkeleton } from '#ui/skeleton.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useCartSnapshots } from '../cart-snapshots.ts';
import { changeCartLine, restoreCartLine } from '../store/cart-line-actions.ts';
import { useCart } from '../store/cart-store.ts';
import { cartPageTexts } from '../texts.ts';
import { drawerTexts } from './drawer-texts.ts';

/** A removed line and its position, for undo. */
type Gone = { readonly line: CartLine; readonly place: number; readonly name: string };

export function CartDrawer({ onClose }: { onClose: () => void }) {
  const say = useTexts(drawerTexts);
  const site = useTexts(siteTexts);
  const href = useHref();
  const cart = (useCart() ?? []).filter((line) => !line.isLater);
  const [gone, setGone] = useState<Gone | null>(null);
  const remove = (line: CartLine, name: string) => {
    setGone({ line, name, place: cart.indexOf(line) });
    changeCartLine(line, { isRemoved: true });
  };
  const undo = () => {
    if (gone) restoreCartLine(gone.line, gone.place);
    setGone(null);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      from="side"
      title={say('title')}
      close={site('close')}
      foot={
        <div className="drawer-checkout">
          <ButtonLink kind="primary" size="big" to={href('cart')} onClick={onClose}>
            {say('toCart')}
          </ButtonLink>
          <button type="button" className="btn btn-bare" onClick={onClose}>
            {say('goOn')}
          </button>
        </div>
      }
    >
      <UndoNotice gone={gone} onUndo={undo} />
      {cart.length === 0 ? <p>{say('empty')}</p> : <Lines cart={cart} onRemove={remove} />}
    </Sheet>
  );
}

/** The live region exists from the start, or it would not be announced. */
function UndoNotice({ gone, onUndo }: { gone: Gone | null; onUndo: () => void }) {
  const sayCart = useTexts(cartPageTexts);
  return (
    <div role="status">
      {gone && (
        <p className="notice space-below">
          <span>{sayCart('removed', { name: gone.name })}</span>
          <button type="button" className="link tap-height" onClick={onUndo}>
            {sayCart('undo')}
          </button>
        </p>
      )}
    </div>
  );
}

type Remove = (line: CartLine, name: string) => void;

function Lines({ cart, onRemove }: { cart: readonly CartLine[]; onRemove: Remove }) {
  const say = useTexts(drawerTexts);
  const site = useTexts(siteTexts);
  const failed = useTexts(loadFailedTexts);
  const { snapshotOf, isKnown, isFailed, askAgain: reload, setRules, trade } = useCartSnapshots(cart);
  if (isFailed) return <LoadFailed title={failed('goods')} retry={site('tryAgain')} onRetry={reload} />;
  const lines = priceCart(cart, snapshotOf, setRules, trade.steps);
  const isWhole = cart.every(isKnown);
  return (
    <>
      <ul aria-busy={!isWhole}>
        {lines.map((priced) =>
          isKnown(priced.line) ? (
            <DrawerLine key={cartLineKey(priced.line)} priced={priced} onRemove={onRemove} />
          ) : (
            <LineBones key={cartLineKey(priced.line)} />
          ),
        )}
      </ul>
      {isWhole && (
        <p className="drawer-sum">
          <span>{say('sum')}</span> <b className="num">{dollars(calculateCartSums(lines).itemsCents)}</b>
        </p>
      )}
    </>
  );
}

function DrawerLine({ priced, onRemove }: { priced: PricedLine; onRemove: Remove }) {
  const say = useTexts(drawerTexts);
  const sayCart = useTexts(cartPageTexts);
  const here = useVariantPath();
  const { line, snapshot, state, quantity, limit, totalCents } = priced;
  const name = snapshot?.name ?? sayCart('goneName');
  return (
    <li className="drawer-line">
      {snapshot?.picture ? (
        <Picture base={snapshot.picture.base} widths={snapshot.picture.widths} alt="" sizes="72px" width={72} height={90} />
      ) : (
        <span />
      )}
      <div>
        {snapshot ? <Link to={here(snapshot.path)}>{name}</Link> : name}
        <p className="meta">{state === 'gone' || state === 'soldOut' ? sayCart(state) : snapshot?.options.join(sayCart('comma'))}</p>
        <div className="drawer-actions">
          {quantity > 0 && (
            <Stepper
              name="quantity"
              value={quantity}
              max={limit}
              labels={{ group: sayCart('quantity', { name }), less: sayCart('less'), more: sayCart('more') }}
              onStep={(next) => changeCartLine(line, { quantity: next })}
            />
          )}
          <button
            type="button"
            className="link meta tap-height"
            aria-label={sayCart('removeNamed', { name })}
            onClick={() => onRemove(line, name)}
          >
            {sayCart('remove')}
          </button>
        </div>
      </div>
      <b className="num">{quantity > 0 ? dollars(totalCents) : say('nothing')}</b>
    </li>
  );
}

const LineBones = () => (
  <li className="drawer-line" aria-hidden="true">
    <span className="skeleton own-line drawer-skeleton" />
    <TextSkeleton lines={2} />
  </li>
);
