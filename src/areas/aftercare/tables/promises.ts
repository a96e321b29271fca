import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { skus } from '#areas/catalog/tables/goods.ts';
import { priceLedger } from '#areas/catalog/tables/prices-and-search.ts';
import { refundRequests, refunds } from '#areas/checkout/tables/payments.ts';
import { videos } from '#areas/content/tables/media.ts';
import { inquiries } from '#areas/inquiries/tables.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { columnIn, createdAt, id, languages, mailbox, moment, neverNegative, oneOf, updatedAt, uploads } from '#platform/tables.ts';
import { upcomingStatuses } from '../rules/appointments.ts';

/** One processed price drop with its cost. */
export const priceDrops = pgTable(
  'price_drops',
  {
    id: id(),
    ledgerId: bigint('ledger_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => priceLedger.id),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    oldPayableCents: integer('old_payable_cents').notNull(),
    newPayableCents: integer('new_payable_cents').notNull(),
    lineCount: integer('line_count').notNull().default(0),
    creditCents: integer('credit_cents').notNull().default(0),
    skippedReason: text('skipped_reason').notNull().default(''),
    createdAt: createdAt(),
    processedAt: moment('processed_at'),
  },
  (t) => [
    check('price_drops_falls', sql`0 <= ${t.newPayableCents} and ${t.newPayableCents} < ${t.oldPayableCents}`),
    neverNegative('price_drops_amounts', t.lineCount, t.creditCents),
    index('price_drops_sku').on(t.skuId, t.createdAt.desc().nullsFirst()),
    index('price_drops_waiting').on(t.createdAt).where(sql`processed_at is null`),
    index('price_drops_created').on(t.createdAt.desc().nullsFirst()),
  ],
);

export const priceCreditStates = ['pending', 'paid', 'reversed', 'refused'] as const;

/** What one order line gets back for one price drop, once per level. */
export const priceCredits = pgTable(
  'price_credits',
  {
    id: id(),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    dropId: integer('drop_id')
      .notNull()
      .references(() => priceDrops.id),
    userId: integer('user_id').references(() => users.id),
    // The lowest price compensated before this drop, and the new one.
    fromCents: integer('from_cents').notNull(),
    toCents: integer('to_cents').notNull(),
    quantity: integer('quantity').notNull(),
    amountCents: integer('amount_cents').notNull(),
    method: text('method', { enum: ['store_credit', 'refund'] })
      .notNull()
      .default('store_credit'),
    refundId: integer('refund_id')
      .unique()
      .references(() => refunds.id),
    // The decision that paid it back to the payment; null for store credit.
    refundRequestId: integer('refund_request_id')
      .unique()
      .references(() => refundRequests.id),
    state: text('state', { enum: priceCreditStates }).notNull().default('pending'),
    // Units returned since, what is no longer owed for them, and how much of it could be taken back.
    backQuantity: integer('back_quantity').notNull().default(0),
    backCents: integer('back_cents').notNull().default(0),
    takenCents: integer('taken_cents').notNull().default(0),
    // Already spent and withheld from the order's refund instead.
    recoveredCents: integer('recovered_cents').notNull().default(0),
    claimMessage: text('claim_message'),
    // Why it needs approval, or why it was refused.
    reason: text('reason').notNull().default(''),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
    paidAt: moment('paid_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    unique('price_credits_drop').on(t.orderLineId, t.dropId),
    unique('price_credits_level').on(t.orderLineId, t.toCents),
    check('price_credits_falls', sql`0 <= ${t.toCents} and ${t.toCents} < ${t.fromCents}`),
    check('price_credits_quantity', sql`${t.quantity} >= 1`),
    check('price_credits_amount', sql`${t.amountCents} > 0 and ${t.backCents} between 0 and ${t.amountCents}`),
    check(
      'price_credits_back',
      sql`${t.backQuantity} between 0 and ${t.quantity} and ${t.takenCents} >= 0 and ${t.recoveredCents} >= 0 and ${t.takenCents} + ${t.recoveredCents} <= ${t.backCents}`,
    ),
    oneOf('price_credits_method', t.method, ['store_credit', 'refund']),
    oneOf('price_credits_state', t.state, priceCreditStates),
    index('price_credits_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('price_credits_drop_of').on(t.dropId),
    index('price_credits_created').on(t.createdAt, t.id),
    index('price_credits_amount_order').on(t.amountCents, t.id),
    index('price_credits_state_created').on(t.state, t.createdAt.desc().nullsFirst()),
  ],
);

/** Automatic price-protection credit of one person or household per day. */
export const priceCreditDays = pgTable(
  'price_credit_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    // Such as user:12 or household:ab12…; a credit counts for both.
    holder: text('holder').notNull(),
    cents: integer('cents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.holder] }), neverNegative('price_credit_days_cents', t.cents)],
);

/** One slot for video appointments; booking raises bookedCount. */
export const videoSlots = pgTable(
  'video_slots',
  {
    id: id(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    capacity: integer('capacity').notNull().default(1),
    bookedCount: integer('booked_count').notNull().default(0),
    staffId: integer('staff_id').references(() => staffMembers.id, { onDelete: 'set null' }),
    /** Closed by staff: no new bookings, even after a cancellation. */
    closedAt: moment('closed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('video_slots_dates', sql`${t.startsAt} < ${t.endsAt}`),
    check('video_slots_capacity', sql`${t.bookedCount} between 0 and ${t.capacity}`),
    uniqueIndex('video_slots_once').on(t.startsAt, sql`coalesce(staff_id, 0)`),
  ],
);

export const videoChannels = ['whatsapp', 'facetime', 'zoom', 'clip'] as const;
export const appointmentStatuses = ['booked', 'moved', 'done', 'missed', 'cancelled'] as const;

/** One video appointment, or one request for a recorded clip. */
export const videoAppointments = pgTable(
  'video_appointments',
  {
    id: id(),
    number: text('number').notNull().unique(),
    slotId: integer('slot_id').references(() => videoSlots.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    guestKeyHash: text('guest_key_hash').unique(),
    orderId: integer('order_id').references(() => orders.id),
    inquiryId: integer('inquiry_id').references(() => inquiries.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    contact: text('contact').notNull().default(''),
    channel: text('channel', { enum: videoChannels }).notNull(),
    timeZone: text('time_zone').notNull(),
    language: text('language', { enum: languages }).notNull().default('en'),
    request: text('request').notNull().default(''),
    status: text('status', { enum: appointmentStatuses }).notNull().default('booked'),
    handlerId: integer('handler_id').references(() => staffMembers.id, { onDelete: 'set null' }),
    staffNote: text('staff_note').notNull().default(''),
    outcome: text('outcome').notNull().default(''),
    clipUploadId: integer('clip_upload_id').references(() => uploads.id),
    clipCodeHash: text('clip_code_hash').unique(),
    videoId: integer('video_id').references(() => videos.id, { onDelete: 'set null' }),
    calendarSequence: integer('calendar_sequence').notNull().default(0),
    remindedAt: moment('reminded_at'),
    // The buyer consented to publishing the clip.
    publishAgreedAt: moment('publish_agreed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('video_appointments_channel', t.channel, videoChannels),
    oneOf('video_appointments_status', t.status, appointmentStatuses),
    oneOf('video_appointments_language', t.language, languages),
    mailbox('video_appointments_mailbox', t.email),
    check('video_appointments_slot', sql`${t.channel} = 'clip' or ${t.slotId} is not null`),
    uniqueIndex('video_appointments_once').on(t.slotId, sql`lower(email)`).where(columnIn('status', upcomingStatuses)),
    index('video_appointments_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('video_appointments_status_created').on(t.status, t.createdAt),
  ],
);

/** One SKU to be shown. */
export const appointmentGoods = pgTable(
  'appointment_goods',
  {
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => videoAppointments.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
  },
  (t) => [primaryKey({ columns: [t.appointmentId, t.skuId] }), index('appointment_goods_sku').on(t.skuId)],
);
