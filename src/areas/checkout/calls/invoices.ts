import { z } from 'zod';
import { call } from '#api/call.ts';
import { day, dollarsToCents, email, listed, paged } from '#api/fields.ts';
import { cents } from '#kernel/money.ts';
import type { Role } from '#site/page.ts';
import { invoiceKinds, invoiceStates } from '../rules/invoice.ts';

export const invoiceRoles: readonly Role[] = ['owner', 'manager', 'sales', 'finance'];

const amount = dollarsToCents(0, 1_000_000);
const textField = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => !text.includes('\u0000'));
const Id = z
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1);

export const invoiceDraft = z.object({
  kind: z.enum(invoiceKinds).default('invoice'),
  customer_name: textField(120).min(1),
  email,
  phone_number: textField(40).default(''),
  language: z.enum(['en', 'zh']).default('en'),
  lines: z
    .array(
      z
        .object({
          sku_id: Id.nullable().default(null),
          name: textField(200).default(''),
          quantity: z.number().int().min(1).max(9999),
          price: dollarsToCents(0.01, 1_000_000),
          weight_grams: z.number().int().min(0).max(100_000).nullable().default(null),
        })
        .refine(({ sku_id, name }) => sku_id !== null || name !== '', { path: ['name'] }),
    )
    .min(1)
    .max(100),
  discount: amount.default(cents(0)),
  shipping: amount.nullable().default(null),
  shipping_paid: amount.default(cents(0)),
  handling: amount.default(cents(0)),
  tax: amount.default(cents(0)),
  deposit_percent: z.number().int().min(1).max(100).default(100),
  note: textField(1000).default(''),
  due_on: day.nullable().default(null),
  expires_at: z.iso.datetime({ offset: true }).nullable().default(null),
  inquiry_id: Id.nullable().default(null),
});

const Bill = z.object({
  item_total: z.number(),
  shipping: z.number(),
  handling: z.number(),
  tax: z.number(),
  discount: z.number(),
  total: z.number(),
});
const Invoice = z.object({
  number: z.string(),
  kind: z.enum(invoiceKinds),
  status: z.enum(invoiceStates),
  customer_name: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: z.number().int(), price: z.number(), total: z.number() })),
  breakdown: Bill,
  paid: z.number(),
  balance: z.number(),
  due: z.number(),
  note: z.string(),
  due_on: z.string().nullable(),
  is_payable: z.boolean(),
  url: z.string(),
});

export const getInvoice = call({
  name: 'invoice.get',
  method: 'GET',
  path: '/invoice/get',
  who: 'anyone',
  summary: 'An invoice by its code: lines, amount paid, amount due',
  input: z.object({ code: textField(80).min(1) }),
  output: Invoice,
});

export const officeInvoices = call({
  name: 'admin.invoice.getWithQuery',
  method: 'POST',
  path: '/admin/invoice/get_with_query',
  who: invoiceRoles,
  summary: 'Invoices, newest first; with an id, one of them with its lines',
  input: z.object({ id: Id.optional(), status: z.enum(invoiceStates).optional(), words: textField(100).optional(), ...paged }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        number: z.string(),
        status: z.enum(invoiceStates),
        kind: z.enum(invoiceKinds),
        customer_name: z.string(),
        email: z.string(),
        total: z.number(),
        paid: z.number(),
        due_on: z.string().nullable(),
        order_number: z.string().nullable(),
        url: z.string(),
        invoice: Invoice.optional(),
      }),
    ),
    ...listed,
  }),
});

const Written = z.object({ id: z.number().int(), number: z.string(), url: z.string(), total: z.number() });

export const addInvoice = call({
  name: 'admin.invoice.add',
  method: 'POST',
  path: '/admin/invoice/add',
  who: invoiceRoles,
  summary: 'Creates a draft invoice; the server calculates the totals',
  input: invoiceDraft,
  output: Written,
});

export const updateInvoice = call({
  name: 'admin.invoice.update',
  method: 'POST',
  path: '/admin/invoice/update',
  who: invoiceRoles,
  summary: 'Replaces an invoice until the customer starts to pay',
  input: invoiceDraft.extend({ id: Id }),
  output: Written,
});

export const removeInvoice = call({
  name: 'admin.invoice.delete',
  method: 'POST',
  path: '/admin/invoice/delete',
  who: invoiceRoles,
  summary: 'Deletes a draft invoice; one that was sent can only be canceled',
  input: z.object({ id: Id }),
  output: z.object({}),
});

export const postInvoice = call({
  name: 'admin.invoice.send',
  method: 'POST',
  path: '/admin/invoice/send',
  who: invoiceRoles,
  summary: 'Emails the customer the payment link of an invoice',
  input: z.object({ id: Id }),
  output: Written,
});

export const cancelInvoiceCall = call({
  name: 'admin.invoice.cancel',
  method: 'POST',
  path: '/admin/invoice/cancel',
  who: invoiceRoles,
  summary: 'Cancels an unpaid invoice and deactivates its link',
  input: z.object({ id: Id }),
  output: z.object({}),
});
