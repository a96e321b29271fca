import { lazy, Suspense } from 'react';
import { Form, Link, useNavigate, useNavigation } from 'react-router';
import { callApi } from '#api/client.ts';
import { isPaidByCredit } from '#areas/checkout/rules/paid-by-credit.ts';
import type { noteReference } from '#areas/partners/calls/business.ts';
import { fullName } from '#areas/shoppers/rules.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { CheckoutStepFooter, CheckoutStepFrame } from './frame.tsx';
import type { CheckoutStepDataOf } from './load.server.ts';
import { CheckoutNoticeBox } from './review-parts.tsx';
import { checkoutTexts } from './texts.ts';

const Wallets = lazy(async () => ({ default: (await import('../parts/pay/wallets.tsx')).Wallets }));

/** One click to the provider; its own buttons are below where available. */
export function PayStep({ data, problem }: { data: CheckoutStepDataOf<'pay'>; problem: string | null }) {
  const say = useTexts(checkoutTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'pay';
  const navigate = useNavigate();
  const { bill, goesTo } = data;
  const total = dollars(cents(bill.totalCents));
  const isFree = bill.totalCents === 0;
  return (
    <CheckoutStepFrame data={data} step="pay">
      <CheckoutNoticeBox notice={data.said} bill={bill} problem={problem} />
      <div className="form-part pay-ways">
        <h2>{say('payTitle')}</h2>
        {data.isTest && <Notice tone="warn">{say('testMode')}</Notice>}
        <p className="pay-to">
          <span>
            <span className="meta">{say('goesTo')}</span>{' '}
            {[fullName(goesTo), goesTo.address, `${goesTo.city}, ${goesTo.region} ${goesTo.postCode}`, goesTo.countryName]
              .filter(Boolean)
              .join(say('comma'))}
          </span>
          <Link className="link" to="?step=address" aria-label={say('changeAddress')}>
            {say('change')}
          </Link>
        </p>
        <Form method="post" action="?step=pay" id="pay" className="stack">
          <input type="hidden" name="intent" value="pay" />
          <input type="hidden" name="seen_total" value={bill.totalCents / 100} />
          {data.requestId && <input type="hidden" name="request_id" value={data.requestId} />}
          <p className="meta">{say(isPaidByCredit(bill) ? 'creditPaysAll' : isFree ? 'freeNote' : 'payNote')}</p>
        </Form>
        <CheckoutStepFooter
          total={total}
          back={
            <Link className="link" to="?step=review">
              {say('backToReview')}
            </Link>
          }
        >
          <SubmitButton form="pay" size="big" busy={isBusy}>
            {isBusy ? say(isFree ? 'busy' : 'going') : isFree ? say('confirmFree') : say('payWith', { total })}
          </SubmitButton>
        </CheckoutStepFooter>
        {!isFree && (
          <Suspense>
            <Wallets
              provider={data.provider}
              order={data.order}
              totalCents={bill.totalCents}
              onOpened={async (number) => {
                if (data.reference) await callApi<typeof noteReference>('/business/note_reference', { number, reference: data.reference });
              }}
              onChanged={() => void navigate('?step=review&said=changed')}
            />
          </Suspense>
        )}
        {!isFree && <p className="meta">{say('held')}</p>}
      </div>
    </CheckoutStepFrame>
  );
}
