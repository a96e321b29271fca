import { partnerAccountTexts } from '#areas/partners/account-texts.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { FactTable } from '#ui/table.tsx';
import type { BusinessData } from './load.server.ts';

/** An affiliate's balance and payouts. */
export function Payouts({
  payouts: { share, leastCents, openCents, openOrders, made },
}: {
  payouts: NonNullable<BusinessData['payouts']>;
}) {
  const say = useTexts(partnerAccountTexts);
  return (
    <section aria-labelledby="payouts">
      <h2 id="payouts">{say('payouts')}</h2>
      <p className="meta">{say('payoutsTold', { share, least: dollars(cents(leastCents)) })}</p>
      <FactTable
        caption={say('payouts')}
        numbers
        rows={[
          { label: say('payoutOpen', { count: openOrders }), value: dollars(cents(openCents)) },
          ...made.map((row) => ({
            label: row.paidOn ? say('payoutMade', { month: row.month, day: row.paidOn }) : row.month,
            value: dollars(cents(row.amountCents)),
          })),
        ]}
      />
    </section>
  );
}
