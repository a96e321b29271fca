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
import { ReasonDialog } from './confirm-action-dialog.tsx';
import { LinesCard } from './lines-card.tsx';
import type { ShownOrder } from './load.server.ts';
import { orderOfficeTexts } from './order-office-texts.ts';
import { PaymentsCard } from './payments-card.tsx';
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

export default function OrderPage({ loaderData: { shown, made }, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(orderOfficeTexts);
  useLiveUpdates('orders', 'payments', 'stock');
  useSuccessToast(actionData);
  if (!shown) return <FindOrder />;
  return (
    <>
      <Head shown={shown} />
      {made && <Made shown={shown} terms={made} />}
      {actionData && 'problem' in actionData && (
        <Notice tone="err">
          <b>{say('failed')}</b> {actionData.problem}
        </Notice>
      )}
      <Attention shown={shown} />
      <Steps shown={shown} />
      <div className="tiles order-tiles">
        <div className="stack stack-wide">
          <LinesCard key={`lines ${shown.totalCents}`} shown={shown} />
          <PaymentsCard shown={shown} />
          <TimelineCard key={shown.history.length} shown={shown} />
        </div>
        <OrderSide shown={shown} />
      </div>
    </>
  );
}

/** After a manual order: what was created and sent, and a link to the next one. */
function Made({ shown, terms }: { shown: ShownOrder; terms: ManualPaymentTerms }) {
  const say = useTexts(orderOfficeTexts);
  const href = useHref();
  return (
    <Notice tone="ok">
      <span role="status">{say(`made-${terms}`, { number: shown.number, total: shown.total, email: shown.email })}</span>{' '}
      <Link className="link" to={href('office-order-add')}>
        {say('madeNext')}
      </Link>
    </Notice>
  );
}

function Head({ shown }: { shown: ShownOrder }) {
  const say = useTexts(orderOfficeTexts);
  const href = useHref();
  const { may } = shown;
  const states = (
    <>
      <OrderStatusBadge status={shown.status} />
      <OrderPaymentBadge paymentState={shown.paymentState} attentionReason={shown.attentionReason} />
      {shown.isDiscreet && (
        <Badge tone="line" mark="none">
          {say('discreet')}
        </Badge>
      )}
      {shown.isMadeToOrder && (
        <Badge tone="line" mark="none">
          {say('madeToOrder')}
        </Badge>
      )}
      {shown.isTest && <Badge tone="warn">{say('test')}</Badge>}
    </>
  );
  return (
    <PageHead
      title={shown.number}
      back={
        <Link to={href('office-orders')} data-shortcut="u">
          {say('back')}
        </Link>
      }
      states={states}
      actions={
        <>
          <a className="btn btn-quiet" href={shown.papers.slip} target="_blank" rel="noreferrer" data-shortcut="p">
            {say('packingSlip')}
          </a>
          {may.hold && (
            <ReasonDialog number={shown.number} intent="hold" title={say('holdTitle')} text={say('holdText')} button={say('hold')} />
          )}
          {may.release && <Act number={shown.number} intent="release" label={say('release')} />}
          {may.cancel && (
            <ReasonDialog
              number={shown.number}
              intent="cancel"
              title={say('cancelTitle')}
              text={say('cancelText')}
              button={say('cancel')}
              isDanger
            />
          )}
          {may.mark && may.prepare && <Act number={shown.number} intent="mark" mark="preparing" label={say('prepare')} isPrimary />}
          {may.mark && may.deliver && <Act number={shown.number} intent="mark" mark="delivered" label={say('deliver')} isPrimary />}
          {may.mark && may.complete && <Act number={shown.number} intent="mark" mark="completed" label={say('complete')} isPrimary />}
        </>
      }
    />
  );
}

type ActProps = { number: string; intent: string; label: string; mark?: string; isPrimary?: boolean };

/** An action without further input. */
function Act({ number, intent, label, mark, isPrimary }: ActProps) {
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

function Attention({ shown }: { shown: ShownOrder }) {
  const say = useTexts(orderOfficeTexts);
  const href = shown.cancelCase;
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
  if (shown.may.release) return <Notice tone="warn">{say('heldBecause', { why: shown.may.heldWhy })}</Notice>;
  if (shown.attentionReason === '' || shown.paymentState !== 'needs_attention') return null;
  return <Notice tone="err">{say('attentionBecause', { why: shown.attentionWords })}</Notice>;
}

function Steps({ shown }: { shown: ShownOrder }) {
  const say = useTexts(orderOfficeTexts);
  const names = ['placed', 'paid', 'picking', 'shipped', 'delivered'] as const;
  const reached = [1, 2, 3, 4, 5];
  const isOver = isEndedStatus(shown.status);
  return (
    <StepsStrip
      label={say('steps')}
      steps={names.map((name, place) => {
        const time = shown.steps[name];
        const note = name === 'placed' && time ? say('bySource', { at: time.at, source: say(shown.source) }) : time?.at;
        const isNow = !isOver && shown.status === reached[place];
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
