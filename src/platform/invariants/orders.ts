import { brokenRow, type Invariant, paidBackForGoneItems, statusLists } from './invariant.ts';

/** Allowed status transitions; `orders/rules/transitions.ts` has the same table, and a test compares both. */
export const allowedTransitions =
  '(1,2),(1,3),(1,7),(1,8),(2,3),(2,4),(2,7),(2,9),(3,4),(3,7),(3,9),(4,5),(4,9),(5,6),(5,9),(6,9),(8,1),(8,2),(8,7),(7,2)';

/** Session lifetimes; decided by the shoppers and staff areas, and a test compares both. */
export const sessionDays = { shopper: 30, staff: 1 / 3 };
/** Our clock and the database's may differ by a minute. */
const sessionLimit = (days: number): string => `interval '${days * 24 * 60 + 1} minutes'`;

/** Orders, their buyers and their emails. */
export const orderInvariants = [
  {
    name: 'I-5 totals',
    rule: 'every order is the sum of its lines, shipping, tax and discount, and is what the payment provider was asked for',
    broken: `select ${brokenRow({ order: 'o.id', record: ['order', 'o.id'], values: ['l.items + o.shipping_cents + o.handling_cents + o.tax_cents - o.discount_cents', 'o.total_cents'] })}
      from orders o
      join (select order_id, sum(price_total) as items, sum(quantity) as pieces, sum(discount_share_cents) as shares, sum(weight_grams * quantity) as grams,
        bool_or(case when is_gift then price <> 0 when set_number is null or tier_off_bp > 0
          then price <> ((list_price_cents::bigint * discount_bp + 5000) / 10000 * (10000 - tier_off_bp) + 5000) / 10000
          else price > (list_price_cents::bigint * discount_bp + 5000) / 10000 end) as is_mispriced from order_lines group by order_id) l on l.order_id = o.id
      left join (select order_id, sum(amount_cents) as asked from payments where state = 'completed' group by order_id) p on p.order_id = o.id
      left join (select order_id, sum(amount_cents) as lowered from refunds where state = 'completed' and is_line_change group by order_id) r on r.order_id = o.id
      left join (${paidBackForGoneItems}) g on g.order_id = o.id
      left join (select order_id, sum(recovered_cents) as kept from refund_requests where kind = 'lines' group by order_id) k on k.order_id = o.id
      where o.items_cents <> l.items or o.piece_count <> l.pieces or o.weight_grams <> l.grams or l.is_mispriced or l.shares > o.discount_cents
        or (o.source <> 'invoice' and o.shipping_cents <> case when l.grams = 0 then 0 else 2600 + 600 * greatest(0, ceil((l.grams - 500) / 500.0)) end
          and not exists (select 1 from order_shippings s where s.order_id = o.id and s.service <> '' and o.consign_time is null))
        or o.total_cents <> o.items_cents + o.shipping_cents + o.handling_cents + o.tax_cents - o.discount_cents
        or (o.payment_time is not null and o.payment_state not in ('needs_attention', 'part_paid', 'refunded')
          and coalesce(p.asked, 0) <> o.total_cents + coalesce(r.lowered, 0) + coalesce(g.cents, 0) + coalesce(k.kept, 0))
      union all
      select ${brokenRow({ order: 'o.id', record: ['order', 'o.id'] })} from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)`,
  },
  {
    name: 'I-6 prices',
    rule: 'every line was sold for what the price history said when the order was placed; invoices have the price that staff wrote',
    broken: `select ${brokenRow({ order: 'l.order_id', record: ['order_line', 'l.id'], values: ['p.price_cents', 'l.list_price_cents'] })}
      from order_lines l join orders o on o.id = l.order_id left join lateral (select price_cents, discount_bp from price_ledger p where p.sku_id = l.sku_id and p.created_at <= l.created_at order by p.created_at desc, p.id desc limit 1) p on true
      where o.source <> 'invoice' and l.sku_id is not null and l.estimate_id is null and (l.list_price_cents is distinct from p.price_cents or l.discount_bp is distinct from p.discount_bp)`,
  },
  {
    name: 'I-8 rewards',
    rule: 'one referral reward for each new buyer, and none can be spent for an order that is unpaid or refunded',
    broken: `select ${brokenRow({ record: ['user', 'referee_id'], values: ['1', 'count(*)'] })} from referral_rewards group by referee_id having count(*) > 1
      union all
      select ${brokenRow({ order: 'o.id', record: ['user', 'r.referee_id'] })} from referral_rewards r join orders o on o.id = r.order_id
      where r.state = 'available' and (o.payment_time is null or o.payment_state = 'refunded')`,
  },
  {
    name: 'I-9 coupons',
    rule: 'a coupon was redeemed as often as it says, and no more than it may be',
    broken: `select ${brokenRow({ record: ['coupon', 'c.id'], values: ['coalesce(r.uses, 0)', 'c.used_count'] })}
      from coupons c left join (select coupon_id, count(*) as uses from coupon_redemptions where state <> 'released' group by coupon_id) r on r.coupon_id = c.id
      where c.used_count <> coalesce(r.uses, 0) or c.used_count > c.max_uses`,
  },
  {
    name: 'I-10 emails',
    rule: 'the same event sends each kind of email once',
    broken: `select ${brokenRow({ record: ['email', `kind || ' ' || subject_kind || ' ' || subject_id`], values: ['1', 'count(*)'] })} from mails group by subject_kind, subject_id, kind having count(*) > 1`,
  },
  {
    name: 'I-11 transitions',
    rule: 'no order changed its status outside the allowed transitions, and its last history entry is its status today',
    broken: `select ${brokenRow({ order: 's.order_id', record: ['order', 's.order_id'], values: ['coalesce(o.status, s.left_at)', 'case when o.id is null then s.from_status else s.to_status end'] })}
      from (
        select order_id, event, from_status, to_status, from_payment_state, to_payment_state, lag(to_status) over w as left_at, lag(to_payment_state) over w as left_payment, lead(id) over w as next_id
        from order_history window w as (partition by order_id order by created_at, id)
      ) s left join orders o on o.id = s.order_id and s.next_id is null
      where (s.from_status is not null and s.event = 'status' and (s.from_status, s.to_status) not in (${allowedTransitions}))
        or s.from_status is distinct from s.left_at or s.from_payment_state is distinct from s.left_payment
        or (s.next_id is null and (s.to_status is distinct from o.status or s.to_payment_state is distinct from o.payment_state))
      union all
      select ${brokenRow({ order: 'o.id', record: ['order', 'o.id'] })} from orders o where not exists (select 1 from order_history h where h.order_id = o.id)`,
  },
  {
    name: 'I-11 times',
    rule: 'orders are paid before they ship, ship before they arrive, and arrive before they are completed; nothing is in the future',
    broken: `select ${brokenRow({ order: 'id', record: ['order', 'id'] })} from orders
      where not (created_at <= coalesce(payment_time, created_at) and coalesce(payment_time, created_at) <= coalesce(consign_time, payment_time, created_at)
        and coalesce(consign_time, created_at) <= coalesce(delivered_at, consign_time, created_at) and coalesce(delivered_at, created_at) <= coalesce(deal_done_time, delivered_at, created_at))
        or (status in ${statusLists.shipped} and payment_state in ('unpaid', 'part_paid', 'pending_review')) or (status in ${statusLists.paidOnce} and payment_time is null)
      union all
      select ${brokenRow({ order: 'order_id', record: ['order', 'order_id'] })} from order_history where created_at > now()`,
  },
  {
    name: 'I-12 buyers',
    rule: 'every order has a buyer, and no row belongs to a user id of zero or less',
    broken: `select ${brokenRow({ order: 'id', record: ['order', 'id'] })} from orders where user_id <= 0 or (user_id is null and guest_key_hash is null)
      union all select ${brokenRow({ record: ['cart_line', 'id'] })} from cart_lines where user_id <= 0
      union all select ${brokenRow({ record: ['user', 'id'] })} from users where id <= 0`,
  },
  {
    name: 'I-13 sessions',
    rule: 'no sign-in of a shopper or staff member lasts longer than it may',
    broken: `select ${brokenRow({ record: ['shopper_session', 'id'] })} from shopper_sessions where expires_at > created_at + ${sessionLimit(sessionDays.shopper)}
      union all select ${brokenRow({ record: ['staff_session', 'id'] })} from staff_sessions where expires_at > created_at + ${sessionLimit(sessionDays.staff)}`,
  },
] as const satisfies readonly Invariant[];
