import { shippingFee } from '#areas/shipping/rules.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { isOneOf } from '#kernel/states.ts';

export const invoiceStates = ['draft', 'sent', 'viewed', 'part_paid', 'paid', 'overdue', 'cancelled', 'refunded'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
export const invoiceKinds = ['invoice', 'shipping_address', 'payment_link'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** The only ways an invoice moves. A cancelled one stays so, even when money comes late: then a person looks at its order. */
export const invoiceTransitions: Readonly<Record<InvoiceState, readonly InvoiceState[]>> = {
  draft: ['sent', 'cancelled'],
  sent: ['viewed', 'part_paid', 'paid', 'overdue', 'cancelled'],
  viewed: ['part_paid', 'paid', 'overdue', 'cancelled'],
  overdue: ['sent', 'viewed', 'part_paid', 'paid', 'cancelled'],
  part_paid: ['paid', 'overdue', 'refunded'],
  paid: ['refunded'],
  cancelled: [],
  refunded: [],
};

/** From where a state can be reached. */
export const invoiceStatesBefore = (to: InvoiceState): InvoiceState[] =>
  invoiceStates.filter((from) => invoiceTransitions[from].includes(to));

/** Heaps of the office's list. */
export const invoiceGroups = {
  draft: ['draft'],
  open: ['sent', 'viewed', 'part_paid'],
  overdue: ['overdue'],
  paid: ['paid'],
  ended: ['cancelled', 'refunded'],
} as const satisfies Record<string, readonly InvoiceState[]>;
export const isEndedInvoice = isOneOf(invoiceGroups.ended);
export type InvoiceGroup = keyof typeof invoiceGroups;
export const invoiceGroupNames: readonly InvoiceGroup[] = ['draft', 'open', 'overdue', 'paid', 'ended'];

export type InvoiceLine = { readonly quantity: number; readonly priceCents: number; readonly weightGrams: number };
export type InvoiceInput = {
  readonly lines: readonly InvoiceLine[];
  readonly discountCents: number;
  /** Null: by weight. */
  readonly shippingCents: number | null;
  /** What was already paid for shipping elsewhere; it lowers the fee, never below nothing. */
  readonly shippingPaidCents: number;
  readonly handlingCents: number;
  readonly taxCents: number;
};

/** The bill of an invoice. A discount larger than everything else ends at nothing to pay. */
export function invoiceSums({ lines, discountCents, shippingCents, shippingPaidCents, handlingCents, taxCents }: InvoiceInput) {
  const itemsCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const grams = lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
  const fee = Math.max(0, (shippingCents ?? shippingFee(grams)) - shippingPaidCents);
  const most = itemsCents + fee + handlingCents + taxCents;
  const off = Math.min(discountCents, most);
  return { itemsCents, grams, shippingCents: fee, handlingCents, taxCents, discountCents: off, totalCents: cents(most - off) };
}

type Standing = { readonly totalCents: number; readonly paidCents: number; readonly depositBp: number };

export const invoiceBalance = ({ totalCents, paidCents }: Standing): Cents => cents(Math.max(0, totalCents - paidCents));

/** What is asked now: the deposit until it is in, then all that is left. A part of a cent belongs to the deposit. */
export function invoiceAmountDue(invoice: Standing): { readonly cents: Cents; readonly purpose: 'full' | 'deposit' | 'balance' } {
  const { totalCents, paidCents, depositBp } = invoice;
  const left = invoiceBalance(invoice);
  const deposit = Math.min(totalCents, Math.ceil((totalCents * depositBp) / 10_000));
  if (paidCents < deposit && deposit < totalCents) return { cents: cents(deposit - paidCents), purpose: 'deposit' };
  return { cents: left, purpose: paidCents > 0 ? 'balance' : 'full' };
}

type Open = Standing & { readonly status: InvoiceState; readonly expiresAt: Date | null };

/** Why nothing can be paid; null when something can. */
export function whyNotPayable(invoice: Open, now: Date): 'draft' | 'cancelled' | 'expired' | 'paid' | null {
  if (invoice.status === 'draft' || invoice.status === 'cancelled') return invoice.status;
  if (invoice.status === 'refunded' || invoice.status === 'paid' || invoiceBalance(invoice) === 0) return 'paid';
  return isInvoiceExpired(invoice, now) ? 'expired' : null;
}

export const isInvoiceExpired = ({ expiresAt }: { readonly expiresAt: Date | null }, now: Date): boolean =>
  expiresAt !== null && now >= expiresAt;

/** Where money that came in leaves an invoice. */
export const stateAfterMoney = ({ totalCents, paidCents, status }: Standing & { readonly status: InvoiceState }): InvoiceState => {
  if (isEndedInvoice(status)) return status;
  return paidCents >= totalCents ? 'paid' : 'part_paid';
};

/** Lines and amounts are settled once the buyer went to pay: the order is what was agreed. */
export const canRewriteInvoice = ({
  status,
  paidCents,
  hasOrder,
}: {
  status: InvoiceState;
  paidCents: number;
  hasOrder: boolean;
}): boolean => !hasOrder && paidCents === 0 && (status === 'draft' || status === 'sent' || status === 'viewed' || status === 'overdue');

const signs = 'abcdefghijkmnpqrstuvwxyz23456789';
const secretLength = 26;

/** The readable part, and a hundred and thirty bits nobody guesses. */
export function invoiceCode(words: string, bytes: Uint8Array): string {
  const readable = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 20)
    .replace(/^-+|-+$/g, '');
  const secret = Array.from(bytes.subarray(0, secretLength), (byte) => signs[byte % signs.length]).join('');
  return `${readable || 'invoice'}-${secret}`;
}

/** What looks like a code at all; anything else never reaches the database. */
export const isInvoiceCode = (text: string): boolean => /^[a-z0-9-]{22,80}$/.test(text);

/** INV-261116-7K3Q9X: a day to sort by, and thirty bits against two that meet. */
export const invoiceNumber = (day: string, bytes: Uint8Array): string =>
  `INV-${day.replaceAll('-', '').slice(2)}-${Array.from(bytes.subarray(0, 6), (byte) => signs[byte % signs.length])
    .join('')
    .toUpperCase()}`;
