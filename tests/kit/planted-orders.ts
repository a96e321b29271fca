import type { PlantedRow } from './planted-rows.ts';

/** A refund of an order that continues. */
const partRefund = `select min(r.id) from refunds r join orders o on o.id = r.order_id where o.payment_state = 'part_refunded' and r.state = 'completed'`;

/** Violations of the stock, payment and order invariants in a seeded shop. */
export const plantedOrders: readonly PlantedRow[] = [
  {
    name: 'I-1 stock',
    what: 'a stock level differs from its movements',
    statements: ['update stock_levels set on_hand = on_hand + 1 where sku_id = (select min(sku_id) from stock_levels)'],
    also: ['I-1 available'],
  },
  {
    name: 'I-1 chain',
    what: 'a movement starts elsewhere',
    statements: ['update stock_movements set before = before + 1, after = after + 1 where id = (select min(id) from stock_movements)'],
  },
  {
    name: 'I-1 reserved',
    what: 'a reservation is lost',
    statements: [`delete from stock_reservations where id = (select min(id) from stock_reservations where state = 'held')`],
  },
  {
    name: 'I-1 available',
    what: 'a SKU offers what is not there',
    statements: ['update skus set available = available + 1 where id = (select min(id) from skus)'],
  },
  {
    name: 'I-1 sold',
    what: 'a sale did not move its items',
    statements: [`update stock_movements set reason = 'loss' where id = (select min(id) from stock_movements where reason = 'sale')`],
  },
  {
    name: 'I-1 sold',
    what: 'an item refunded before shipping did not go back into stock',
    statements: [
      `update stock_movements set reason = 'found', reverses_id = null where id = (select max(m.id) from stock_movements m join orders o on o.id::text = m.cause_id
        where m.cause_kind = 'order' and m.reason = 'correction' and o.removed_count > 0)`,
    ],
  },
  {
    name: 'I-2 captures',
    what: 'an order is paid and captured less than its total',
    statements: [
      `update captures set amount_cents = amount_cents - 1 where id = (select min(c.id) from captures c join orders o on o.id = c.order_id where c.state = 'completed' and o.payment_state = 'paid')`,
    ],
    also: ['I-14 income'],
  },
  {
    name: 'I-2 captures',
    what: 'the payment of an order differs from its captures',
    statements: [`update orders set payment = payment + 1 where id = (select min(id) from orders where payment_state = 'paid')`],
  },
  {
    name: 'I-2 captures',
    what: 'the refunded amount of an order differs from its refunds',
    statements: [`update orders set refunded_cents = refunded_cents - 1 where id = (select min(order_id) from refunds)`],
  },
  {
    name: 'I-2 captures',
    what: 'a refund says that the total was lowered with it, and it was not',
    statements: [
      `update refunds set is_line_change = true where id = (${partRefund})`,
      `update orders set refunded_cents = refunded_cents - r.amount_cents from refunds r where r.order_id = orders.id and r.id = (${partRefund})`,
    ],
    also: ['I-5 totals'],
  },
  {
    name: 'I-2 refunded',
    what: 'a capture set money aside for a refund that is not there',
    statements: [
      `update captures set refunded_cents = 1 where id = (select min(c.id) from captures c join orders o on o.id = c.order_id where c.refunded_cents = 0 and o.payment_state = 'paid')`,
    ],
  },
  {
    name: 'I-2 refunded',
    what: 'a refund is under way and its money was not set aside',
    statements: [
      `insert into refunds (order_id, capture_id, request_id, amount_cents, reason) select order_id, id, 'refund:planted', 1, 'planted' from captures where id = (select min(id) from captures where state = 'completed')`,
    ],
  },
  {
    name: 'I-3 provider',
    what: 'the provider captured money we do not know',
    statements: [
      `insert into double_records (provider, key, value) values ('paypal', 'order:X', '{"captures": [{"id": "LOST", "status": "COMPLETED"}]}')`,
    ],
  },
  {
    name: 'I-4 unique',
    what: 'two captures carry one id of the provider',
    statements: [
      'alter table captures drop constraint captures_capture_id_unique',
      'update captures set capture_id = (select min(capture_id) from captures) where id = (select max(id) from captures)',
    ],
    also: ['I-3 provider'],
  },
  {
    name: 'I-5 totals',
    what: 'an order is more than the sum of its lines',
    statements: [
      `update orders set items_cents = items_cents + 1, total_cents = total_cents + 1 where id = (select min(id) from orders where payment_state = 'unpaid')`,
    ],
  },
  {
    name: 'I-5 totals',
    what: 'the provider was asked for another amount',
    statements: [
      `update payments set amount_cents = amount_cents + 1 where id = (select min(p.id) from payments p join orders o on o.id = p.order_id where p.state = 'completed' and o.payment_state = 'paid')`,
    ],
  },
  {
    name: 'I-6 prices',
    what: 'a line was sold for another price',
    statements: ['update price_ledger set price_cents = price_cents + 1 where sku_id = (select min(sku_id) from order_lines)'],
  },
  {
    name: 'I-7 reservations',
    what: 'a reservation is open for an hour too long',
    statements: [
      `update stock_levels l set reserved = reserved + r.quantity from stock_reservations r where l.sku_id = r.sku_id and r.id = (select min(id) from stock_reservations where state = 'released')`,
      `update stock_reservations set state = 'held', ended_at = null, expires_at = now() - interval '1 hour' where id = (select min(id) from stock_reservations where state = 'released')`,
    ],
    also: ['I-1 available'],
  },
  {
    name: 'I-8 rewards',
    what: 'a reward for an unpaid order can be spent',
    statements: [
      `insert into referral_rewards (referral_id, referee_id, referrer_id, order_id, rule_id, amount_cents, state)
        select 900, 900, 901, min(id), 1, 1500, 'available' from orders where payment_time is null`,
    ],
  },
  {
    name: 'I-9 coupons',
    what: 'a coupon counts a use that is not there',
    statements: ['update coupons set used_count = used_count + 1 where id = (select min(id) from coupons where max_uses is null)'],
  },
  {
    name: 'I-10 emails',
    what: 'one email is written twice',
    statements: [
      'alter table mails drop constraint mails_once',
      `insert into mails (subject_kind, subject_id, kind, to_email, language, subject_line, text_body)
        select 'order', '1', 'paid', 'ana@example.com', 'en', 'Paid', 'Paid' from generate_series(1, 2)`,
    ],
  },
  {
    name: 'I-11 transitions',
    what: 'an order went where it may not go',
    statements: [`update order_history set to_status = 9 where id = (select min(id) from order_history where to_status = 2)`],
  },
  {
    name: 'I-11 transitions',
    what: 'an order has another status than its history',
    statements: ['update orders set status = 5 where id = (select min(id) from orders where status = 6)'],
  },
  {
    name: 'I-11 times',
    what: 'an order shipped before it was paid',
    statements: ['update orders set consign_time = created_at where id = (select min(id) from orders where status = 4)'],
  },
  {
    name: 'I-12 buyers',
    what: 'an order belongs to user -1',
    statements: [
      'alter table orders drop constraint orders_user_id',
      'update orders set user_id = -1 where id = (select min(id) from orders)',
    ],
  },
  {
    name: 'I-13 sessions',
    what: 'a sign-in lasts for ten years',
    statements: [
      `insert into shopper_sessions (user_id, token_hash, device, ip, expires_at) values (1, 'endless', '', '', now() + interval '10 years')`,
    ],
  },
  {
    name: 'I-14 income',
    what: 'a capture is booked with another amount',
    statements: [
      `update ledger_entries set amount_cents = amount_cents + 1 where id = (select min(id) from ledger_entries where source_kind = 'capture')`,
    ],
  },
  {
    name: 'I-14 income',
    what: 'a refund is not booked',
    statements: [`delete from ledger_entries where id = (select min(id) from ledger_entries where source_kind = 'refund')`],
  },
  {
    name: 'I-15 webhooks',
    what: 'one event is stored twice',
    statements: [
      'alter table webhook_events drop constraint webhook_events_once',
      `insert into webhook_events (provider, event_id, kind, payload) select 'paypal', 'WH-twice', 'PAYMENT.CAPTURE.COMPLETED', '{}' from generate_series(1, 2)`,
    ],
  },
  {
    name: 'I-16 price protection',
    what: 'a line says that it was credited and was not',
    statements: [
      'update order_lines set protected_cents = 1 where id = (select min(id) from order_lines where price_total > discount_share_cents + 1)',
    ],
  },
  {
    name: 'I-16 protection credit',
    what: 'credit was given for no price drop',
    statements: [
      `insert into credit_entries (user_id, amount_cents, balance_after_cents, kind, source_kind, source_id)
        select min(user_id), 100, 100, 'price_protection', 'price_credit', '900000' from credit_accounts`,
      'update credit_accounts set balance_cents = balance_cents + 100 where user_id = (select min(user_id) from credit_accounts)',
    ],
  },
  {
    name: 'I-18 store credit',
    what: 'a balance differs from its entries',
    statements: ['update credit_accounts set balance_cents = balance_cents + 1 where user_id = (select min(user_id) from credit_accounts)'],
  },
];
