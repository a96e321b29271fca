import { Form, useLocation, useNavigation } from 'react-router';
import { maxClaimLength } from '#areas/aftercare/rules/claims.ts';
import type { OneOrder } from '#areas/documents/services/order-detail.server.ts';
import { PriceDropList } from '#shop/aftercare/parts/line-protection.tsx';
import { priceProtectionTexts } from '#shop/aftercare/parts/price-protection-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { TextArea } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { type OrderActionResult, priceClaimIntent } from './order-action-result.ts';

type Line = OneOrder['lines'][number];

/** The price since purchase, and a form to report a drop we missed. */
export function LinePriceProtection({ line, isGuest, answer }: { line: Line; isGuest: boolean; answer: OrderActionResult | null }) {
  const { protection } = line;
  if (!protection) return null;
  return (
    <>
      <PriceDropList fall={protection.fall} pendingDrop={protection.pendingDrop} events={protection.events} isGuest={isGuest} />
      {(protection.isActive || answer) && <ClaimForm line={line} isGuest={isGuest} answer={answer} />}
    </>
  );
}

function ClaimForm({ line, isGuest, answer }: { line: Line; isGuest: boolean; answer: OrderActionResult | null }) {
  const say = useTexts(priceProtectionTexts);
  const { search, hash } = useLocation();
  const id = `protect-${line.id}`;
  const { formData } = useNavigation();
  const isBusy = formData?.get('intent') === priceClaimIntent && formData.get('line_id') === String(line.id);
  if (answer?.isDone)
    return (
      <div className="space-above-small no-print" role="status">
        <Notice tone="ok">{answer.typed}</Notice>
      </div>
    );
  return (
    <details className="review-of no-print" id={id} open={answer !== null || hash === `#${id}` || undefined}>
      <summary className="link" aria-label={say('claimNamed', { name: line.name })}>
        {say('claim')}
      </summary>
      <Form method="post" action={search} replace preventScrollReset className="stack space-above-small">
        <input type="hidden" name="intent" value={priceClaimIntent} />
        <input type="hidden" name="line_id" value={line.id} />
        <p className="meta">{say('claimTold', { minutes: line.protection?.standMinutes ?? 0 })}</p>
        <TextArea
          label={say('claimWords')}
          name="message"
          rows={2}
          maxLength={maxClaimLength}
          defaultValue={answer?.typed}
          error={answer?.problem ?? undefined}
        />
        {!isGuest && <Checkbox name="way" value="refund" label={say('wantsRefund')} note={say('wantsRefundHelp')} />}
        <SubmitButton kind="quiet" className="at-start" busy={isBusy}>
          {say(isBusy ? 'sending' : 'send')}
        </SubmitButton>
      </Form>
    </details>
  );
}
