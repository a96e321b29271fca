import { brokenRow, capturedStates, type Invariant, statusLists } from './invariant.ts';

/** Sums, counters and figures derived from orders and ledger, some by scheduled tasks: checked on demo data, never alarmed. */
export const dataChecks = [
  {
    name: 'purchases',
    rule: 'each delivery of a vendor is one expense of the same amount, and its items are stock movements',
    broken: `select ${brokenRow({ record: ['purchase_receipt', 'r.id'], values: ['r.cost_cents', 'e.amount_cents'] })}
      from purchase_receipts r left join ledger_entries e on e.purchase_receipt_id = r.id
      left join (select rl.receipt_id, sum(rl.quantity * pl.unit_cost_cents) as cost, bool_and(m.quantity = rl.quantity and m.sku_id = pl.sku_id) as is_moved
        from purchase_receipt_lines rl join purchase_order_lines pl on pl.id = rl.purchase_order_line_id left join stock_movements m on m.id = rl.movement_id group by rl.receipt_id) l on l.receipt_id = r.id
      where e.amount_cents is distinct from r.cost_cents or l.cost is distinct from r.cost_cents or not l.is_moved
      union all
      select ${brokenRow({ record: ['purchase_order_line', 'pl.id'], values: ['coalesce(g.got, 0)', 'pl.received_quantity'] })}
      from purchase_order_lines pl left join (select purchase_order_line_id, sum(quantity) as got from purchase_receipt_lines group by 1) g on g.purchase_order_line_id = pl.id
      where pl.received_quantity <> coalesce(g.got, 0)`,
  },
  {
    name: 'bills',
    rule: 'carrier and payment provider are paid no more than labels cost and fees were kept',
    broken: `select ${brokenRow({ record: ['ledger_category', 'c.key'] })}
      from ledger_categories c join (select category_id, sum(amount_cents::bigint) as paid from ledger_entries group by 1) e on e.category_id = c.id
      where (c.key = 'carrier' and e.paid > (select sum(cost_cents::bigint) from shipments)) or (c.key = 'provider_fee' and e.paid > (select sum(fee_cents::bigint) from captures))`,
  },
  {
    name: 'closed months',
    rule: 'the sums of a closed month are those of its ledger entries',
    broken: `select ${brokenRow({ record: ['month', 'm.month'] })}
      from month_closes m join (select date_trunc('month', booked_on)::date as month, sum(amount_cents::bigint) filter (where kind = 'income') as income,
        sum(amount_cents::bigint) filter (where kind = 'expenditure') as expenditure from ledger_entries group by 1) e on e.month = m.month
      where m.income_cents <> coalesce(e.income, 0) or m.expenditure_cents <> coalesce(e.expenditure, 0)`,
  },
  {
    name: 'ledger days',
    rule: 'the daily sums of the ledger are those of its entries',
    broken: `select ${brokenRow({ record: ['day', 'coalesce(d.day, e.day)'], values: ['e.cents', 'd.amount_cents'] })} from ledger_days d
      full join (select booked_on as day, category_id, count(*) as entries, sum(amount_cents::bigint) as cents from ledger_entries group by 1, 2) e on e.day = d.day and e.category_id = d.category_id
      where d.amount_cents is distinct from e.cents or d.entry_count is distinct from e.entries`,
  },
  {
    name: 'summaries',
    rule: 'the daily figures are what orders, captures and refunds say',
    broken: `select ${brokenRow({ record: ['dimension', 'dimension'] })}
      from (select dimension, sum(order_count) as orders, sum(paid_count) as paid, sum(total_cents) as total, sum(captured_cents) as captured, sum(refunded_cents) as refunded
        from daily_figures where dimension in ('all', 'country', 'region', 'device', 'source', 'staff', 'turn') group by dimension) f
      where f.orders <> (select count(*) from orders where not is_test) or f.paid <> (select count(*) from orders where payment_time is not null and not is_test)
        or f.total <> (select coalesce(sum(total_cents::bigint), 0) from orders where payment_time is not null and not is_test)
        or f.captured <> (select coalesce(sum(c.amount_cents::bigint), 0) from captures c join orders o on o.id = c.order_id where c.state in ${capturedStates} and not o.is_test)
        or f.refunded <> (select coalesce(sum(r.amount_cents::bigint), 0) from refunds r join orders o on o.id = r.order_id where r.state = 'completed' and not o.is_test)
      union all
      select ${brokenRow({ record: ['dimension', 'dimension'] })} from (select dimension, sum(piece_count) as pieces from daily_figures where dimension <> 'cohort' group by dimension) f
      where f.pieces <> (select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id where o.payment_time is not null and not o.is_test)`,
  },
  {
    name: 'ratings',
    rule: 'the stars of a product group are those of its published reviews, and each reviewer received the item',
    broken: `select ${brokenRow({ record: ['spu', 's.id'], values: ['coalesce(r.stars, 0)', 's.rating_sum'] })}
      from spus s left join (select spu_id, sum(stars) as stars, count(*) as reviews from reviews where status = 'published' group by spu_id) r on r.spu_id = s.id
      where s.rating_sum <> coalesce(r.stars, 0) or s.review_count <> coalesce(r.reviews, 0)
      union all
      select ${brokenRow({ order: 'o.id', record: ['review', 'r.id'] })} from reviews r join order_lines l on l.id = r.order_line_id join orders o on o.id = l.order_id
      where o.user_id is distinct from r.user_id or l.sku_id <> r.sku_id or o.delivered_at is null or r.created_at <= o.delivered_at`,
  },
  {
    name: 'sold',
    rule: 'the sold count of a SKU is its items paid, less those returned or refunded before shipping',
    broken: `select ${brokenRow({ record: ['sku', 'k.id'], values: ['coalesce(s.pieces, 0)', 'k.sold_count'] })}
      from skus k left join (select l.sku_id, sum(l.quantity - l.removed_quantity - l.returned_quantity) as pieces from order_lines l join orders o on o.id = l.order_id
        where o.status in ${statusLists.sold} and o.payment_state in ('paid', 'part_refunded', 'disputed', 'needs_attention') and not o.is_test group by l.sku_id) s on s.sku_id = k.id
      where k.sold_count <> coalesce(s.pieces, 0)
      union all
      select ${brokenRow({ record: ['spu', 's.id'], values: ['k.pieces', 's.sold_count'] })}
      from spus s join (select spu_id, sum(sold_count) as pieces from skus group by spu_id) k on k.spu_id = s.id where s.sold_count <> k.pieces`,
  },
  {
    name: 'payouts',
    rule: 'each affiliate payout is the sum of its orders and one expense, and no order earns both store credit and a payout',
    broken: `select ${brokenRow({ record: ['payout', 'y.id'], values: ['l.cents', 'y.amount_cents'] })}
      from partner_payouts y left join (select payout_id, sum(basis_cents) as basis, sum(amount_cents) as cents from partner_payout_lines group by 1) l on l.payout_id = y.id
      left join ledger_entries b on b.source_kind = 'partner_payout' and b.source_id = y.id::text and b.reverses_id is null
      where y.amount_cents is distinct from l.cents or y.basis_cents is distinct from l.basis or b.amount_cents is distinct from y.amount_cents
      union all
      select ${brokenRow({ order: 'l.order_id', record: ['order', 'l.order_id'] })}
      from partner_payout_lines l join referral_rewards w on w.order_id = l.order_id and w.state in ('pending', 'available')`,
  },
  {
    name: 'delay credit',
    rule: 'each credit for a late order is booked as an expense once',
    broken: `select ${brokenRow({ order: 'e.order_id', record: ['credit_entry', 'e.id'], values: ['e.amount_cents', 'b.amount_cents'] })}
      from credit_entries e left join ledger_entries b on b.source_kind = 'delay_credit' and b.source_id = e.source_id
      where e.kind = 'delay' and e.source_kind = 'order' and b.amount_cents is distinct from e.amount_cents`,
  },
  {
    name: 'funnel',
    rule: 'every day has at least as many checkouts as shop orders, carts as checkouts and visits as carts',
    broken: `select ${brokenRow({ record: ['day', 'v.day'] })}
      from (select day, sum(count) filter (where event = 'visit') as visits, sum(count) filter (where event = 'cart') as carts, sum(count) filter (where event = 'checkout') as checkouts from visits group by day) v
      left join (select (created_at at time zone 'UTC')::date as day, count(*) as orders from orders where source = 'shop' group by 1) o on o.day = v.day
      where coalesce(o.orders, 0) > v.checkouts or v.checkouts > v.carts or v.carts > v.visits`,
  },
] as const satisfies readonly Invariant[];
