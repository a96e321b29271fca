import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { type CheckoutStep, checkoutSteps } from './checkout-steps.ts';
import { BillFold, OrderTotals } from './checkout-summary.tsx';
import type { CheckoutStepData } from './load.server.ts';
import { checkoutTexts } from './texts.ts';

type FrameProps = { data: CheckoutStepData; step: CheckoutStep; children: ReactNode };

/** Progress and summary of every step. On a phone the summary collapses into one line above the form. */
export function CheckoutStepFrame({ data, step, children }: FrameProps) {
  const say = useTexts(checkoutTexts);
  const { variant } = useLocale();
  const isPhone = variant === 'mobile';
  return (
    <div className="wrap checkout">
      <div className="cart-head">
        <h1>{say(step)}</h1>
        <Steps step={step} />
      </div>
      {isPhone && <BillFold bill={data.bill} />}
      <div className="cart-page">
        <div>{children}</div>
        {!isPhone && <OrderTotals bill={data.bill} protectedUntil={data.protectedUntil} />}
      </div>
    </div>
  );
}

/** Earlier steps are links; later ones are not. */
function Steps({ step }: { step: CheckoutStep }) {
  const say = useTexts(checkoutTexts);
  const href = useHref();
  const here = checkoutSteps.indexOf(step);
  return (
    <ol className="steps" aria-label={say('steps')}>
      <li>
        <Link className="link" to={href('cart')}>
          {say('cart')}
        </Link>
      </li>
      {checkoutSteps.map((one, index) => (
        <li key={one} aria-current={one === step ? 'step' : undefined}>
          {index < here ? (
            <Link className="link" to={`?step=${one}`}>
              {say(one)}
            </Link>
          ) : (
            say(one)
          )}
        </li>
      ))}
    </ol>
  );
}

/** Back and next. On a phone it sticks to the bottom with the total. */
export function CheckoutStepFooter({ back, total, children }: { back: ReactNode; total: string; children: ReactNode }) {
  const say = useTexts(checkoutTexts);
  const { variant } = useLocale();
  return (
    <div className="step-end">
      {variant === 'mobile' ? (
        <p className="step-total">
          <b className="num">{total}</b>
          <small>{say('withShipping')}</small>
        </p>
      ) : (
        back
      )}
      {children}
    </div>
  );
}
