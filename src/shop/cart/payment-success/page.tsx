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
export { shouldRevalidate } from '#shop/account/orders/revalidate.ts';
export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  paymentMeta(root.loaderData?.site, location.pathname, 'successTitle');

export default function PaymentSuccess({ loaderData: { order, outcome, bought, isTest }, actionData }: Route.ComponentProps) {
  const { variant } = useLocale();
  useBought(bought, outcome === 'paid' || outcome === 'pending');
  return (
    <div className={variant === 'mobile' ? 'wrap page-head' : 'wrap paid-page'}>
      {order ? (
        <OrderView order={order} answer={actionData} top={<SuccessHead order={order} outcome={outcome} isTest={isTest} />} />
      ) : (
        <Missing />
      )}
    </div>
  );
}

/** A guest's items are removed here, a member's already on the server. */
function useBought(bought: readonly number[], isPaid: boolean): void {
  const skuList = bought.join();
  useEffect(() => {
    if (isPaid) currentMemberCart()?.refresh(false);
    const gone = new Set(skuList.split(',').map(Number));
    if (skuList) changeCart((cart) => cart.filter((line) => line.isLater || !gone.has(line.skuId)));
  }, [skuList, isPaid]);
}

type SuccessHead = {
  order: NonNullable<Route.ComponentProps['loaderData']['order']>;
  outcome: Route.ComponentProps['loaderData']['outcome'];
  isTest: boolean;
};

function SuccessHead({ order, outcome, isTest }: SuccessHead) {
  const say = useTexts(paymentPageTexts);
  const { email, isGuest, number } = order;
  const headline = paymentHeadline(order, outcome);
  const fill = { email, number };
  return (
    <div className="paid-head stack no-print">
      <h1>
        {(headline === 'paid' || headline === 'free') && <CheckIcon size={28} />}
        {say(`${headline}Title`)}
      </h1>
      <p>{say(`${headline}Text`, fill)}</p>
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
