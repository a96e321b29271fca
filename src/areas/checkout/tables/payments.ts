import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { coupons } from '#areas/promotions/tables/sales.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { columnIn, createdAt, filled, id, mailbox, moment, neverNegative, oneOf, updatedAt } from '#platform/tables.ts';
import { attemptStates, captureStates, openAttemptStates, refundStates } from '../rules/payment-attempt-states.ts';

export const paymentProviders = ['paypal', 'manual'] as const;
export const wallets = ['paypal', 'apple_pay', 'google_pay', 'card', 'bank', 'cash'] as const;
export const paymentPurposes = ['full', 'deposit', 'balance', 'difference'] as const;

/** One attempt to pay an order, mirrored by one order at the provider. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text('provider', { enum: paymentProviders }).notNull().default('paypal'),
    environment: text('environment').notNull().default('sandbox'),
    wallet: text('wallet', { enum: wallets }).notNull().default('paypal'),
    purpose: text('purpose', { enum: paymentPurposes }).notNull().default('full'),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull().default('USD'),
    // Both idempotency keys are stored before the provider is asked.
    requestId: text('request_id').notNull().unique(),
    captureRequestId: text('capture_request_id').notNull().unique(),
    // Our reference for this payment; the provider refuses duplicates.
    providerInvoiceId: text('provider_invoice_id').notNull().unique(),
    // Null until the provider has answered.
    providerOrderId: text('provider_order_id'),
    approveUrl: text('approve_url'),
    state: text('state', { enum: attemptStates }).notNull().default('new'),
    payerId: text('payer_id'),
    payerEmail: text('payer_email'),
    failure: text('failure').notNull().default(''),
    snapshot: jsonb('snapshot'),
    checkedAt: moment('checked_at'),
    nextCheckAt: moment('next_check_at'),
    claimedBy: text('claimed_by'),
    claimedUntil: moment('claimed_until'),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('payments_provider_order').on(t.provider, t.providerOrderId),
    // Target of the composite foreign key of captures.
    unique('payments_id_order').on(t.id, t.orderId),
    uniqueIndex('payments_one_capturing').on(t.orderId).where(sql`state = 'capturing'`),
    oneOf('payments_provider', t.provider, paymentProviders),
    oneOf('payments_wallet', t.wallet, wallets),
    oneOf('payments_purpose', t.purpose, paymentPurposes),
    oneOf('payments_state', t.state, attemptStates),
    oneOf('payments_environment', t.environment, ['sandbox', 'live']),
    check('payments_amount', sql`${t.amountCents} > 0`),
    check('payments_currency', sql`${t.currency} = 'USD'`),
    check(
      'payments_known_to_provider',
      sql`${t.providerOrderId} is not null or ${t.provider} = 'manual' or ${t.state} in ('new', 'cancelled', 'failed', 'expired')`,
    ),
    index('payments_order').on(t.orderId, t.createdAt.desc().nullsFirst()),
    index('payments_state_created').on(t.state, t.createdAt.desc().nullsFirst()),
    index('payments_payer').on(t.payerId),
    index('payments_to_check').on(t.nextCheckAt).where(columnIn('state', openAttemptStates)),
  ],
);

/** One capture: money the provider took from the payer for an order. */
export const captures = pgTable(
  'captures',
  {
    id: id(),
    paymentId: integer('payment_id').notNull(),
    orderId: integer('order_id').notNull(),
    captureId: text('capture_id').notNull().unique(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull().default('USD'),
    feeCents: integer('fee_cents').notNull().default(0),
    // Raised before the provider is asked for a refund, so that refunds never exceed the capture.
    refundedCents: integer('refunded_cents').notNull().default(0),
    // Given as store credit instead of money; this part can no longer be refunded.
    creditedCents: integer('credited_cents').notNull().default(0),
    state: text('state', { enum: captureStates }).notNull(),
    capturedAt: moment('captured_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({ name: 'captures_payment_of_order', columns: [t.paymentId, t.orderId], foreignColumns: [payments.id, payments.orderId] }),
    check('captures_amount', sql`${t.amountCents} > 0`),
    check('captures_refunded', sql`${t.refundedCents} + ${t.creditedCents} <= ${t.amountCents}`),
    neverNegative('captures_parts', t.feeCents, t.refundedCents, t.creditedCents),
    oneOf('captures_state', t.state, captureStates),
    filled('captures_capture_id', t.captureId),
    index('captures_order').on(t.orderId, t.capturedAt),
    index('captures_payment').on(t.paymentId),
    index('captures_captured').on(t.capturedAt.desc().nullsFirst()),
  ],
);

export const refundRequestKinds = [
  'pieces',
  'amount',
  'all',
  'cancel',
  'lines',
  'return',
  'exchange',
  'price_protection',
  'repair',
] as const;
export const refundMethods = ['payment', 'store_credit'] as const;

/** One decision to refund; executed by refunds, store credit, or both. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    // Idempotency key: a repeated request finds this row.
    requestId: text('request_id').notNull(),
    // Hash of the request, so that one id never covers two different requests.
    fingerprint: text('fingerprint').notNull().default(''),
    kind: text('kind', { enum: refundRequestKinds }).notNull(),
    method: text('method', { enum: refundMethods }).notNull().default('payment'),
    // The total and how it is returned: money, store credit that had paid the order, store credit instead of money.
    amountCents: integer('amount_cents').notNull(),
    moneyCents: integer('money_cents').notNull().default(0),
    creditBackCents: integer('credit_back_cents').notNull().default(0),
    storeCreditCents: integer('store_credit_cents').notNull().default(0),
    // Withheld: price-protection credit of this order that was spent.
    recoveredCents: integer('recovered_cents').notNull().default(0),
    shippingCents: integer('shipping_cents').notNull().default(0),
    isRestocked: boolean('is_restocked').notNull().default(true),
    reason: text('reason').notNull(),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('refund_requests_once').on(t.orderId, t.requestId),
    filled('refund_requests_filled', t.requestId),
    oneOf('refund_requests_kind', t.kind, refundRequestKinds),
    oneOf('refund_requests_method', t.method, refundMethods),
    neverNegative(
      'refund_requests_amounts',
      t.amountCents,
      t.moneyCents,
      t.creditBackCents,
      t.storeCreditCents,
      t.recoveredCents,
      t.shippingCents,
    ),
    check(
      'refund_requests_sum',
      sql`${t.amountCents} = ${t.moneyCents} + ${t.creditBackCents} + ${t.storeCreditCents} + ${t.recoveredCents}`,
    ),
    index('refund_requests_order').on(t.orderId, t.createdAt),
  ],
);

/** One refund from one capture. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    captureId: integer('capture_id')
      .notNull()
      .references(() => captures.id),
    // Null for refunds older than refund requests.
    refundRequestId: integer('refund_request_id').references(() => refundRequests.id),
    // Lines were changed and the order's total was lowered with it.
    isLineChange: boolean('is_line_change').notNull().default(false),
    requestId: text('request_id').notNull().unique(),
    providerRefundId: text('provider_refund_id').unique(),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: refundStates }).notNull().default('asked'),
    failure: text('failure').notNull().default(''),
    staffId: integer('staff_id').references(() => staffMembers.id),
    completedAt: moment('completed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('refunds_amount', sql`${t.amountCents} > 0`),
    oneOf('refunds_state', t.state, refundStates),
    check('refunds_completed', sql`(${t.state} = 'completed') = (${t.completedAt} is not null)`),
    index('refunds_order').on(t.orderId, t.createdAt.desc().nullsFirst()),
    index('refunds_capture').on(t.captureId),
    index('refunds_request').on(t.refundRequestId),
    index('refunds_state_created').on(t.state, t.createdAt.desc().nullsFirst()),
    index('refunds_completed').on(t.completedAt.desc().nullsFirst()),
  ],
);

/** How much of a refund, or of store credit given instead, is for which line. */
export const refundLines = pgTable(
  'refund_lines',
  {
    id: id(),
    // Null where no money moved: store credit alone.
    refundId: integer('refund_id').references(() => refunds.id, { onDelete: 'cascade' }),
    refundRequestId: integer('refund_request_id').references(() => refundRequests.id),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull().default(0),
    amountCents: integer('amount_cents').notNull(),
  },
  (t) => [
    unique('refund_lines_once').on(t.refundId, t.orderLineId),
    uniqueIndex('refund_lines_credit_once').on(t.refundRequestId, t.orderLineId).where(sql`refund_id is null`),
    check('refund_lines_of', sql`${t.refundId} is not null or ${t.refundRequestId} is not null`),
    neverNegative('refund_lines_amounts', t.quantity, t.amountCents),
    index('refund_lines_line').on(t.orderLineId),
  ],
);

/** One webhook event; processed once, however often it arrives. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: id(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    outcome: text('outcome').notNull().default(''),
    attempts: integer('attempts').notNull().default(0),
    receivedAt: moment('received_at').notNull().defaultNow(),
    processedAt: moment('processed_at'),
  },
  (t) => [
    unique('webhook_events_once').on(t.provider, t.eventId),
    filled('webhook_events_filled', t.provider, t.eventId),
    index('webhook_events_waiting').on(t.receivedAt).where(sql`processed_at is null`),
  ],
);

export const redemptionStates = ['held', 'used', 'released'] as const;

/** One use of a coupon by one order. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    id: id(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    userId: integer('user_id').references(() => users.id),
    email: text('email').notNull(),
    // Copied from the coupon for the partial unique index below.
    isOncePerShopper: boolean('is_once_per_shopper').notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text('state', { enum: redemptionStates }).notNull().default('held'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    mailbox('coupon_redemptions_mailbox', t.email),
    neverNegative('coupon_redemptions_amount', t.amountCents),
    oneOf('coupon_redemptions_state', t.state, redemptionStates),
    uniqueIndex('coupon_redemptions_once').on(t.couponId, sql`lower(email)`).where(sql`is_once_per_shopper and state <> 'released'`),
    index('coupon_redemptions_coupon').on(t.couponId, t.createdAt.desc().nullsFirst()),
    index('coupon_redemptions_user').on(t.userId),
  ],
);
