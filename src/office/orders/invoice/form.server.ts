import { z } from 'zod';
import { day } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { invoiceDraft } from '#areas/checkout/calls/invoices.ts';
import { toInvoiceDraft } from '#areas/checkout/services/invoice-wire.server.ts';
import { cents } from '#kernel/money.ts';

type Row = Partial<z.input<typeof invoiceDraft.shape.lines.element>>;
/** A line without words, goods and price is no line. */
const isLine = ({ name = '', sku_id = null, price }: Row): boolean => name !== '' || sku_id !== null || price !== undefined;

const { due_on, note, lines } = invoiceDraft.shape;
const terms = z.object({ due_on, note, expires_on: day.nullable().default(null) });
const sheet = invoiceDraft.omit({ expires_at: true }).extend({
  expires_on: terms.shape.expires_on,
  lines: z.preprocess((rows) => (rows as Row[]).filter(isLine).map((row) => ({ quantity: 1, price: 0, ...row })), lines),
  shipping_by: z.enum(['weight', 'hand']).default('weight'),
});

/** The last day counts fully in every time zone. */
const endOf = (on: string | null): string | null => on && `${on}T23:59:59-12:00`;

/** The form's input, by the same checks as the call. */
export function readInvoiceDraft(form: FormData) {
  const { expires_on, shipping_by, shipping, ...draft } = readForm(form, sheet);
  return toInvoiceDraft({ ...draft, shipping: shipping_by === 'hand' ? (shipping ?? cents(0)) : null, expires_at: endOf(expires_on) });
}

export function readInvoiceTerms(form: FormData) {
  const { due_on: dueOn, note, expires_on } = readForm(form, terms);
  const expires = endOf(expires_on);
  return { dueOn, note, expiresAt: expires === null ? null : new Date(expires) };
}
