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

/** A line that was taken out here, and where it stood. */
type Gone = { readonly line: CartLine; readonly place: number; readonly name: string };

/** The cart in a first form, beside the page: what is in it, how many, what it comes to. */
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
        <div className="drawer-go">
          <ButtonLink kind="primary" size="big" to={href('cart')} onClick={onClose}>
            {say('toCart')}
          </ButtonLink>
          <button type="button" className="btn btn-bare" onClick={onClose}>
            {say('goOn')}
          </button>
        </div>
      }
    >
      <Undo gone={gone} onUndo={undo} />
      {cart.length === 0 ? <p>{say('empty')}</p> : <Lines cart={cart} onRemove={remove} />}
    </Sheet>
  );
}

/** The live region is there from the start, or it would not be spoken. */
function Undo({ gone, onUndo }: { gone: Gone | null; onUndo: () => void }) {
  const words = useTexts(cartPageTexts);
  return (
    <div role="status">
      {gone && (
        <p className="notice mb-2">
          <span>{words('removed', { name: gone.name })}</span>
          <button type="button" className="link min-h-target" onClick={onUndo}>
            {words('undo')}
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
  const { lookOf, isKnown, isFailed, askAgain, setRules, trade } = useCartSnapshots(cart);
  if (isFailed) return <LoadFailed title={failed('goods')} retry={site('tryAgain')} onRetry={askAgain} />;
  const lines = priceCart(cart, lookOf, setRules, trade.steps);
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
  const words = useTexts(cartPageTexts);
  const here = useVariantPath();
  const { line, look, state, quantity, limit, totalCents } = priced;
  const name = look?.name ?? words('goneName');
  return (
    <li className="drawer-line">
      {look?.picture ? (
        <Picture base={look.picture.base} widths={look.picture.widths} alt="" sizes="72px" width={72} height={90} />
      ) : (
        <span />
      )}
      <div>
        {look ? <Link to={here(look.path)}>{name}</Link> : name}
        <p className="meta">{state === 'gone' || state === 'soldOut' ? words(state) : look?.options.join(words('comma'))}</p>
        <div className="drawer-do">
          {quantity > 0 && (
            <Stepper
              name="quantity"
              value={quantity}
              max={limit}
              words={{ group: words('quantity', { name }), less: words('less'), more: words('more') }}
              onStep={(next) => changeCartLine(line, { quantity: next })}
            />
          )}
          <button
            type="button"
            className="link meta min-h-target"
            aria-label={words('removeNamed', { name })}
            onClick={() => onRemove(line, name)}
          >
            {words('remove')}
          </button>
        </div>
      </div>
      <b className="num">{quantity > 0 ? dollars(totalCents) : say('nothing')}</b>
    </li>
  );
}

const LineBones = () => (
  <li className="drawer-line" aria-hidden="true">
    <span className="skel block h-[90px] w-[72px]" />
    <TextSkeleton lines={2} />
  </li>
);
