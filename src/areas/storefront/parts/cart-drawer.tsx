import { Link } from 'react-router';
import { changeCart, useCart } from '#areas/cart/parts/kept-cart.ts';
import { type Cart, changed, removed } from '#areas/cart/rules/lines.ts';
import { type Checked, checked, sumsOf } from '#areas/cart/rules/sums.ts';
import { dollars } from '#kernel/money.ts';
import { useHref, useSay, useVariantPath } from '#site/here.tsx';
import { loadFailedTexts, siteTexts } from '#site/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Picture } from '#ui/picture.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextSkeleton } from '#ui/skeleton.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useLooks } from '../pages/cart/looks.ts';
import { cartPageTexts } from '../pages/cart/texts.ts';
import { drawerTexts } from './drawer-texts.ts';

/** The cart in a first form, beside the page: what is in it, how many, what it comes to. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay(drawerTexts);
  const site = useSay(siteTexts);
  const href = useHref();
  const cart = useCart() ?? [];
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
      {cart.length === 0 ? <p>{say('empty')}</p> : <Lines cart={cart} />}
    </Sheet>
  );
}

function Lines({ cart }: { cart: Cart }) {
  const say = useSay(drawerTexts);
  const site = useSay(siteTexts);
  const failed = useSay(loadFailedTexts);
  const { looks, isKnown, isFailed, askAgain } = useLooks(cart);
  if (isFailed) return <LoadFailed title={failed('goods')} retry={site('tryAgain')} onRetry={askAgain} />;
  const lines = cart.map((line) => checked(line, looks.find((look) => look.id === line.skuId) ?? null));
  const isWhole = cart.every((line) => isKnown(line.skuId));
  return (
    <>
      <ul aria-busy={!isWhole}>
        {lines.map((one) =>
          isKnown(one.line.skuId) ? <DrawerLine key={one.line.skuId} checked={one} /> : <LineBones key={one.line.skuId} />,
        )}
      </ul>
      {isWhole && (
        <p className="drawer-sum">
          <span>{say('sum')}</span> <b className="num">{dollars(sumsOf(lines).itemsCents)}</b>
        </p>
      )}
    </>
  );
}

function DrawerLine({ checked: { line, look, state, quantity, limit, totalCents } }: { checked: Checked }) {
  const say = useSay(drawerTexts);
  const words = useSay(cartPageTexts);
  const here = useVariantPath();
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
              onStep={(next) => changeCart((now) => changed(now, line.skuId, next))}
            />
          )}
          <button
            type="button"
            className="link meta min-h-target"
            aria-label={words('removeNamed', { name })}
            onClick={() => changeCart((now) => removed(now, line.skuId))}
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
