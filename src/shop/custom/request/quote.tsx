import { Form, Link, useNavigation } from 'react-router';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Panel } from '#ui/panel.tsx';
import type { RequestData } from './load.server.ts';
import { requestTexts } from './request-texts.ts';

type QuoteProps = { quote: NonNullable<RequestData['quote']>; bill: RequestData['bill'] };

/** The price and deposit. The final-sale text is above the button and must be checked. */
export function RequestQuote({ quote, bill }: QuoteProps) {
  const say = useTexts(requestTexts);
  const isBusy = useNavigation().formData?.get('intent') === 'accept';
  const sums = [
    [say('price'), dollars(cents(quote.cents))],
    [say('deposit'), dollars(cents(quote.depositCents))],
    [say('balance'), dollars(cents(quote.balanceCents))],
    [say('leadDays'), String(quote.leadDays)],
  ];
  return (
    <Panel title={say('quoteTitle')}>
      <dl className="custom-sums num">
        {sums.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {quote.isOpen && (
        <Form method="post" replace preventScrollReset className="stack space-above">
          <input type="hidden" name="intent" value="accept" />
          <input type="hidden" name="quoted" value={quote.cents / 100} />
          <Checkbox name="final_sale" required label={say('finalTick')} />
          <SubmitButton kind="primary" busy={isBusy} className="at-start">
            {say(isBusy ? 'accepting' : 'accept')}
          </SubmitButton>
        </Form>
      )}
      {quote.acceptedOn && <p className="space-above">{say('accepted', { day: quote.acceptedOn })}</p>}
      {quote.acceptedOn && <BillLine bill={bill} />}
    </Panel>
  );
}

function BillLine({ bill }: { bill: RequestData['bill'] }) {
  const say = useTexts(requestTexts);
  const here = useVariantPath();
  if (!bill) return <p className="meta">{say('billComes')}</p>;
  return (
    <p className="row space-above">
      <span className="num">{say('paid', { amount: dollars(cents(bill.paidCents)), total: dollars(cents(bill.totalCents)) })}</span>
      {bill.path && (
        <Link className="btn btn-primary" to={here(bill.path)}>
          {say(bill.paidCents === 0 ? 'payDeposit' : 'payBalance')}
        </Link>
      )}
    </p>
  );
}
