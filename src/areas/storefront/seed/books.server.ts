import { sql } from 'drizzle-orm';
import { sessionLifeMs as shopperLifeMs } from '#areas/shoppers/rules.ts';
import { sessionLifeMs as staffLifeMs } from '#areas/staff/rules.ts';
import type { Database } from '#platform/database/open.server.ts';

/** One law of the books: its query answers the rows that break it, so no rows is good. */
export type BookCheck = { readonly name: string; readonly law: string; readonly broken: string };

const paidStates = `('completed', 'part_refunded', 'refunded')`;
/** The two clocks of a login, ours and the database's, may differ by a minute. */
const limit = (lifeMs: number): string => `interval '${lifeMs / 1000 + 60} seconds'`;
const allowedMoves =
  '(1,2),(1,3),(1,7),(1,8),(2,3),(2,4),(2,7),(2,9),(3,4),(3,7),(3,9),(4,5),(4,9),(5,6),(5,9),(6,9),(8,1),(8,2),(8,7),(7,2)';

export const bookChecks: readonly BookCheck[] = [
  {
    name: 'I-1 stock',
    law: 'the movements of every SKU add up to its level',
    broken: `select coalesce(m.sku_id, l.sku_id) as sku_id, m.moved, l.on_hand from (select sku_id, sum(quantity) as moved from stock_movements group by sku_id) m
      full join stock_levels l on l.sku_id = m.sku_id where coalesce(m.moved, 0) <> coalesce(l.on_hand, 0)`,
  },
  {
    name: 'I-1 chain',
    law: 'each movement begins where the one before it ended, and none goes below zero',
    broken: `select id, sku_id from (select id, sku_id, before, after, lag(after, 1, 0) over (partition by sku_id order by created_at, id) as left_at from stock_movements) m
      where before <> left_at or after < 0`,
  },
  {
    name: 'I-1 reserved',
    law: 'what is reserved are the reservations held, and only money under review or pieces somebody looks for are held without end',
    broken: `select l.sku_id, l.reserved, r.held from stock_levels l left join (select sku_id, sum(quantity) as held from stock_reservations where state = 'held' group by sku_id) r on r.sku_id = l.sku_id
      where l.reserved <> coalesce(r.held, 0)
      union all
      select r.sku_id, r.quantity, o.status from stock_reservations r join order_lines l on l.id = r.holder_id::integer and r.holder_kind = 'order_line' join orders o on o.id = l.order_id
      where r.state = 'held' and r.expires_at is null and o.payment_state <> 'pending_review' and not (o.status in (2, 3) and o.attention_reason like '%outOfStock%')`,
  },
  {
    name: 'I-1 made to order',
    law: 'what is made to order holds no stock, and what is available is on hand and not reserved',
    broken: `select k.id, k.available, l.available from skus k left join stock_levels l on l.sku_id = k.id
      where k.available <> coalesce(l.available, 0) or (k.is_made_to_order and l.sku_id is not null)`,
  },
  {
    name: 'I-1 sold',
    law: 'the pieces of every order that was paid or sent are off the shelf once, and those of every other order are on it',
    broken: `select o.id, s.pieces, m.moved from orders o
      join (select order_id, sum(quantity - removed_quantity) as pieces from order_lines where not is_made_to_order and sku_id is not null group by order_id) s on s.order_id = o.id
      left join (select cause_id, -sum(quantity) as moved from stock_movements where cause_kind = 'order' and (reason = 'sale' or counters_id is not null) group by cause_id) m on m.cause_id = o.id::text
      where coalesce(m.moved, 0) <> case when o.consign_time is not null then s.pieces
        when o.status not in (2, 3) then 0 when o.attention_reason like '%outOfStock%' then coalesce(m.moved, 0) else s.pieces end
      union all
      select l.order_id, r.taken, 0 from order_lines l join (select holder_id, count(*) as taken from stock_reservations where holder_kind = 'order_line' and state = 'taken' group by holder_id) r on r.holder_id = l.id::text
      join orders o on o.id = l.order_id where r.taken > 1 or (o.consign_time is null and o.status not in (2, 3))`,
  },
  {
    name: 'I-2 captures',
    law: 'the captures of every paid order, less what went back for lines taken away, are its total unless somebody must look at it; its payment is captures less refunds',
    broken: `select o.id from orders o
      left join (select order_id, sum(amount_cents) as captured from captures where state in ${paidStates} group by order_id) c on c.order_id = o.id
      left join (select order_id, sum(amount_cents) as refunded, sum(amount_cents) filter (where is_line_change) as for_lines from refunds where state = 'completed' group by order_id) r on r.order_id = o.id
      where (o.payment_time is not null and o.payment_state not in ('needs_attention', 'part_paid')
          and coalesce(c.captured, 0) - coalesce(r.for_lines, 0) <> o.total_cents)
        or (o.payment_state = 'paid' and coalesce(c.captured, 0) - coalesce(r.refunded, 0) <> o.total_cents)
        or (o.payment_state = 'part_paid' and coalesce(c.captured, 0) - coalesce(r.refunded, 0) >= o.total_cents) or o.payment <> coalesce(c.captured, 0) - coalesce(r.refunded, 0)`,
  },
  {
    name: 'I-2 refunded',
    law: 'what a capture says was refunded are its refunds',
    broken: `select c.id from captures c left join (select capture_id, sum(amount_cents) as refunded from refunds where state = 'completed' group by capture_id) r on r.capture_id = c.id
      where c.refunded_cents <> coalesce(r.refunded, 0)`,
  },
  {
    name: 'I-3 provider',
    law: 'all money the stand-in took is in our books, each capture once',
    broken: `select r.key from stand_in_records r cross join lateral jsonb_array_elements(r.value -> 'captures') t
      where r.stand_in = 'paypal' and starts_with(r.key, 'order:') and t ->> 'status' in ('COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED')
        and not exists (select 1 from captures c where c.capture_id = t ->> 'id')`,
  },
  {
    name: 'I-4 unique',
    law: 'each capture and each order of the provider occurs once',
    broken: `select capture_id from captures group by capture_id having count(*) > 1
      union all select provider_order_id from payments where provider_order_id is not null group by provider, provider_order_id having count(*) > 1
      union all select provider_invoice_id from payments group by provider_invoice_id having count(*) > 1`,
  },
  {
    name: 'I-5 totals',
    law: 'every order is the sum of its lines, its shipping fee and its discount, and is what the provider was asked for',
    broken: `select o.id from orders o
      join (select order_id, sum(price_total) as items, sum(quantity) as pieces, sum(discount_share_cents) as shares, sum(weight_grams * quantity) as grams,
        bool_or(case when is_gift then price <> 0 when set_number is null or step_off_bp > 0
          then price <> ((list_price_cents::bigint * discount_bp + 5000) / 10000 * (10000 - step_off_bp) + 5000) / 10000
          else price > (list_price_cents::bigint * discount_bp + 5000) / 10000 end) as is_mispriced from order_lines group by order_id) l on l.order_id = o.id
      left join (select order_id, sum(amount_cents) as asked from payments where state = 'completed' group by order_id) p on p.order_id = o.id
      left join (select order_id, sum(amount_cents) as refunded, sum(amount_cents) filter (where is_line_change) as for_lines from refunds where state = 'completed' group by order_id) r on r.order_id = o.id
      where o.items_cents <> l.items or o.piece_count <> l.pieces or o.weight_grams <> l.grams or l.is_mispriced or l.shares > o.discount_cents
        or (not exists (select 1 from order_shippings s where s.order_id = o.id and s.service <> '' and o.consign_time is null) and o.source <> 'invoice'
          and o.shipping_cents <> case when l.grams = 0 then 0 else 2600 + 600 * greatest(0, ceil((l.grams - 500) / 500.0)) end)
        or o.total_cents <> o.items_cents + o.shipping_cents + o.handling_cents + o.tax_cents - o.discount_cents
        or (o.payment_time is not null and o.payment_state not in ('needs_attention', 'part_paid') and p.asked - coalesce(r.for_lines, 0) <> o.total_cents)
      union all select o.id from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)`,
  },
  {
    name: 'I-6 prices',
    law: 'every line was sold for what the price ledger said when the order was made',
    broken: `select l.id from order_lines l left join lateral (select price_cents, discount_bp from price_ledger p where p.sku_id = l.sku_id and p.created_at <= l.created_at order by p.created_at desc, p.id desc limit 1) p on true
      where l.sku_id is not null and l.estimate_id is null and (l.list_price_cents is distinct from p.price_cents or l.discount_bp is distinct from p.discount_bp)`,
  },
  {
    name: 'I-7 holds',
    law: 'no pieces are held two minutes longer than they may be',
    broken: `select id from stock_reservations where state = 'held' and expires_at < now() - interval '2 minutes'`,
  },
  {
    name: 'I-8 rewards',
    law: 'one reward for each new buyer, and none that can be spent for an order that is not paid or came back',
    broken: `select referee_id from referral_rewards group by referee_id having count(*) > 1
      union all select r.referee_id from referral_rewards r join orders o on o.id = r.order_id where r.state = 'available' and (o.payment_time is null or o.payment_state = 'refunded')`,
  },
  {
    name: 'I-9 coupons',
    law: 'a coupon was used as often as it says, and no more than it may',
    broken: `select c.id from coupons c left join (select coupon_id, count(*) as uses from coupon_redemptions where state <> 'released' group by coupon_id) r on r.coupon_id = c.id
      where c.used_count <> coalesce(r.uses, 0) or c.used_count > c.max_uses`,
  },
  {
    name: 'I-10 letters',
    law: 'the same thing is told once for each kind of letter',
    broken: `select kind from mails group by subject_kind, subject_id, kind having count(*) > 1`,
  },
  {
    name: 'I-11 moves',
    law: 'no order moved outside the table of moves, and its last step is where it stands',
    broken: `select h.order_id from order_history h where h.from_status is not null and h.event = 'status' and (h.from_status, h.to_status) not in (${allowedMoves})
      union all
      select h.order_id from (select order_id, from_status, from_payment_state, lag(to_status) over w as left_at, lag(to_payment_state) over w as left_payment from order_history window w as (partition by order_id order by created_at, id)) h
      where h.from_status is distinct from h.left_at or h.from_payment_state is distinct from h.left_payment
      union all
      select o.id from orders o left join (select distinct on (order_id) order_id, to_status, to_payment_state from order_history order by order_id, created_at desc, id desc) h on h.order_id = o.id
      where h.to_status is distinct from o.status or h.to_payment_state is distinct from o.payment_state`,
  },
  {
    name: 'I-11 times',
    law: 'orders are paid before they are sent, sent before they arrive, and arrive before they are done; nothing lies in the future',
    broken: `select id from orders where not (created_at <= coalesce(payment_time, created_at) and coalesce(payment_time, created_at) <= coalesce(consign_time, payment_time, created_at)
      and coalesce(consign_time, created_at) <= coalesce(delivered_at, consign_time, created_at) and coalesce(delivered_at, created_at) <= coalesce(deal_done_time, delivered_at, created_at))
      or (status in (4, 5, 6) and payment_state in ('unpaid', 'part_paid', 'pending_review')) or (status in (2, 4, 5, 6, 9) and payment_time is null)
      union all select order_id from order_history where created_at > now()`,
  },
  {
    name: 'I-12 buyers',
    law: 'no row belongs to a user with an id of zero or less, and every order has a buyer',
    broken: `select id from orders where user_id <= 0 or (user_id is null and guest_key_hash is null) union all select user_id from cart_lines where user_id <= 0 union all select id from users where id <= 0`,
  },
  {
    name: 'I-13 sessions',
    law: 'no login of shopper or staff lives longer than it may',
    broken: `select id from shopper_sessions where expires_at > created_at + ${limit(shopperLifeMs)} union all select id from staff_sessions where expires_at > created_at + ${limit(staffLifeMs)}`,
  },
  {
    name: 'I-14 income',
    law: 'each capture and each refund is booked once, with its amount, on the day it happened; later only when that month was closed already',
    broken: `select coalesce(e.source_id, m.id::text) from (select * from ledger_entries where source_kind in ('capture', 'refund')) e
      full join (
        select 'capture' as kind, id, amount_cents as cents, (captured_at at time zone 'UTC')::date as day from captures where state in ${paidStates}
        union all select 'refund', id, -amount_cents, (completed_at at time zone 'UTC')::date from refunds where state = 'completed'
      ) m on m.kind = e.source_kind and m.id::text = e.source_id
      where e.amount_cents is distinct from m.cents
        or (e.booked_on <> m.day and (e.booked_on < m.day or not exists (select 1 from month_closes c where c.month = date_trunc('month', m.day::timestamp)::date)))`,
  },
  {
    name: 'I-15 news',
    law: 'each message of a provider is kept and worked on once',
    broken: `select event_id from webhook_events group by provider, event_id having count(*) > 1`,
  },
  {
    name: 'purchases',
    law: 'each delivery of a vendor is one expenditure of the same amount, and its pieces are movements',
    broken: `select r.id from purchase_receipts r left join ledger_entries e on e.purchase_receipt_id = r.id
      left join (select rl.receipt_id, sum(rl.quantity * pl.unit_cost_cents) as cost, bool_and(m.quantity = rl.quantity and m.sku_id = pl.sku_id) as is_moved
        from purchase_receipt_lines rl join purchase_order_lines pl on pl.id = rl.purchase_order_line_id left join stock_movements m on m.id = rl.movement_id group by rl.receipt_id) l on l.receipt_id = r.id
      where e.amount_cents is distinct from r.cost_cents or l.cost is distinct from r.cost_cents or not l.is_moved
      union all
      select pl.id from purchase_order_lines pl left join (select purchase_order_line_id, sum(quantity) as got from purchase_receipt_lines group by 1) g on g.purchase_order_line_id = pl.id
      where pl.received_quantity <> coalesce(g.got, 0)`,
  },
  {
    name: 'bills',
    law: 'carrier and provider are paid no more than labels cost and fees were kept',
    broken: `select c.key from ledger_categories c join (select category_id, sum(amount_cents::bigint) as paid from ledger_entries group by 1) e on e.category_id = c.id
      where (c.key = 'carrier' and e.paid > (select sum(cost_cents::bigint) from shipments)) or (c.key = 'provider_fee' and e.paid > (select sum(fee_cents::bigint) from captures))`,
  },
  {
    name: 'closed months',
    law: 'the sums of a closed month are those of its entries',
    broken: `select m.month from month_closes m join (select date_trunc('month', booked_on)::date as month, sum(amount_cents::bigint) filter (where kind = 'income') as income,
        sum(amount_cents::bigint) filter (where kind = 'expenditure') as expenditure from ledger_entries group by 1) e on e.month = m.month
      where m.income_cents <> coalesce(e.income, 0) or m.expenditure_cents <> coalesce(e.expenditure, 0)`,
  },
  {
    name: 'ledger days',
    law: 'the daily sums of the ledger are those of its entries',
    broken: `select coalesce(d.day, e.day) from ledger_days d
      full join (select booked_on as day, category_id, count(*) as entries, sum(amount_cents::bigint) as cents from ledger_entries group by 1, 2) e on e.day = d.day and e.category_id = d.category_id
      where d.amount_cents is distinct from e.cents or d.entry_count is distinct from e.entries`,
  },
  {
    name: 'summaries',
    law: 'the daily figures are what the orders, captures and refunds say',
    broken: `select dimension from (select dimension, sum(order_count) as orders, sum(paid_count) as paid, sum(total_cents) as total, sum(captured_cents) as captured, sum(refunded_cents) as refunded
        from daily_figures where dimension in ('all', 'country', 'region', 'device', 'source', 'staff', 'turn') group by dimension) f
      where f.orders <> (select count(*) from orders where not is_test) or f.paid <> (select count(*) from orders where payment_time is not null and not is_test)
        or f.total <> (select coalesce(sum(total_cents::bigint), 0) from orders where payment_time is not null and not is_test)
        or f.captured <> (select coalesce(sum(c.amount_cents::bigint), 0) from captures c join orders o on o.id = c.order_id where c.state in ${paidStates} and not o.is_test)
        or f.refunded <> (select coalesce(sum(r.amount_cents::bigint), 0) from refunds r join orders o on o.id = r.order_id where r.state = 'completed' and not o.is_test)
      union all
      select dimension from (select dimension, sum(piece_count) as pieces from daily_figures where dimension <> 'cohort' group by dimension) f
      where f.pieces <> (select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id where o.payment_time is not null and not o.is_test)`,
  },
  {
    name: 'ratings',
    law: 'the stars of a product group are those of its published reviews, and each reviewer got what she reviews',
    broken: `select s.id from spus s left join (select spu_id, sum(stars) as stars, count(*) as reviews from reviews where status = 'published' group by spu_id) r on r.spu_id = s.id
      where s.rating_sum <> coalesce(r.stars, 0) or s.review_count <> coalesce(r.reviews, 0)
      union all
      select r.id from reviews r join order_lines l on l.id = r.order_line_id join orders o on o.id = l.order_id
      where o.user_id is distinct from r.user_id or l.sku_id <> r.sku_id or o.delivered_at is null or r.created_at <= o.delivered_at`,
  },
  {
    name: 'sold',
    law: 'what goods say was sold are pieces paid and not refunded',
    broken: `select k.id from skus k left join (select l.sku_id, sum(l.quantity - l.returned_quantity - l.removed_quantity) as pieces from order_lines l join orders o on o.id = l.order_id
        where o.status in (2, 3, 4, 5, 6) and o.payment_state in ('paid', 'part_refunded', 'disputed', 'needs_attention') and not o.is_test group by l.sku_id) s on s.sku_id = k.id
      where k.sold_count <> coalesce(s.pieces, 0)
      union all select s.id from spus s join (select spu_id, sum(sold_count) as pieces from skus group by spu_id) k on k.spu_id = s.id where s.sold_count <> k.pieces`,
  },
  {
    name: 'credit',
    law: 'the store credit of a shopper is the sum of its changes',
    broken: `select a.user_id from credit_accounts a left join (select user_id, sum(amount_cents) as cents from credit_entries group by user_id) e on e.user_id = a.user_id where a.balance_cents <> coalesce(e.cents, 0)`,
  },
  {
    name: 'payouts',
    law: 'each payout to an affiliate is the sum of its orders and one expenditure, and no order earns both store credit and a payout',
    broken: `select y.id from partner_payouts y left join (select payout_id, sum(basis_cents) as basis, sum(amount_cents) as cents from partner_payout_lines group by 1) l on l.payout_id = y.id
      left join ledger_entries b on b.source_kind = 'partner_payout' and b.source_id = y.id::text and b.reverses_id is null
      where y.amount_cents is distinct from l.cents or y.basis_cents is distinct from l.basis or b.amount_cents is distinct from y.amount_cents
      union all select l.order_id from partner_payout_lines l join referral_rewards w on w.order_id = l.order_id and w.state in ('pending', 'available')`,
  },
  {
    name: 'I-16 price protection',
    law: 'every line says what it was given for fallen prices, never more than was paid; each level once, nothing for what was called off',
    broken: `select l.id from order_lines l left join (select order_line_id, sum(amount_cents - back_cents) as cents from price_credits where state = 'paid' group by 1) c on c.order_line_id = l.id
      where l.protected_cents <> coalesce(c.cents, 0) or l.protected_cents > l.price_total - l.discount_share_cents
      union all select c.id from price_credits c join order_lines l on l.id = c.order_line_id where c.to_cents >= l.price or (c.state = 'reversed') <> (c.back_quantity = c.quantity and c.back_cents = c.amount_cents)`,
  },
  {
    name: 'I-16 protection credit',
    law: 'each paid credit for a fallen price is one entry of store credit or one refund, what was taken back is taken back there, and the rest is expenditure',
    broken: `select c.id from price_credits c
      left join credit_entries e on e.kind = 'price_protection' and e.source_kind = 'price_credit' and e.source_id = c.id::text
      left join (select split_part(source_id, '/', 1) as id, -sum(amount_cents) as cents from credit_entries where kind = 'taken_back' and source_kind = 'price_credit' group by 1) t on t.id = c.id::text
      left join (select split_part(b.source_id, '/', 1) as id, sum(b.amount_cents + coalesce(r.amount_cents, 0)) as cents from ledger_entries b left join ledger_entries r on r.reverses_id = b.id
        where b.source_kind = 'price_credit' group by 1) b on b.id = c.id::text
      where (c.way = 'store_credit' and c.paid_at is not null and (e.amount_cents is distinct from c.amount_cents or coalesce(t.cents, 0) <> c.taken_cents or coalesce(b.cents, 0) <> c.amount_cents - c.taken_cents))
        or (c.paid_at is null and (e.id is not null or b.cents is not null)) or (c.way = 'refund' and c.state = 'paid' and c.refund_id is null)
      union all select e.id from credit_entries e where e.kind = 'price_protection' and not exists (select 1 from price_credits c where c.id::text = e.source_id)`,
  },
  {
    name: 'delay credit',
    law: 'each credit for a late order is booked as expenditure once',
    broken: `select e.id from credit_entries e left join ledger_entries b on b.source_kind = 'delay_credit' and b.source_id = e.source_id
      where e.kind = 'delay' and e.source_kind = 'order' and b.amount_cents is distinct from e.amount_cents`,
  },
  {
    name: 'funnel',
    law: 'on every day at least as many checkouts as orders of the shop, carts as checkouts and visits as carts',
    broken: `select v.day from (select day, sum(count) filter (where event = 'visit') as visits, sum(count) filter (where event = 'cart') as carts, sum(count) filter (where event = 'checkout') as checkouts from visits group by day) v
      left join (select (created_at at time zone 'UTC')::date as day, count(*) as orders from orders where source = 'shop' group by 1) o on o.day = v.day
      where coalesce(o.orders, 0) > v.checkouts or v.checkouts > v.carts or v.carts > v.visits`,
  },
];

export type BookResult = BookCheck & { readonly brokenCount: number };

/** Asks every law for the rows that break it. */
export async function checkBooks(db: Database): Promise<BookResult[]> {
  const results: BookResult[] = [];
  for (const check of bookChecks) {
    const { rows } = await db.execute<{ broken: number }>(sql`select count(*)::integer as broken from (${sql.raw(check.broken)}) broken`);
    results.push({ ...check, brokenCount: Number(rows[0]?.broken ?? 0) });
  }
  return results;
}

/** The laws money and goods stand on, whatever happened: asked after every drill. */
export const invariants = (results: readonly BookResult[]): BookResult[] => results.filter(({ name }) => name.startsWith('I-'));
