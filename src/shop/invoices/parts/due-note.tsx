import { invoiceTexts } from '#areas/checkout/invoice-texts.ts';
import { type Cents, cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';

type DueAmounts = { readonly purpose: 'full' | 'deposit' | 'balance'; readonly balanceCents: Cents; readonly dueCents: Cents };

/** Why it is not the whole amount. */
export function DueNote({ invoice: { purpose, balanceCents, dueCents } }: { invoice: DueAmounts }) {
  const say = useTexts(invoiceTexts);
  if (purpose === 'deposit') return <p className="meta">{say('deposit', { rest: dollars(cents(balanceCents - dueCents)) })}</p>;
  return purpose === 'balance' ? <p className="meta">{say('balanceNow')}</p> : null;
}
