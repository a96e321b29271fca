import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { useHref, useTexts } from '#site/locale.tsx';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import { useCart } from '../store/cart-store.ts';
import type { AddressAnswer } from './address.server.ts';
import { AddressStep } from './address.tsx';
import { CheckoutStepFrame } from './frame.tsx';
import type { CheckoutStepData } from './load.server.ts';
import { PayStep } from './pay.tsx';
import { ReviewStep } from './review.tsx';
import { startFields } from './start.ts';
import { checkoutTexts } from './texts.ts';

/** One step of the checkout, whichever it is. */
export function CheckoutStepView({ data, answer }: { data: CheckoutStepData; answer: object | undefined }) {
  const problem = answer && 'problem' in answer && typeof answer.problem === 'string' ? answer.problem : null;
  if (data.view === 'empty') return <Nothing isMember={data.isMember} />;
  if (data.view === 'noReceiver') return <NoReceiver data={data} />;
  if (data.view === 'address') return <AddressStep data={data} answer={addressAnswer(answer)} problem={problem} />;
  if (data.view === 'review') return <ReviewStep data={data} problem={problem} />;
  return <PayStep data={data} problem={problem} />;
}

const addressAnswer = (answer: object | undefined): AddressAnswer | null =>
  answer && 'of' in answer && answer.of === 'address' ? (answer as AddressAnswer) : null;

function NoReceiver({ data }: { data: CheckoutStepData }) {
  const say = useTexts(checkoutTexts);
  return (
    <CheckoutStepFrame data={data} step="review">
      <Notice
        tone="warn"
        action={
          <Link className="link" to="?step=address">
            {say('goToSet')}
          </Link>
        }
      >
        {say('noReceiver')}
      </Notice>
    </CheckoutStepFrame>
  );
}

/** Nothing to buy as far as the server knows; a visitor's cart lies in her browser and may be sent now. */
function Nothing({ isMember }: { isMember: boolean }) {
  const say = useTexts(checkoutTexts);
  const href = useHref();
  const cart = useCart();
  const fields = isMember || !cart ? null : startFields(cart);
  const form = useRef<HTMLFormElement>(null);
  const isFull = fields !== null && fields.items !== '[]';
  useEffect(() => {
    if (isFull) form.current?.requestSubmit();
  }, [isFull]);
  return (
    <div className="wrap page-head">
      <Empty
        title={say('empty')}
        text={say('emptyText')}
        action={
          fields && isFull ? (
            <Form method="post" action="?step=address" replace ref={form}>
              {Object.entries(fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <SubmitButton>{say('withCart')}</SubmitButton>
            </Form>
          ) : (
            <ButtonLink kind="primary" to={href('cart')}>
              {say('backToCart')}
            </ButtonLink>
          )
        }
      />
    </div>
  );
}
