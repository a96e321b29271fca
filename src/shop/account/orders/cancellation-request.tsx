import { Form, Link, useLocation, useNavigation } from 'react-router';
import { caseStatusTexts } from '#areas/aftercare/texts.ts';
import type { OneOrder } from '#areas/documents/services/order-detail.server.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { type OrderActionResult, requestCancelIntent } from './order-action-result.ts';
import { ordersPageTexts } from './texts.ts';

/** Picking has begun: cancellation is a request that staff answer. */
export function CancellationRequest({ order, answer }: { order: OneOrder; answer: OrderActionResult | null }) {
  const say = useTexts(ordersPageTexts);
  const status = useTexts(caseStatusTexts);
  const href = useHref();
  const { search } = useLocation();
  const isBusy = useNavigation().formData?.get('intent') === requestCancelIntent;
  const { cancelWish: cancelRequest, key } = order;
  if (cancelRequest)
    return (
      <Notice
        tone={cancelRequest.status === 'refused' ? 'warn' : 'ok'}
        action={
          <Link
            className="link tap-target"
            to={`${href('service-case')}?${new URLSearchParams({ number: cancelRequest.number, ...(key && { key }) })}`}
          >
            {say('wishOpen')}
          </Link>
        }
      >
        {say('wishIs', { status: status(cancelRequest.status) })}
      </Notice>
    );
  if (!order.mayAskToCancel) return null;
  return (
    <details id="cancel" className="cancel-it no-print" open={answer !== null || undefined}>
      <summary className="link">{say('wishIt')}</summary>
      <Form method="post" action={search} replace preventScrollReset className="stack space-above-small">
        <input type="hidden" name="intent" value={requestCancelIntent} />
        <p>{say(order.isMadeToOrder ? 'wishMadeText' : 'wishText')}</p>
        <TextArea label={say('wishWhy')} optional={say('optional')} name="message" rows={3} maxLength={2000} />
        {answer?.problem && <Notice tone="err">{answer.problem}</Notice>}
        <Button type="submit" kind="danger" className="at-start" busy={isBusy}>
          {say('wishYes')}
        </Button>
      </Form>
    </details>
  );
}
