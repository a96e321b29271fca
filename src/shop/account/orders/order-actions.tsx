import { Form, useLocation, useNavigation } from 'react-router';
import type { OneOrder } from '#areas/documents/services/order-detail.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { priceProtectionTexts } from '#shop/aftercare/parts/price-protection-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { cancelIntent, type OrderActionResult, payIntent } from './order-action-result.ts';
import { ordersPageTexts } from './texts.ts';

export function PayAgain({ answer, size = 'normal' }: { answer: OrderActionResult | null; size?: 'normal' | 'big' }) {
  const say = useTexts(ordersPageTexts);
  const { search } = useLocation();
  const isBusy = useNavigation().formData?.get('intent') === payIntent;
  return (
    <Form method="post" action={search} className="no-box">
      <input type="hidden" name="intent" value={payIntent} />
      <SubmitButton busy={isBusy} size={size}>
        {say(isBusy ? 'going' : 'payNow')}
      </SubmitButton>
      {answer?.problem && <Notice tone="err">{answer.problem}</Notice>}
    </Form>
  );
}

/** Says what happens to the money before the click. */
export function CancelOrderForm({
  order: { paidCents, cancelCents, hasPriceCredit },
  answer,
}: {
  order: OneOrder;
  answer: OrderActionResult | null;
}) {
  const say = useTexts(ordersPageTexts);
  const sayProtection = useTexts(priceProtectionTexts);
  const { search } = useLocation();
  const isBusy = useNavigation().formData?.get('intent') === cancelIntent;
  return (
    <details id="cancel" className="cancel-it no-print" open={answer !== null || undefined}>
      <summary className="link">{say('cancelIt')}</summary>
      <Form method="post" action={search} replace preventScrollReset className="stack space-above-small">
        <input type="hidden" name="intent" value={cancelIntent} />
        <p>{paidCents > 0 ? say('cancelPaid', { amount: dollars(cents(cancelCents)) }) : say('cancelUnpaid')}</p>
        {hasPriceCredit && <p>{sayProtection('refundEndsCredit')}</p>}
        {answer?.problem && <Notice tone="err">{answer.problem}</Notice>}
        <Button type="submit" kind="danger" className="at-start" busy={isBusy}>
          {say('cancelYes')}
        </Button>
      </Form>
    </details>
  );
}
