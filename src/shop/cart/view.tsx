import { lazy, Suspense, useEffect, useRef } from 'react';
import { priceCart } from '#areas/cart/rules/price-cart.ts';
import { OutboxList } from '#shop/offline/parts/outbox-list.tsx';
import { useSendOutbox } from '#shop/offline/parts/use-send-outbox.ts';
import { RecentlyViewed } from '#shop/parts/recently-viewed.tsx';
import type { ShopGuarantees } from '#shop/product/guarantees.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { useOnline } from '#site/online.ts';
import type { CartLine } from '#site/storage.ts';
import { siteTexts } from '#site/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import { CartChangeList } from './cart-change-list.tsx';
import { CartContents } from './cart-contents.tsx';
import { useCartSnapshots } from './cart-snapshots.ts';
import { CartSuggestions } from './cart-suggestions.tsx';
import { SavedForLater } from './saved-for-later.tsx';
import { CartSkeleton } from './skeleton.tsx';
import { currentMemberCart, useCart } from './store/cart-store.ts';
import { cartPageTexts } from './texts.ts';
import { UndoToast } from './undo-toast.tsx';
import { type CartActions, useCartActions } from './use-cart-actions.ts';
import { WishList } from './wish-list.tsx';

const QueueOrder = lazy(async () => ({ default: (await import('#shop/offline/parts/queue-order.tsx')).QueueOrder }));
const nothing = { itemsCents: 0, grams: 0 };

export function CartView({ promises }: { promises: ShopGuarantees | null }) {
  const say = useTexts(cartPageTexts);
  const cart = useCart();
  const waiting = useSendOutbox();
  const isOnline = useOnline();
  const title = useRef<HTMLHeadingElement>(null);
  // The clicked button is gone; focus moves to the top of the list.
  const { done, setDone, acts } = useCartActions(cart ?? [], () => title.current?.focus({ preventScroll: true }));
  // Another device may have changed it since.
  useEffect(() => currentMemberCart()?.refresh(true), []);
  return (
    <div className="wrap">
      <div className="cart-head">
        <h1 ref={title} tabIndex={-1} className="focus-quiet">
          {say('title')}
        </h1>
      </div>
      <noscript>
        <p className="cart-no-script">{say('needsScript')}</p>
      </noscript>
      <CartChangeList />
      <OutboxList waiting={waiting} />
      {cart === null ? <CartSkeleton /> : <CartBody cart={cart} actions={acts} promises={promises} hasWaiting={waiting.length > 0} />}
      {/* What was composed without a line can be ordered without one, also beside an empty cart. */}
      <Suspense>
        {!isOnline && cart?.every(({ isLater }) => isLater) && <QueueOrder cart={cart} sums={nothing} waiting={waiting} />}
      </Suspense>
      <UndoToast done={done} onUndo={acts.undo} onGone={() => setDone(null)} />
    </div>
  );
}

type InsideProps = { cart: readonly CartLine[]; actions: CartActions; promises: ShopGuarantees | null; hasWaiting: boolean };

function CartBody({ cart, actions, promises, hasWaiting }: InsideProps) {
  const snapshots = useCartSnapshots(cart);
  const lines = priceCart(cart, snapshots.snapshotOf, snapshots.setRules, snapshots.trade.steps);
  const cartLines = lines.filter(({ line }) => !line.isLater);
  const later = lines.filter(({ line }) => line.isLater && snapshots.isKnown(line));
  const isMember = currentMemberCart() !== null;
  return (
    <>
      <IncompleteNotice />
      {cartLines.length > 0 ? (
        <CartContents lines={cartLines} snapshots={snapshots} actions={actions} promises={promises} />
      ) : (
        !hasWaiting && <EmptyCart isMember={isMember} hasLater={later.length > 0} />
      )}
      <SavedForLater lines={later} onBack={actions.moveBack} onRemove={(line, name) => actions.remove(line, name)} />
      {isMember && <WishList />}
      {cartLines.length > 0 && <CartSuggestions skuIds={cartLines.map(({ line }) => line.skuId)} />}
      {cartLines.length === 0 && <RecentlyViewed except={cart.map((line) => line.skuId)} />}
    </>
  );
}

/** The server could not be reached; local changes are shown meanwhile. */
function IncompleteNotice() {
  const say = useTexts(cartPageTexts);
  const site = useTexts(siteTexts);
  const memberCart = currentMemberCart();
  if (!memberCart || memberCart.isWhole()) return null;
  return (
    <div className="space-below-large">
      <Notice
        tone="err"
        action={
          <Button size="small" onClick={() => memberCart.refresh(false)}>
            {site('tryAgain')}
          </Button>
        }
      >
        {say('notWhole')}
      </Notice>
    </div>
  );
}

function EmptyCart({ isMember, hasLater }: { isMember: boolean; hasLater: boolean }) {
  const say = useTexts(cartPageTexts);
  const href = useHref();
  return (
    <Empty
      title={say('empty')}
      text={say(hasLater ? 'allLater' : isMember ? 'emptyTextMember' : 'emptyText')}
      action={
        <ButtonLink kind="primary" to={href('home')}>
          {say('toGoods')}
        </ButtonLink>
      }
    />
  );
}
