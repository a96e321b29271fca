import { Form } from 'react-router';
import { orderPath } from '#areas/orders/rules/query.ts';
import { cents, dollars } from '#kernel/money.ts';
import { OrderProgress } from '#shop/account/orders/status.tsx';
import { useHref, useTexts, useVariantPath } from '#site/locale.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { paymentMeta } from '../parts/pay/meta.ts';
import { paymentPageTexts } from '../parts/payment-texts.ts';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) => paymentMeta(root.loaderData?.site, location.pathname, 'title');

export default function PaymentPage({ loaderData: { last, typed } }: Route.ComponentProps) {
  const say = useTexts(paymentPageTexts);
  const href = useHref();
  return (
    <div className="wrap page-head">
      <h1>{say('title')}</h1>
      <div className="payment-cols">
        <Panel title={say('last')}>{last ? <Last last={last} /> : <p className="meta">{say('lastNone')}</p>}</Panel>
        <Panel title={say('haveInvoice')}>
          <Form action={href('payment')} className="stack">
            <p className="meta">{say('invoiceText')}</p>
            <TextInput
              label={say('code')}
              name="code"
              required
              maxLength={120}
              autoComplete="off"
              defaultValue={typed}
              error={typed ? say('codeWrong') : undefined}
            />
            <SubmitButton kind="quiet" className="at-start">
              {say('open')}
            </SubmitButton>
          </Form>
        </Panel>
      </div>
    </div>
  );
}

function Last({ last }: { last: NonNullable<Route.ComponentProps['loaderData']['last']> }) {
  const say = useTexts(paymentPageTexts);
  const href = useHref();
  const here = useVariantPath();
  const query = new URLSearchParams({ number: last.number });
  const to = last.mayPay
    ? `${href('payment-fail')}?${query}`
    : last.isGuest
      ? `${href('payment-success')}?${query}`
      : here(orderPath(last.number));
  return (
    <div className="stack">
      <p className="num">
        <b>{last.number}</b>
        <span className="meta own-line">{last.day}</span>
      </p>
      <OrderProgress {...last} />
      <p className="num">
        <b>{dollars(cents(last.totalCents))}</b>
      </p>
      <ButtonLink to={to} kind={last.mayPay ? 'primary' : 'quiet'} className="at-start">
        {say(last.mayPay ? 'tryAgain' : 'seeOrder')}
      </ButtonLink>
    </div>
  );
}
