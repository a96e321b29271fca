import { Form, Link, useNavigation } from 'react-router';
import type { ManualPaymentTerms } from '#areas/checkout/rules/manual-orders.ts';
import { OrderPaymentBadge, OrderStatusBadge } from '#areas/orders/parts/order-status-badge.tsx';
import { isEndedStatus } from '#areas/orders/rules/status.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { StepsStrip } from '#ui/office/steps-strip.tsx';
import type { Route } from './+types/page';
import { LinesCard } from './lines-card.tsx';
import type { OrderPageData } from './load.server.ts';
import { orderOfficeTexts } from './order-office-texts.ts';
import { PaymentsCard } from './payments-card.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { OrderSide } from './side.tsx';
import { TimelineCard } from './timeline-card.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action } from './act.server.ts';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, orderOfficeTexts.title, orderOfficeTexts.description);
export const handle: OfficeHandle = {
  keys: [
    { keys: ['m'], says: orderOfficeTexts.keyMessage },
    { keys: ['p'], says: orderOfficeTexts.keySlip },
    { keys: ['u'], says: orderOfficeTexts.keyBack },
  ],
};

export default function OrderPage({ loaderData: { shown: order, made }, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(orderOfficeTexts);
  useLiveUpdates('orders', 'payments', 'stock');
  useSuccessToast(actionData);
  if (!order) return <FindOrder />;
  return (
    <>
      <OrderHead order={order} />
      {made && <CreatedNotice order={order} terms={made} />}
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      <AttentionNotice order={order} />
      <OrderSteps order={order} />
      <div className="tiles order-tiles">
        <div className="stack stack-wide">
          <LinesCard key={`lines ${order.totalCents}`} order={order} />
          <PaymentsCard order={order} />
          <TimelineCard key={order.history.length} order={order} />
        </div>
        <OrderSide order={order} />
      </div>
    </>
  );
}

/** After a manual order: what was created and sent, and a link to the next one. */
function CreatedNotice({ order, terms }: { order: OrderPageData; terms: ManualPaymentTerms }) {
  const say = useTexts(orderOfficeTexts);
  const href = useHref();
  return (
    <Notice tone="ok">
      <span role="status">{say(`made-${terms}`, { number: order.number, total: `$${order.total}`, email: order.email })}</span>{' '}
      <Link className="link" to={href('office-order-add')}>
        {say('madeNext')}
      </Link>
    </Notice>
  );
}

function OrderHead({ order }: { order: OrderPageData }) {
  const say = useTexts(orderOfficeTexts);
  const href = useHref();
  const { may } = order;
  const states = (
    <>
      <OrderStatusBadge status={order.status} />
      <OrderPaymentBadge paymentState={order.paymentState} attentionReason={order.attentionReason} />
      {order.isDiscreet && (
        <Badge tone="line" mark="none">
          {say('discreet')}
        </Badge>
      )}
      {order.isMadeToOrder && (
        <Badge tone="line" mark="none">
          {say('madeToOrder')}
        </Badge>
      )}
      {order.isTest && <Badge tone="warn">{say('test')}</Badge>}
    </>
  );
  return (
    <PageHead
      title={order.number}
      back={
        <Link to={href('office-orders')} data-shortcut="u">
          {say('back')}
        </Link>
      }
      states={states}
      actions={
        <>
          <a className="btn btn-quiet" href={order.documents.slip} target="_blank" rel="noreferrer" data-shortcut="p">
            {say('packingSlip')}
          </a>
          {may.hold && (
            <ReasonDialog number={order.number} intent="hold" title={say('holdTitle')} text={say('holdText')} button={say('hold')} />
          )}
          {may.release && <OrderButton number={order.number} intent="release" label={say('release')} />}
          {may.cancel && (
            <ReasonDialog
              number={order.number}
              intent="cancel"
              title={say('cancelTitle')}
              text={say('cancelText')}
              button={say('cancel')}
              isDanger
            />
          )}
          {may.mark && may.prepare && <OrderButton number={order.number} intent="mark" mark="preparing" label={say('prepare')} isPrimary />}
          {may.mark && may.deliver && <OrderButton number={order.number} intent="mark" mark="delivered" label={say('deliver')} isPrimary />}
          {may.mark && may.complete && (
            <OrderButton number={order.number} intent="mark" mark="completed" label={say('complete')} isPrimary />
          )}
        </>
      }
    />
  );
}

type OrderButtonProps = { number: string; intent: string; label: string; mark?: string; isPrimary?: boolean };

/** An action without further input. */
function OrderButton({ number, intent, label, mark, isPrimary }: OrderButtonProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="number" value={number} />
      {mark && <input type="hidden" name="mark" value={mark} />}
      <SubmitButton kind={isPrimary ? 'primary' : 'quiet'} name="intent" value={intent} busy={isBusy}>
        {label}
      </SubmitButton>
    </Form>
  );
}

function AttentionNotice({ order }: { order: OrderPageData }) {
  const say = useTexts(orderOfficeTexts);
  const href = order.cancelCase;
  if (href)
    return (
      <Notice
        tone="err"
        action={
          <Link className="btn btn-quiet btn-small" to={href}>
            {say('toCase')}
          </Link>
        }
      >
        {say('cancelAsked')}
      </Notice>
    );
  if (order.may.release) return <Notice tone="warn">{say('heldBecause', { why: order.may.heldWhy })}</Notice>;
  if (order.attentionReason === '' || order.paymentState !== 'needs_attention') return null;
  return <Notice tone="err">{say('attentionBecause', { why: order.attentionWords })}</Notice>;
}

function OrderSteps({ order }: { order: OrderPageData }) {
  const say = useTexts(orderOfficeTexts);
  const names = ['placed', 'paid', 'picking', 'shipped', 'delivered'] as const;
  const reached = [1, 2, 3, 4, 5];
  const isOver = isEndedStatus(order.status);
  return (
    <StepsStrip
      label={say('steps')}
      steps={names.map((name, index) => {
        const time = order.steps[name];
        const note = name === 'placed' && time ? say('bySource', { at: time.at, source: say(order.source) }) : time?.at;
        const isNow = !isOver && order.status === reached[index];
        return { label: say(name), note, state: time && !isNow ? 'done' : isNow ? 'now' : 'ahead' };
      })}
    />
  );
}

function FindOrder() {
  const say = useTexts(orderOfficeTexts);
  const href = useHref();
  return (
    <>
      <PageHead title={say('findTitle')} back={<Link to={href('office-orders')}>{say('back')}</Link>} />
      <Empty
        title={say('findTitle')}
        text={say('findText')}
        action={
          <Form className="row" action={href('office-order')}>
            <TextInput label={say('findNumber')} name="number" required maxLength={40} />
            <SubmitButton>{say('open')}</SubmitButton>
          </Form>
        }
      />
    </>
  );
}
