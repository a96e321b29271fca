import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { skus } from '#areas/catalog/tables/goods.ts';
import { refunds } from '#areas/checkout/tables/payments.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, filled, id, moment, neverNegative, oneOf, updatedAt, uploads } from '#platform/tables.ts';

export const caseKinds = ['cancel', 'return', 'exchange', 'damage', 'delay', 'other'] as const;
export const caseStatuses = ['asked', 'needs_info', 'approved', 'on_the_way', 'received', 'settled', 'refused', 'withdrawn'] as const;
export const caseSettlements = ['refund', 'store_credit', 'exchange', 'none'] as const;

/** One service case about an order: return, exchange, damage, question. */
export const serviceCases = pgTable(
  'service_cases',
  {
    id: id(),
    number: text('number').notNull().unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    userId: integer('user_id').references(() => users.id),
    kind: text('kind', { enum: caseKinds }).notNull(),
    status: text('status', { enum: caseStatuses }).notNull().default('asked'),
    reason: text('reason').notNull(),
    message: text('message').notNull().default(''),
    wants: text('wants', { enum: caseSettlements }).notNull(),
    settledAs: text('settled_as', { enum: caseSettlements }),
    // Shown to the buyer before sending.
    feeCents: integer('fee_cents').notNull().default(0),
    backCents: integer('back_cents').notNull().default(0),
    refundId: integer('refund_id')
      .unique()
      .references(() => refunds.id),
    exchangeOrderId: integer('exchange_order_id')
      .unique()
      .references(() => orders.id),
    returnCarrier: text('return_carrier').notNull().default(''),
    returnTracking: text('return_tracking').notNull().default(''),
    handlerId: integer('handler_id').references(() => staffMembers.id, { onDelete: 'set null' }),
    idempotencyKey: text('idempotency_key').unique(),
    approvedAt: moment('approved_at'),
    receivedAt: moment('received_at'),
    settledAt: moment('settled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('service_cases_kind', t.kind, caseKinds),
    oneOf('service_cases_status', t.status, caseStatuses),
    oneOf('service_cases_wants', t.wants, caseSettlements),
    oneOf('service_cases_settled_as', t.settledAs, caseSettlements),
    neverNegative('service_cases_amounts', t.feeCents, t.backCents),
    check('service_cases_settled', sql`(${t.status} = 'settled') = (${t.settledAt} is not null and ${t.settledAs} is not null)`),
    filled('service_cases_reason', t.reason),
    index('service_cases_order').on(t.orderId, t.createdAt.desc().nullsFirst()),
    index('service_cases_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('service_cases_status_created').on(t.status, t.createdAt),
    index('service_cases_updated').on(t.updatedAt),
  ],
);

export const returnDispositions = ['waiting', 'restocked', 'written_off'] as const;

/** Units of a line in a case, and their outcome. */
export const caseLines = pgTable(
  'case_lines',
  {
    id: id(),
    caseId: integer('case_id')
      .notNull()
      .references(() => serviceCases.id, { onDelete: 'cascade' }),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull(),
    exchangeSkuId: integer('exchange_sku_id').references(() => skus.id),
    backCents: integer('back_cents').notNull().default(0),
    disposition: text('disposition', { enum: returnDispositions }).notNull().default('waiting'),
  },
  (t) => [
    unique('case_lines_once').on(t.caseId, t.orderLineId),
    check('case_lines_quantity', sql`${t.quantity} >= 1`),
    neverNegative('case_lines_back', t.backCents),
    oneOf('case_lines_disposition', t.disposition, returnDispositions),
    index('case_lines_line').on(t.orderLineId),
  ],
);

export const caseAuthors = ['shopper', 'staff', 'system'] as const;

/** One message about a case. */
export const caseMessages = pgTable(
  'case_messages',
  {
    id: id(),
    caseId: integer('case_id')
      .notNull()
      .references(() => serviceCases.id, { onDelete: 'cascade' }),
    author: text('author', { enum: caseAuthors }).notNull(),
    staffId: integer('staff_id').references(() => staffMembers.id),
    message: text('message').notNull(),
    isNote: boolean('is_note').notNull().default(false),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (t) => [
    oneOf('case_messages_author', t.author, caseAuthors),
    check('case_messages_staff', sql`(${t.author} = 'staff') = (${t.staffId} is not null)`),
    filled('case_messages_filled', t.message),
    index('case_messages_case').on(t.caseId, t.createdAt),
  ],
);

/** One photo of a case. */
export const casePictures = pgTable(
  'case_pictures',
  {
    id: id(),
    caseId: integer('case_id')
      .notNull()
      .references(() => serviceCases.id, { onDelete: 'cascade' }),
    uploadId: integer('upload_id')
      .notNull()
      .unique()
      .references(() => uploads.id),
    position: integer('position').notNull().default(0),
  },
  (t) => [uniqueIndex('case_pictures_place').on(t.caseId, t.position), check('case_pictures_five', sql`${t.position} between 0 and 4`)],
);
