import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { skus } from '#areas/catalog/tables/goods.ts';
import { customRequests } from '#areas/custom/tables.ts';
import { estimates } from '#areas/pricing/tables.ts';
import { coupons, giftRules } from '#areas/promotions/tables/sales.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { stateList } from '#kernel/states.ts';
import { bigId, createdAt, filled, id, languages, mailbox, moment, neverNegative, oneOf, updatedAt } from '#platform/tables.ts';
import { paymentStates } from '../rules/payment-states.ts';
import { orderStatus, shippedStatuses } from '../rules/status.ts';
import { isCancelledWithMoneySql, isShippableSql } from './conditions.ts';

export const orderSources = ['shop', 'office', 'invoice', 'partner'] as const;

/** One order; its amounts are a snapshot made by the server. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    // Guests have no account and identify themselves by their order key.
    userId: integer('user_id').references(() => users.id),
    guestKeyHash: text('guest_key_hash').unique(),
    // The first line's SKU; null when that line is free text of an invoice.
    skuId: integer('sku_id').references(() => skus.id),
    number: text('number').notNull().unique(),
    status: integer('status').notNull().default(1),
    paymentType: integer('payment_type').notNull().default(1),
    // Money captured less money refunded.
    paymentCents: integer('payment').notNull().default(0),
    // Refunds that the total still includes; refunds for changed lines lowered the total instead.
    refundedCents: integer('refunded_cents').notNull().default(0),
    // Constant by the specification; never added up.
    postageFees: integer('postage_fees').notNull().default(1),
    shippingName: text('shipping_name').notNull().default(''),
    shippingCode: text('shipping_code').notNull().default(''),
    buyerMessage: text('buyer_message').notNull().default(''),
    buyerNickName: text('buyer_nick_name').notNull().default(''),
    consignTime: moment('consign_time'),
    paymentTime: moment('payment_time'),
    dealDoneTime: moment('deal_done_time'),
    dealCloseTime: moment('deal_close_time'),
    paymentState: text('payment_state', { enum: paymentStates }).notNull().default('unpaid'),
    itemsCents: integer('items_cents').notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    handlingCents: integer('handling_cents').notNull().default(0),
    taxCents: integer('tax_cents').notNull().default(0),
    discountCents: integer('discount_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    // Parts of the discount: coupon and store credit.
    couponCents: integer('coupon_cents').notNull().default(0),
    creditCents: integer('credit_cents').notNull().default(0),
    currency: text('currency').notNull().default('USD'),
    weightGrams: integer('weight_grams').notNull().default(0),
    pieceCount: integer('piece_count').notNull(),
    // Units refunded before shipping: not picked, packed or shipped.
    removedCount: integer('removed_count').notNull().default(0),
    couponId: integer('coupon_id').references(() => coupons.id),
    email: text('email').notNull(),
    language: text('language', { enum: languages }).notNull().default('en'),
    isDiscreet: boolean('is_discreet').notNull().default(false),
    isMadeToOrder: boolean('is_made_to_order').notNull().default(false),
    isTest: boolean('is_test').notNull().default(false),
    source: text('source', { enum: orderSources }).notNull().default('shop'),
    visitSource: text('visit_source').notNull().default(''),
    device: text('device').notNull().default(''),
    ownerStaffId: integer('owner_staff_id').references(() => staffMembers.id, { onDelete: 'set null' }),
    staffNote: text('staff_note').notNull().default(''),
    attentionReason: text('attention_reason').notNull().default(''),
    // Copied from the shipping row so that lists by country need no join; empty if unknown.
    country: text('country').notNull().default(''),
    // Number, email, receiver, phone, tracking number and codes in lower case; maintained by the order service.
    searchText: text('search_text').notNull().default(''),
    // Repeating the same checkout returns the same order.
    idempotencyKey: text('idempotency_key').unique(),
    pickingStartedAt: moment('picking_started_at'),
    deliveredAt: moment('delivered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('orders_user_id', sql`${t.userId} > 0`),
    check('orders_buyer', sql`${t.userId} is not null or ${t.guestKeyHash} is not null`),
    check('orders_status', sql`${t.status} between 1 and 9`),
    check('orders_postage_fees', sql`${t.postageFees} = 1`),
    oneOf('orders_payment_state', t.paymentState, paymentStates),
    oneOf('orders_source', t.source, orderSources),
    oneOf('orders_language', t.language, languages),
    mailbox('orders_mailbox', t.email),
    filled('orders_number_filled', t.number),
    check('orders_currency', sql`${t.currency} = 'USD'`),
    neverNegative(
      'orders_amounts',
      t.paymentCents,
      t.refundedCents,
      t.itemsCents,
      t.shippingCents,
      t.handlingCents,
      t.taxCents,
      t.discountCents,
      t.totalCents,
      t.couponCents,
      t.creditCents,
      t.weightGrams,
    ),
    check(
      'orders_total',
      sql`${t.totalCents} = ${t.itemsCents} + ${t.shippingCents} + ${t.handlingCents} + ${t.taxCents} - ${t.discountCents}`,
    ),
    check('orders_discount_parts', sql`${t.couponCents} + ${t.creditCents} <= ${t.discountCents}`),
    check('orders_pieces', sql`${t.pieceCount} >= 1`),
    check('orders_removed', sql`${t.removedCount} between 0 and ${t.pieceCount}`),
    check('orders_paid', sql`${t.paymentState} <> 'paid' or ${t.paymentTime} is not null`),
    check('orders_consigned', sql`${t.status} not in ${sql.raw(stateList(shippedStatuses))} or ${t.consignTime} is not null`),
    check('orders_done', sql`${t.status} <> ${sql.raw(String(orderStatus.completed))} or ${t.dealDoneTime} is not null`),
    check(
      'orders_closed',
      sql`${t.status} not in ${sql.raw(stateList([orderStatus.cancelled, orderStatus.paymentFailed, orderStatus.returned]))} or ${t.dealCloseTime} is not null`,
    ),
    index('orders_user').on(t.userId, t.createdAt),
    index('orders_status_created').on(t.status, t.createdAt, t.id),
    index('orders_payment_state_created').on(t.paymentState, t.createdAt),
    index('orders_created').on(t.createdAt, t.id),
    // The only sort with empty values. The others are read backwards, because a descending index puts empty values last and serves no plain
    // sort.
    index('orders_paid_at').on(t.paymentTime.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('orders_total_sum').on(t.totalCents, t.id),
    index('orders_country').on(t.country, t.createdAt),
    index('orders_source_created').on(t.source, t.createdAt),
    // The picking list; every office page counts it.
    index('orders_to_ship').on(t.paymentTime, t.id).where(isShippableSql),
    index('orders_to_ship_in_turn').on(t.isMadeToOrder, t.paymentTime, t.id).where(isShippableSql),
    // Cancelled orders whose money was not refunded; the reconciler looks for them every minute.
    index('orders_closed_with_money').on(t.id).where(isCancelledWithMoneySql),
    index('orders_made').on(t.status, t.createdAt).where(sql`is_made_to_order`),
    index('orders_owner').on(t.ownerStaffId, t.createdAt),
    index('orders_owner_paid').on(t.ownerStaffId, t.paymentTime),
    index('orders_email').on(sql`lower(email)`, t.createdAt),
    // Finds earlier purchases under another spelling of the same mailbox.
    index('orders_mailbox').on(sql`replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '')`),
    index('orders_coupon').on(t.couponId),
    // For hourly tasks: emails after delivery, credit for late shipping.
    index('orders_delivered').on(t.deliveredAt, t.id).where(sql`delivered_at is not null`),
    index('orders_consigned').on(t.consignTime, t.id).where(sql`consign_time is not null`),
    index('orders_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

/** One order line (the specification's order detail) as of the purchase. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id').references(() => skus.id),
    skuCode: text('sku_code').notNull().default(''),
    productName: text('product_name').notNull(),
    productNameZh: text('product_name_zh').notNull().default(''),
    productImage: text('product_image').notNull().default(''),
    productAttribute: jsonb('product_attribute').$type<Record<string, unknown>>().notNull().default({}),
    quantity: integer('quantity').notNull(),
    listPriceCents: integer('list_price_cents').notNull(),
    discountBp: integer('discount_bp').notNull().default(10000),
    priceCents: integer('price').notNull(),
    // Quantity discount per unit in basis points; a set's price is identified by its number.
    tierOffBp: integer('tier_off_bp').notNull().default(0),
    priceTotalCents: integer('price_total').notNull(),
    // The line's share of the order's discount, so that a return refunds the right amount.
    discountShareCents: integer('discount_share_cents').notNull().default(0),
    unitCostCents: integer('unit_cost_cents').notNull().default(0),
    weightGrams: integer('weight_grams').notNull().default(0),
    shippingName: text('shipping_name').notNull().default(''),
    lengthInches: integer('length_inches'),
    texture: text('texture').notNull().default(''),
    colourCode: text('colour_code').notNull().default(''),
    // Lines of one order with the same number were bought as one set.
    setNumber: integer('set_number'),
    configuration: jsonb('configuration').$type<Record<string, unknown>>(),
    estimateId: integer('estimate_id').references(() => estimates.id),
    customRequestId: integer('custom_request_id').references(() => customRequests.id),
    isMadeToOrder: boolean('is_made_to_order').notNull().default(false),
    isFinalSale: boolean('is_final_sale').notNull().default(false),
    isGift: boolean('is_gift').notNull().default(false),
    // The rule that gave it; an order has one gift per rule.
    giftRuleId: integer('gift_rule_id').references(() => giftRules.id),
    pickedQuantity: integer('picked_quantity').notNull().default(0),
    returnedQuantity: integer('returned_quantity').notNull().default(0),
    // Units refunded or being refunded: raised in the transaction that writes the refund.
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    // Units refunded before shipping.
    removedQuantity: integer('removed_quantity').notNull().default(0),
    // Given back by price protection so far; never more than was paid.
    protectedCents: integer('protected_cents').notNull().default(0),
    protectedUntil: moment('protected_until'),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check('order_lines_quantity', sql`${t.quantity} between 1 and 99999`),
    uniqueIndex('order_lines_gift').on(t.orderId, t.giftRuleId).where(sql`gift_rule_id is not null`),
    check('order_lines_tier_off', sql`${t.tierOffBp} between 0 and 9999`),
    check('order_lines_total', sql`${t.priceTotalCents} = ${t.priceCents}::bigint * ${t.quantity}`),
    check('order_lines_discount', sql`${t.discountBp} between 1 and 10000`),
    neverNegative('order_lines_amounts', t.listPriceCents, t.priceCents, t.discountShareCents, t.unitCostCents, t.weightGrams),
    check('order_lines_share', sql`${t.discountShareCents} <= ${t.priceTotalCents}`),
    check('order_lines_picked', sql`${t.pickedQuantity} between 0 and ${t.quantity} - ${t.removedQuantity}`),
    check('order_lines_returned', sql`${t.returnedQuantity} between 0 and ${t.quantity} - ${t.removedQuantity}`),
    check('order_lines_refunded', sql`${t.refundedQuantity} between 0 and ${t.quantity}`),
    check('order_lines_removed', sql`${t.removedQuantity} between 0 and ${t.quantity}`),
    check('order_lines_protected', sql`${t.protectedCents} between 0 and ${t.priceTotalCents}`),
    filled('order_lines_name', t.productName),
    index('order_lines_order').on(t.orderId, t.position),
    index('order_lines_sku').on(t.skuId, t.createdAt),
    index('order_lines_request').on(t.customRequestId),
    index('order_lines_protected_until').on(t.skuId, t.protectedUntil).where(sql`protected_until is not null`),
  ],
);

/** Where an order ships; the joined address is made of the parts, which cannot contain the separator. */
export const orderShippings = pgTable(
  'order_shippings',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    receiverName: text('receiver_name').notNull(),
    receiverPhone: text('receiver_phone').notNull(),
    street: text('street').notNull(),
    city: text('city').notNull(),
    region: text('region').notNull(),
    postCode: text('post_code').notNull(),
    country: text('country').notNull().default('US'),
    receiverAddress: text('receiver_address')
      .notNull()
      .generatedAlwaysAs(sql`street || ' | ' || city || ' | ' || region || ' | ' || post_code`),
    service: text('service').notNull().default(''),
    checkedAt: moment('checked_at'),
  },
  (t) => [
    filled('order_shippings_filled', t.receiverName, t.street, t.city),
    check('order_shippings_separator', sql`position('|' in ${t.street} || ${t.city} || ${t.region} || ${t.postCode}) = 0`),
    check('order_shippings_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
    index('order_shippings_place').on(t.country, t.region),
  ],
);

export const orderActors = ['shopper', 'guest', 'staff', 'provider', 'system'] as const;

/** One event in the life of an order; rows never change. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigId(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    // What happened, such as placed, status, payment, refund, lines or address.
    event: text('event').notNull().default('status'),
    fromStatus: integer('from_status'),
    toStatus: integer('to_status').notNull(),
    fromPaymentState: text('from_payment_state', { enum: paymentStates }),
    toPaymentState: text('to_payment_state', { enum: paymentStates }).notNull(),
    reason: text('reason').notNull().default(''),
    details: jsonb('details'),
    actor: text('actor', { enum: orderActors }).notNull(),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('order_history_statuses', sql`${t.fromStatus} between 1 and 9 and ${t.toStatus} between 1 and 9`),
    oneOf('order_history_actor', t.actor, orderActors),
    oneOf('order_history_from_state', t.fromPaymentState, paymentStates),
    oneOf('order_history_to_state', t.toPaymentState, paymentStates),
    index('order_history_order').on(t.orderId, t.createdAt),
    index('order_history_created').on(t.createdAt),
    index('order_history_staff').on(t.staffId, t.createdAt),
  ],
);
