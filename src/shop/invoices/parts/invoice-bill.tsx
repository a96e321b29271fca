import { invoiceTexts } from '#areas/checkout/invoice-texts.ts';
import { cents, dollars } from '#kernel/money.ts';
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
  const money = (amount: number): string => dollars(cents(amount));
  const rows: FactRow[] = [
    { label: say('items'), value: money(bill.itemsCents) },
    { label: say('shipping'), value: bill.shippingCents > 0 ? money(bill.shippingCents) : say('free') },
    ...(bill.handlingCents > 0 ? [{ label: say('handling'), value: money(bill.handlingCents) }] : []),
    ...(bill.taxCents > 0 ? [{ label: say('tax'), value: money(bill.taxCents) }] : []),
    ...(bill.discountCents > 0 ? [{ label: say('discount'), value: `−${money(bill.discountCents)}` }] : []),
    ...(paidCents > 0
      ? [
          { label: say('total'), value: money(bill.totalCents) },
          { label: say('paid'), value: `−${money(paidCents)}` },
        ]
      : []),
  ];
  const total =
    paidCents > 0 ? { label: say('balance'), value: money(balanceCents) } : { label: say('total'), value: money(bill.totalCents) };
  return <FactTable numbers caption={say('bill')} rows={rows} total={total} />;
}
