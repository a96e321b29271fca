import { Form, useNavigation } from 'react-router';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { CheckoutBill } from './checkout-facts.server.ts';
import type { CheckoutNotice } from './checkout-steps.ts';
import { checkoutTexts } from './texts.ts';

const noticeTextKeys = {
  changed: 'saidChanged',
  stock: 'saidStock',
  gone: 'saidGone',
  coupon: 'saidCoupon',
  away: 'saidAway',
  refused: 'saidRefused',
  receiver: 'noReceiver',
} as const satisfies Record<CheckoutNotice, keyof typeof checkoutTexts>;

/** Why the step is shown again. */
export function CheckoutNoticeBox({
  notice,
  bill,
  problem,
}: {
  notice: CheckoutNotice | null;
  bill: CheckoutBill;
  problem: string | null;
}) {
  const say = useTexts(checkoutTexts);
  if (!notice && !problem) return null;
  return (
    <div className="space-below-large" role="status">
      <Notice tone={notice === 'changed' ? 'warn' : 'err'}>
        {problem ?? (notice ? say(noticeTextKeys[notice], { total: dollars(cents(bill.totalCents)) }) : '')}
      </Notice>
    </div>
  );
}

/** What changed since it was added; missing items must be accepted before continuing. */
export function ChangedLines({ bill: { lines, isShort }, isMember }: { bill: CheckoutBill; isMember: boolean }) {
  const say = useTexts(checkoutTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'accept';
  const changedLines = lines.filter(({ state, wasCents }) => state !== 'fine' || wasCents !== null);
  if (changedLines.length === 0) return null;
  return (
    <div className="notice notice-warn space-below-large changed-lines">
      <ul>
        {changedLines.map(({ skuId, name, state, wanted, limit, wasCents, unitCents }) => (
          <li key={skuId}>
            <b>{name}</b>{' '}
            {[
              state === 'fewer' && say('fewer', { wanted, count: limit }),
              state === 'soldOut' && say('soldOut'),
              state === 'gone' && say('gone'),
              wasCents !== null && say('wasNow', { was: dollars(cents(wasCents)), now: dollars(cents(unitCents)) }),
            ]
              .filter(Boolean)
              .join(' ')}
          </li>
        ))}
      </ul>
      {isShort && (
        <Form method="post" action="?step=review" replace>
          <input type="hidden" name="intent" value="accept" />
          <p className="meta">{say(isMember ? 'acceptNote' : 'acceptNoteGuest')}</p>
          <SubmitButton size="small" busy={isBusy}>
            {say('accept')}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}

export function CouponPart({ bill: { coupon, couponProblem } }: { bill: CheckoutBill }) {
  const say = useTexts(checkoutTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'coupon';
  return (
    <Form method="post" action="?step=review" replace preventScrollReset className="form-part">
      <input type="hidden" name="intent" value="coupon" />
      {coupon ? (
        <p className="coupon-applied">
          <span>
            <b>{say('couponOn', { code: coupon.code })}</b>
            {coupon.name && <small className="meta own-line">{coupon.name}</small>}
          </span>
          <Button type="submit" kind="bare" size="small" busy={isBusy} aria-label={say('takeOffNamed', { code: coupon.code })}>
            {say('takeOff')}
          </Button>
        </p>
      ) : (
        <div className="coupon coupon-step">
          <input
            className="input"
            name="coupon"
            aria-label={say('coupon')}
            placeholder={say('coupon')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
          />
          <Button type="submit" busy={isBusy}>
            {say('apply')}
          </Button>
        </div>
      )}
      {couponProblem && (
        <p className="err" role="status">
          {couponProblem}
        </p>
      )}
    </Form>
  );
}
