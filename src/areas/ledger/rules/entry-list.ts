import { listOf } from '#site/list.ts';

/** Source of an entry: manual, a payment, a vendor delivery, a recurring entry, or a reversal. */
export const entryOrigins = ['typed', 'payment', 'delivery', 'standing', 'counter'] as const;
export type EntryOrigin = (typeof entryOrigins)[number];

const listOptions = {
  filters: { heading: 'number', from: 'day', to: 'day', origin: entryOrigins, receipt: ['with', 'without'], entry: 'number' },
  sorts: ['day', 'amount'],
  first: '-day',
} as const;

export const incomeList = listOf({ page: 'office-income', ...listOptions });
export const expenditureList = listOf({ page: 'office-expenditure', ...listOptions });
export const entryLists = { income: incomeList, expenditure: expenditureList } as const;

type Source = {
  readonly sourceKind: string | null;
  readonly purchaseReceiptId: number | null;
  readonly recurringId: number | null;
  readonly reversesId: number | null;
};

export function entryOriginOf({ sourceKind, purchaseReceiptId, recurringId, reversesId }: Source): EntryOrigin {
  if (reversesId !== null) return 'counter';
  if (purchaseReceiptId !== null) return 'delivery';
  if (sourceKind !== null) return 'payment';
  return recurringId === null ? 'typed' : 'standing';
}

/** Only manual and recurring entries can be reversed here. */
export const canReverse = (origin: EntryOrigin, hasCounter: boolean): boolean =>
  !hasCounter && (origin === 'typed' || origin === 'standing');

type Line = { readonly kind: 'income' | 'expenditure'; readonly amountCents: number };

export const balanceEffectOf = ({ kind, amountCents }: Line): number => (kind === 'income' ? amountCents : -amountCents);

/** The balance after each line, newest first, given the balance after the first. */
export function runningBalances(lines: readonly Line[], afterFirst: number): number[] {
  let balance = afterFirst;
  return lines.map((line) => {
    const shown = balance;
    balance -= balanceEffectOf(line);
    return shown;
  });
}
