import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { documentKinds, documentPath } from '#areas/documents/rules/documents.ts';
import type { OneOrder } from '#areas/documents/services/order-detail.server.ts';
import { orderTimelineTexts } from '#areas/orders/texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ChevronLeftIcon } from '#ui/icons.tsx';
import { BuyAgain, UnavailableAgain } from './buy-again.tsx';
import { CancellationRequest } from './cancellation-request.tsx';
import { OrderLines } from './lines.tsx';
import { answerTo, cancelIntent, payIntent, questionIntent, requestCancelIntent } from './order-action-result.ts';
import { CancelOrderForm, PayAgain } from './order-actions.tsx';
import { OrderQuestionForm } from './order-question-form.tsx';
import { OrderSide } from './side.tsx';
import { OrderProgress } from './status.tsx';
import { ordersPageTexts } from './texts.ts';

type Props = {
  order: OneOrder;
  answer: object | undefined;
  /** Shown above the order after a payment. */
  top?: ReactNode;
};

/** Printed, it is the receipt. */
export function OrderView({ order, answer, top }: Props) {
  const say = useTexts(ordersPageTexts);
  const href = useHref();
  return (
    <article className="one-order">
      <ReceiptHead order={order} />
      {top}
      {!order.isGuest && (
        <Link className="link-back no-print" to={href('orders')}>
          <ChevronLeftIcon size={16} />
          {say('allOrders')}
        </Link>
      )}
      <header className="stack">
        <div>
          {top ? (
            <h2 className="num title-4">{say('order', { number: order.number })}</h2>
          ) : (
            <h1 className="num">{say('order', { number: order.number })}</h1>
          )}
          <p className="meta space-above-small">{say('placedOn', { day: order.day })}</p>
          {order.exchangeCase && (
            <p className="meta no-print">
              {order.isGuest ? (
                say('exchangeOf', { number: order.exchangeCase })
              ) : (
                <Link className="link" to={`${href('service-case')}?${new URLSearchParams({ number: order.exchangeCase })}`}>
                  {say('exchangeOf', { number: order.exchangeCase })}
                </Link>
              )}
            </p>
          )}
        </div>
        <OrderProgress {...order} />
        <div className="row no-print">
          {order.mayPay && <PayAgain answer={answerTo(payIntent, answer)} />}
          <BuyAgain again={order.again} kind={order.mayPay || top ? 'quiet' : 'primary'} />
          {order.mayReturn && (
            <ButtonLink
              to={`${href('return-request')}?${new URLSearchParams({ number: order.number, ...(order.key && { key: order.key }) })}`}
            >
              {say('sendBack')}
            </ButtonLink>
          )}
          <Button className="needs-script" onClick={() => window.print()}>
            {say(order.paidCents > 0 ? 'print' : 'printOrder')}
          </Button>
        </div>
        <UnavailableAgain again={order.again} />
        {order.mayCancel && <CancelOrderForm order={order} answer={answerTo(cancelIntent, answer)} />}
        <CancellationRequest order={order} answer={answerTo(requestCancelIntent, answer)} />
      </header>
      <div className="order-cols">
        <OrderLines order={order} answer={answer} />
        <OrderSide order={order} />
        <div className="stack-3 no-print">
          <Documents order={order} />
          <History steps={order.steps} />
          <Messages messages={order.messages} />
          <OrderQuestionForm key={order.number} email={order.email} answer={answerTo(questionIntent, answer)} />
        </div>
      </div>
    </article>
  );
}

function ReceiptHead({ order: { company, today, paidCents } }: { order: OneOrder }) {
  const say = useTexts(ordersPageTexts);
  return (
    <div className="only-print receipt-head">
      <div>
        <b>{company?.name}</b>
        <span>{company?.address}</span>
        <span>{[company?.email, company?.phone].filter(Boolean).join(say('listComma'))}</span>
      </div>
      <div>
        <b>{say(paidCents > 0 ? 'receipt' : 'slip')}</b>
        <span>{say('printedOn', { day: today })}</span>
      </div>
    </div>
  );
}

/** Plain links: files are not pages. */
function Documents({ order: { number, key, paidCents } }: { order: OneOrder }) {
  const say = useTexts(ordersPageTexts);
  const documentTextKeys = { invoice: paidCents > 0 ? 'invoicePdf' : 'slipPdf', 'packing-slip': 'packingPdf' } as const;
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="title-4">
        {say('papers')}
      </h2>
      <ul className="row space-above-small">
        {documentKinds.map((kind) => (
          <li key={kind}>
            <a className="link tap-target" href={documentPath(kind, number, key)} target="_blank" rel="noopener">
              {say(documentTextKeys[kind])}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Messages({ messages }: { messages: OneOrder['messages'] }) {
  const say = useTexts(ordersPageTexts);
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="title-4">
        {say('messages')}
      </h2>
      <ol className="stack space-above">
        {messages.map(({ id, isOurs, message, day }) => (
          <li key={id} className="order-said">
            <p className="meta">
              {say(isOurs ? 'fromUs' : 'fromYou')} · <span className="num">{day}</span>
            </p>
            <p className="long-words keep-lines">{message}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function History({ steps }: { steps: OneOrder['steps'] }) {
  const say = useTexts(ordersPageTexts);
  const sayTimeline = useTexts(orderTimelineTexts);
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="title-4">
        {say('history')}
      </h2>
      <ol className="happened space-above">
        {steps.toReversed().map(({ name, day }) => (
          <li key={`${name} ${day}`}>
            <span>{sayTimeline(name)}</span>
            <span className="meta num">{day}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
