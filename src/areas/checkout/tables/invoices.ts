import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { skus } from '#areas/catalog/tables/goods.ts';
import { invoiceKinds, invoiceStates } from '#areas/checkout/rules/invoice.ts';
import { captures } from '#areas/checkout/tables/payments.ts';
import { customRequests } from '#areas/custom/tables.ts';
import { inquiries } from '#areas/inquiries/tables.ts';
import { orders } from '#areas/orders/tables/orders.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { columnIn, createdAt, filled, id, languages, mailbox, moment, neverNegative, oneOf, updatedAt } from '#platform/tables.ts';
import { invoiceGroups } from '../rules/invoice.ts';

export const invoiceStatuses = invoiceStates;

/** One invoice created by staff; its code is the unguessable part of its address. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    number: text('number').notNull().unique(),
    code: text('code').notNull().unique(),
    kind: text('kind', { enum: invoiceKinds }).notNull().default('invoice'),
    status: text('status', { enum: invoiceStatuses }).notNull().default('draft'),
    userId: integer('user_id').references(() => users.id),
    customerName: text('customer_name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull().default(''),
    language: text('language', { enum: languages }).notNull().default('en'),
    inquiryId: integer('inquiry_id').references(() => inquiries.id),
    customRequestId: integer('custom_request_id').references(() => customRequests.id),
    // The order created when the buyer first went to pay.
    orderId: integer('order_id')
      .unique()
      .references(() => orders.id),
    itemsCents: integer('items_cents').notNull(),
    shippingCents: integer('shipping_cents').notNull().default(0),
    // Shipping already paid elsewhere; shippingCents is the rest.
    shippingPaidCents: integer('shipping_paid_cents').notNull().default(0),
    isShippingByWeight: boolean('is_shipping_by_weight').notNull().default(true),
    handlingCents: integer('handling_cents').notNull().default(0),
    taxCents: integer('tax_cents').notNull().default(0),
    discountCents: integer('discount_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    paidCents: integer('paid_cents').notNull().default(0),
    depositBp: integer('deposit_bp').notNull().default(10000),
    receiver: jsonb('receiver').$type<Record<string, string>>(),
    note: text('note').notNull().default(''),
    dueOn: date('due_on', { mode: 'string' }),
    expiresAt: moment('expires_at'),
    ownerStaffId: integer('owner_staff_id').references(() => staffMembers.id, { onDelete: 'set null' }),
    sentAt: moment('sent_at'),
    viewedAt: moment('viewed_at'),
    paidAt: moment('paid_at'),
    cancelledAt: moment('cancelled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('invoices_kind', t.kind, invoiceKinds),
    oneOf('invoices_status', t.status, invoiceStatuses),
    oneOf('invoices_language', t.language, languages),
    mailbox('invoices_mailbox', t.email),
    check('invoices_code_long', sql`length(${t.code}) >= 22`),
    filled('invoices_filled', t.number, t.customerName),
    neverNegative(
      'invoices_amounts',
      t.itemsCents,
      t.shippingCents,
      t.shippingPaidCents,
      t.handlingCents,
      t.taxCents,
      t.discountCents,
      t.totalCents,
      t.paidCents,
    ),
    check(
      'invoices_total',
      sql`${t.totalCents} = ${t.itemsCents} + ${t.shippingCents} + ${t.handlingCents} + ${t.taxCents} - ${t.discountCents}`,
    ),
    check('invoices_deposit', sql`${t.depositBp} between 1 and 10000`),
    check('invoices_paid', sql`${t.status} <> 'paid' or (${t.paidAt} is not null and ${t.paidCents} >= ${t.totalCents})`),
    check('invoices_cancelled', sql`(${t.status} = 'cancelled') = (${t.cancelledAt} is not null)`),
    index('invoices_status_created').on(t.status, t.createdAt.desc().nullsFirst()),
    index('invoices_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('invoices_owner').on(t.ownerStaffId, t.createdAt.desc().nullsFirst()),
    index('invoices_created_order').on(t.createdAt, t.id),
    index('invoices_due_order').on(t.dueOn, t.id),
    index('invoices_total_order').on(t.totalCents, t.id),
    index('invoices_words').using('gin', sql`(lower(number || ' ' || customer_name || ' ' || email)) gin_trgm_ops`),
    index('invoices_inquiry').on(t.inquiryId),
    index('invoices_request').on(t.customRequestId),
    index('invoices_due').on(t.dueOn).where(columnIn('status', invoiceGroups.open)),
  ],
);

/** One line of an invoice: a SKU or free text. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: id(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id').references(() => skus.id),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull(),
    priceCents: integer('price_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    weightGrams: integer('weight_grams').notNull().default(0),
    configuration: jsonb('configuration').$type<Record<string, unknown>>(),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    filled('invoice_lines_name', t.name),
    check('invoice_lines_quantity', sql`${t.quantity} between 1 and 99999`),
    check('invoice_lines_total', sql`${t.totalCents} = ${t.priceCents}::bigint * ${t.quantity}`),
    neverNegative('invoice_lines_amounts', t.priceCents, t.weightGrams),
    index('invoice_lines_invoice').on(t.invoiceId, t.position),
  ],
);

/** One capture counted toward one invoice. */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: id(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    captureId: integer('capture_id')
      .notNull()
      .unique()
      .references(() => captures.id),
    amountCents: integer('amount_cents').notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('invoice_payments_amount', sql`${t.amountCents} > 0`), index('invoice_payments_invoice').on(t.invoiceId, t.createdAt)],
);
