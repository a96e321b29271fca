import { shippingFee } from '#areas/shipping/rules.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { isOneOf } from '#kernel/states.ts';

export const invoiceStates = ['draft', 'sent', 'viewed', 'part_paid', 'paid', 'overdue', 'cancelled', 'refunded'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
export const invoiceKinds = ['invoice', 'shipping_address', 'payment_link'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** The allowed transitions. A cancelled invoice stays cancelled even when money arrives late; staff then review its order. */
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

export const invoiceStatesBefore = (to: InvoiceState): InvoiceState[] =>
  invoiceStates.filter((from) => invoiceTransitions[from].includes(to));

/** Groups of the office's invoice list. */
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
  /** Null means: calculated from the weight. */
  readonly shippingCents: number | null;
  /** Shipping already paid elsewhere; lowers the fee, never below zero. */
  readonly shippingPaidCents: number;
  readonly handlingCents: number;
  readonly taxCents: number;
};

/** Sums of an invoice. A discount larger than everything else leaves zero to pay. */
export function invoiceSums({ lines, discountCents, shippingCents, shippingPaidCents, handlingCents, taxCents }: InvoiceInput) {
  const itemsCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const grams = lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
  const fee = Math.max(0, (shippingCents ?? shippingFee(grams)) - shippingPaidCents);
  const beforeDiscountCents = itemsCents + fee + handlingCents + taxCents;
  const off = Math.min(discountCents, beforeDiscountCents);
  return {
    itemsCents,
    grams,
    shippingCents: fee,
    handlingCents,
    taxCents,
    discountCents: off,
    totalCents: cents(beforeDiscountCents - off),
  };
}

type InvoicePaymentState = { readonly totalCents: number; readonly paidCents: number; readonly depositBp: number };

export const invoiceBalance = ({ totalCents, paidCents }: InvoicePaymentState): Cents => cents(Math.max(0, totalCents - paidCents));

/** Amount due now: the deposit until it is paid, then the rest. A fraction of a cent belongs to the deposit. */
export function invoiceAmountDue(invoice: InvoicePaymentState): {
  readonly cents: Cents;
  readonly purpose: 'full' | 'deposit' | 'balance';
} {
  const { totalCents, paidCents, depositBp } = invoice;
  const left = invoiceBalance(invoice);
  const deposit = Math.min(totalCents, Math.ceil((totalCents * depositBp) / 10_000));
  if (paidCents < deposit && deposit < totalCents) return { cents: cents(deposit - paidCents), purpose: 'deposit' };
  return { cents: left, purpose: paidCents > 0 ? 'balance' : 'full' };
}

type Open = InvoicePaymentState & { readonly status: InvoiceState; readonly expiresAt: Date | null };

/** Null when it can be paid. */
export function whyNotPayable(invoice: Open, now: Date): 'draft' | 'cancelled' | 'expired' | 'paid' | null {
  if (invoice.status === 'draft' || invoice.status === 'cancelled') return invoice.status;
  if (invoice.status === 'refunded' || invoice.status === 'paid' || invoiceBalance(invoice) === 0) return 'paid';
  return isInvoiceExpired(invoice, now) ? 'expired' : null;
}

export const isInvoiceExpired = ({ expiresAt }: { readonly expiresAt: Date | null }, now: Date): boolean =>
  expiresAt !== null && now >= expiresAt;

export const stateAfterMoney = ({
  totalCents,
  paidCents,
  status,
}: InvoicePaymentState & { readonly status: InvoiceState }): InvoiceState => {
  if (isEndedInvoice(status)) return status;
  return paidCents >= totalCents ? 'paid' : 'part_paid';
};

/** Lines and amounts are fixed once the buyer started to pay: the order is what was agreed. */
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

/** A readable part plus 130 random bits. */
export function invoiceCode(text: string, bytes: Uint8Array): string {
  const readable = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 20)
    .replace(/^-+|-+$/g, '');
  const secret = Array.from(bytes.subarray(0, secretLength), (byte) => signs[byte % signs.length]).join('');
  return `${readable || 'invoice'}-${secret}`;
}

/** Checked before any query: text that cannot be a code never reaches the database. */
export const isInvoiceCode = (text: string): boolean => /^[a-z0-9-]{22,80}$/.test(text);

/** INV-261116-7K3Q9X: the day, for sorting, and thirty random bits against collisions. */
export const invoiceNumber = (day: string, bytes: Uint8Array): string =>
  `INV-${day.replaceAll('-', '').slice(2)}-${Array.from(bytes.subarray(0, 6), (byte) => signs[byte % signs.length])
    .join('')
    .toUpperCase()}`;
