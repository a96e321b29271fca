import { listOf } from '#site/list.ts';

/** Where an entry comes from: typed, a payment, a delivery of a vendor, a standing order, or it takes another one back. */
export const origins = ['typed', 'payment', 'delivery', 'standing', 'counter'] as const;
export type Origin = (typeof origins)[number];

const asked = {
  filters: { heading: 'number', from: 'day', to: 'day', origin: origins, receipt: ['with', 'without'], entry: 'number' },
  sorts: ['day', 'amount'],
  first: '-day',
} as const;

export const incomeList = listOf({ page: 'office-income', ...asked });
export const expenditureList = listOf({ page: 'office-expenditure', ...asked });
export const listsOf = { income: incomeList, expenditure: expenditureList } as const;

type Source = {
  readonly sourceKind: string | null;
  readonly purchaseReceiptId: number | null;
  readonly recurringId: number | null;
  readonly reversesId: number | null;
};

export function originOf({ sourceKind, purchaseReceiptId, recurringId, reversesId }: Source): Origin {
  if (reversesId !== null) return 'counter';
  if (purchaseReceiptId !== null) return 'delivery';
  if (sourceKind !== null) return 'payment';
  return recurringId === null ? 'typed' : 'standing';
}

/** Only what somebody typed, or a standing order wrote, can be taken back here. */
export const mayCounter = (origin: Origin, hasCounter: boolean): boolean => !hasCounter && (origin === 'typed' || origin === 'standing');

type Line = { readonly kind: 'income' | 'expenditure'; readonly amountCents: number };

/** What an entry does to the balance. */
export const effectOf = ({ kind, amountCents }: Line): number => (kind === 'income' ? amountCents : -amountCents);

/** The balance after each line, newest first, when it is known after the first of them. */
export function runningBalances(lines: readonly Line[], afterFirst: number): number[] {
  let balance = afterFirst;
  return lines.map((line) => {
    const shown = balance;
    balance -= effectOf(line);
    return shown;
  });
}
