import { invoiceTexts } from '#areas/checkout/invoice-texts.ts';
import { dollarText } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { type FactRow, FactTable } from '#ui/table.tsx';

export type InvoiceBillData = {
  readonly bill: {
    readonly itemsCents: number;
    readonly shippingCents: number;
    readonly handlingCents: number;
    readonly taxCents: number;
    readonly discountCents: number;
    readonly totalCents: number;
  };
  readonly paidCents: number;
  readonly balanceCents: number;
};

/** How the total comes about, what is already paid, and what is left. */
export function InvoiceBill({ bill, paidCents, balanceCents }: InvoiceBillData) {
  const say = useTexts(invoiceTexts);
  const rows: FactRow[] = [
    { label: say('items'), value: dollarText(bill.itemsCents) },
    { label: say('shipping'), value: bill.shippingCents > 0 ? dollarText(bill.shippingCents) : say('free') },
    ...(bill.handlingCents > 0 ? [{ label: say('handling'), value: dollarText(bill.handlingCents) }] : []),
    ...(bill.taxCents > 0 ? [{ label: say('tax'), value: dollarText(bill.taxCents) }] : []),
    ...(bill.discountCents > 0 ? [{ label: say('discount'), value: `−${dollarText(bill.discountCents)}` }] : []),
    ...(paidCents > 0
      ? [
          { label: say('total'), value: dollarText(bill.totalCents) },
          { label: say('paid'), value: `−${dollarText(paidCents)}` },
        ]
      : []),
  ];
  const total =
    paidCents > 0
      ? { label: say('balance'), value: dollarText(balanceCents) }
      : { label: say('total'), value: dollarText(bill.totalCents) };
  return <FactTable numbers caption={say('bill')} rows={rows} total={total} />;
}
