import { invoiceDraft } from '#areas/checkout/calls/invoices.ts';
import { toInvoiceDraft } from '#areas/checkout/services/invoice-wire.server.ts';
import type { InvoiceDraft } from '#areas/checkout/services/invoices.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { amountIn, refusedFor } from '#kernel/limits.ts';

/** What the form says, by the same checks as the call. A line without words, goods and price is no line. */
export function readInvoiceDraft(form: FormData): InvoiceDraft {
  const text = (name: string): string => said(form.get(name));
  const column = (name: string): string[] => form.getAll(name).map(said);
  const [names, counts, prices, skus, grams] = ['line_name', 'line_quantity', 'line_price', 'line_sku', 'line_grams'].map(column);
  const lines = (names ?? []).flatMap((name, place) => {
    const [sku, price] = [skus?.[place] ?? '', prices?.[place] ?? ''];
    if (name === '' && sku === '' && price === '') return [];
    const weight = grams?.[place] ?? '';
    return [
      {
        sku_id: sku === '' ? null : Number(sku),
        name,
        quantity: Number(counts?.[place] || 1),
        price: dollarsIn(price, 'price'),
        weight_grams: weight === '' ? null : Number(weight),
      },
    ];
  });
  const optional = (name: string): string | null => text(name) || null;
  const expires = optional('expires_on');
  const parsed = invoiceDraft.safeParse({
    kind: text('kind'),
    customer_name: text('customer_name'),
    email: text('email'),
    phone_number: text('phone_number'),
    language: text('language'),
    lines,
    discount: dollarsIn(text('discount'), 'discount'),
    shipping: text('shipping_by') === 'hand' ? dollarsIn(text('shipping'), 'shipping') : null,
    shipping_paid: dollarsIn(text('shipping_paid'), 'shipping_paid'),
    handling: dollarsIn(text('handling'), 'handling'),
    tax: dollarsIn(text('tax'), 'tax'),
    deposit_percent: Number(text('deposit') || 100),
    note: text('note'),
    inquiry_id: text('inquiry_id') === '' ? null : Number(text('inquiry_id')),
    due_on: optional('due_on'),
    // The last day counts whole, wherever the buyer is.
    expires_at: expires && `${expires}T23:59:59-12:00`,
  });
  if (parsed.success) return toInvoiceDraft(parsed.data);
  const [issue] = parsed.error.issues;
  const [field = 'lines'] = issue?.path ?? [];
  if (field === 'email') throw new DomainError('badMailbox', { field: 'email' });
  if (field === 'lines' && lines.length === 0) throw new DomainError('lackParameter', { field: 'lines' });
  throw refusedFor(issue, 'lines');
}

const said = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.replaceAll('\u0000', '').trim() : '');

/** Nothing typed is nothing; anything but a plain amount is refused. */
const dollarsIn = (typed: string, field: string): number => (typed === '' ? 0 : amountIn(field, typed) / 100);
