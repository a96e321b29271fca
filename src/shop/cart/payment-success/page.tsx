import { useEffect } from 'react';
import { paymentHeadline } from '#areas/checkout/rules/payment-headline.ts';
import { OrderView } from '#shop/account/orders/order-view.tsx';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { paymentMeta } from '../parts/pay/meta.ts';
import { paymentPageTexts } from '../parts/payment-texts.ts';
import { changeCart, currentMemberCart } from '../store/cart-store.ts';
import type { Route } from './+types/page';

export { action } from '#shop/account/orders/order-actions.server.ts';
export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  paymentMeta(root.loaderData?.site, location.pathname, 'successTitle');

export default function PaymentSuccess({ loaderData: { order, outcome, bought, isTest }, actionData }: Route.ComponentProps) {
  const { variant } = useLocale();
  useBought(bought, outcome === 'paid' || outcome === 'pending');
  return (
    <div className={variant === 'mobile' ? 'wrap page-head' : 'wrap paid-page'}>
      {order ? <OrderView order={order} answer={actionData} top={<Head order={order} outcome={outcome} isTest={isTest} />} /> : <Missing />}
    </div>
  );
}

/** What was bought leaves the cart: a visitor's here, a member's on the server already. */
function useBought(bought: readonly number[], isPaid: boolean): void {
  const marks = bought.join();
  useEffect(() => {
    if (isPaid) currentMemberCart()?.refresh(false);
    const gone = new Set(marks.split(',').map(Number));
    if (marks) changeCart((cart) => cart.filter((line) => line.isLater || !gone.has(line.skuId)));
  }, [marks, isPaid]);
}

type Head = {
  order: NonNullable<Route.ComponentProps['loaderData']['order']>;
  outcome: Route.ComponentProps['loaderData']['outcome'];
  isTest: boolean;
};

function Head({ order, outcome, isTest }: Head) {
  const say = useTexts(paymentPageTexts);
  const { email, isGuest, number } = order;
  const word = paymentHeadline(order, outcome);
  const fill = { email, number };
  return (
    <div className="paid-head stack no-print">
      <h1>
        {(word === 'paid' || word === 'free') && <CheckIcon size={28} />}
        {say(`${word}Title`)}
      </h1>
      <p>{say(`${word}Text`, fill)}</p>
      {isGuest && <p className="meta">{say('guestKeep')}</p>}
      {isTest && <Notice tone="warn">{say('testMode')}</Notice>}
    </div>
  );
}

function Missing() {
  const say = useTexts(paymentPageTexts);
  const href = useHref();
  return (
    <div className="empty">
      <h1>{say('missingTitle')}</h1>
      <p>{say('missingText')}</p>
      <ButtonLink to={href('payment')}>{say('title')}</ButtonLink>
    </div>
  );
}
