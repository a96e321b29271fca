import { Form, Link, useLocation, useNavigation } from 'react-router';
import { caseStatusTexts } from '#areas/aftercare/texts.ts';
import type { OneOrder } from '#areas/documents/services/one-order.server.ts';
import { useHref, useSay } from '#site/here.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { type ActAnswer, wishAct } from './act-answer.ts';
import { ordersPageTexts } from './texts.ts';

/** Picking began: she asks, we answer; until then nothing leaves. */
export function CancelWish({ order, answer }: { order: OneOrder; answer: ActAnswer | null }) {
  const say = useSay(ordersPageTexts);
  const status = useSay(caseStatusTexts);
  const href = useHref();
  const { search } = useLocation();
  const isBusy = useNavigation().formData?.get('intent') === wishAct;
  const { cancelWish, key } = order;
  if (cancelWish)
    return (
      <Notice
        tone={cancelWish.status === 'refused' ? 'warn' : 'ok'}
        action={
          <Link
            className="link inline-flex min-h-target items-center"
            to={`${href('service-case')}?${new URLSearchParams({ number: cancelWish.number, ...(key && { key }) })}`}
          >
            {say('wishOpen')}
          </Link>
        }
      >
        {say('wishIs', { status: status(cancelWish.status) })}
      </Notice>
    );
  if (!order.mayAskToCancel) return null;
  return (
    <details id="cancel" className="cancel-it no-print" open={answer !== null || undefined}>
      <summary className="link">{say('wishIt')}</summary>
      <Form method="post" action={search} replace preventScrollReset className="stack mt-1">
        <input type="hidden" name="intent" value={wishAct} />
        <p>{say(order.isMadeToOrder ? 'wishMadeText' : 'wishText')}</p>
        <TextArea label={say('wishWhy')} optional={say('optional')} name="message" rows={3} maxLength={2000} />
        {answer?.problem && <Notice tone="err">{answer.problem}</Notice>}
        <Button type="submit" kind="danger" className="justify-self-start" busy={isBusy}>
          {say('wishYes')}
        </Button>
      </Form>
    </details>
  );
}
