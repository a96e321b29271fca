import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { orderPath } from '#areas/orders/rules/query.ts';
import { cents, dollars } from '#kernel/money.ts';
import { answerTo, cancelIntent, payIntent } from '#shop/account/orders/order-action-result.ts';
import { CancelOrderForm, PayAgain } from '#shop/account/orders/order-actions.tsx';
import { useHref, useTexts, useVariantPath } from '#site/locale.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { paymentMeta } from '../parts/pay/meta.ts';
import { paymentPageTexts } from '../parts/payment-texts.ts';
import type { Route } from './+types/page';
import { UnpaidSum } from './sum.tsx';

export { action } from '#shop/account/orders/order-actions.server.ts';
export { shouldRevalidate } from '#shop/account/orders/revalidate.ts';
export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

const Wallets = lazy(async () => ({ default: (await import('../parts/pay/wallets.tsx')).Wallets }));

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  paymentMeta(root.loaderData?.site, location.pathname, 'failTitle');

export default function PaymentFail({ loaderData: { order, outcome, provider }, actionData }: Route.ComponentProps) {
  const say = useTexts(paymentPageTexts);
  const href = useHref();
  const here = useVariantPath();
  if (!order || !provider) return <Nothing />;
  const { number, key, totalCents } = order;
  const textKey = outcome === 'declined' || outcome === 'cancelled' ? outcome : 'unpaid';
  const seeOrder = order.isGuest
    ? `${href('payment-success')}?${new URLSearchParams({ number, ...(key ? { key } : {}) })}`
    : here(orderPath(number));
  return (
    <div className="wrap page-head unpaid-cols">
      <div className="unpaid stack-3">
        <div className="stack" role="status">
          <h1>{say(`${textKey}Title`)}</h1>
          <p>{say(`${textKey}Text`, { number })}</p>
        </div>
        {order.mayPay ? (
          <div className="panel stack">
            {provider.isTest && <Notice tone="warn">{say('testMode')}</Notice>}
            <p className="num">
              <b>{say('total', { total: dollars(cents(totalCents)) })}</b>
            </p>
            <PayAgain answer={answerTo(payIntent, actionData)} size="big" />
            <Suspense>
              <Wallets provider={provider} order={{ number, ...(key ? { key } : {}) }} totalCents={totalCents} />
            </Suspense>
          </div>
        ) : (
          <ButtonLink kind="primary" to={href('cart')} className="at-start">
            {say('toCart')}
          </ButtonLink>
        )}
        <div className="row">
          <Link className="link tap-target" to={seeOrder}>
            {say('seeOrder')}
          </Link>
          {order.mayPay && (
            <Link className="link tap-target" to={href('cart')}>
              {say('toCart')}
            </Link>
          )}
        </div>
        {order.mayCancel && <CancelOrderForm order={order} answer={answerTo(cancelIntent, actionData)} />}
      </div>
      {order.mayPay && <UnpaidSum order={order} />}
    </div>
  );
}

function Nothing() {
  const say = useTexts(paymentPageTexts);
  const href = useHref();
  return (
    <div className="wrap page-head">
      <div className="empty">
        <h1>{say('missingTitle')}</h1>
        <p>{say('missingText')}</p>
        <ButtonLink to={href('payment')}>{say('title')}</ButtonLink>
      </div>
    </div>
  );
}
