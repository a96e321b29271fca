import { brokenRow, type Invariant, liveRefundStates, statusLists } from './invariant.ts';

/**
 * The latest refund request for a line, by its price-protection credit. One for changed lines is for all of them, until lines change again:
 * then nothing may go back, and what is missing could not be kept.
 */
const lastRequest = `select distinct on (c.id) c.id as credit_id, q.created_at, q.money_cents + q.store_credit_cents as given_cents
  from price_credits c join order_lines l on l.id = c.order_line_id join refund_requests q on q.order_id = l.order_id
  where q.kind in ('all', 'cancel')
    or (q.kind = 'lines' and not exists (select 1 from order_history h where h.order_id = q.order_id and h.event = 'lines' and h.created_at > q.created_at))
    or exists (select 1 from refund_lines f left join refunds r on r.id = f.refund_id
    where f.order_line_id = l.id and coalesce(f.refund_request_id, r.refund_request_id) = q.id)
  order by c.id, q.created_at desc, q.id desc`;

/** Price-protection credit and all other store credit. */
export const creditInvariants = [
  {
    name: 'I-16 price protection',
    rule: 'every line says what it was credited for dropped prices, never more than was paid; each price level once',
    broken: `select ${brokenRow({ order: 'l.order_id', record: ['order_line', 'l.id'], values: ['coalesce(c.cents, 0)', 'l.protected_cents'] })}
      from order_lines l left join (select order_line_id, sum(amount_cents - back_cents) as cents from price_credits where state = 'paid' group by 1) c on c.order_line_id = l.id
      where l.protected_cents <> coalesce(c.cents, 0) or l.protected_cents > l.price_total - l.discount_share_cents
      union all
      select ${brokenRow({ order: 'l.order_id', record: ['price_credit', 'c.id'] })} from price_credits c join order_lines l on l.id = c.order_line_id
      where c.to_cents >= l.price or (c.state = 'reversed') <> (c.back_quantity = c.quantity and c.back_cents = c.amount_cents)`,
  },
  {
    name: 'I-16 protection credit',
    rule: 'each price-protection credit is one entry of store credit or one refund; what was taken back or recovered is not an expense, the rest is',
    broken: `select ${brokenRow({ order: 'l.order_id', record: ['price_credit', 'c.id'], values: ['c.amount_cents - c.taken_cents - c.recovered_cents', 'b.cents'] })}
      from price_credits c join order_lines l on l.id = c.order_line_id
      left join credit_entries e on e.kind = 'price_protection' and e.source_kind = 'price_credit' and e.source_id = c.id::text
      left join (select split_part(source_id, '/', 1) as id, -sum(amount_cents) as cents from credit_entries where kind = 'taken_back' and source_kind = 'price_credit' group by 1) t on t.id = c.id::text
      left join (select split_part(b.source_id, '/', 1) as id, sum(b.amount_cents + coalesce(r.amount_cents, 0)) as cents from ledger_entries b left join ledger_entries r on r.reverses_id = b.id
        where b.source_kind = 'price_credit' group by 1) b on b.id = c.id::text
      where (c.method = 'store_credit' and c.paid_at is not null and (e.amount_cents is distinct from c.amount_cents or coalesce(t.cents, 0) <> c.taken_cents
          or coalesce(b.cents, 0) <> c.amount_cents - c.taken_cents - c.recovered_cents))
        or (c.paid_at is null and (e.id is not null or b.cents is not null)) or (c.method = 'refund' and c.state = 'paid' and c.refund_id is null
          and not exists (select 1 from refund_requests q where q.id = c.refund_request_id and q.money_cents = 0))
      union all
      select ${brokenRow({ order: 'e.order_id', record: ['credit_entry', 'e.id'] })} from credit_entries e
      where e.kind = 'price_protection' and not exists (select 1 from price_credits c where c.id::text = e.source_id)`,
  },
  {
    name: 'I-16 credit recovery',
    rule: 'price-protection credit of refunded items is taken back in full or kept from their refund: money goes back only once nothing is left to recover',
    // Older refunds have no request and are not checked. A credit whose items are not all settled is recovered when they are.
    broken: `select ${brokenRow({ order: 'l.order_id', record: ['price_credit', 'c.id'], values: ['c.back_cents', 'c.taken_cents + c.recovered_cents'] })}
      from price_credits c join order_lines l on l.id = c.order_line_id join (${lastRequest}) q on q.credit_id = c.id
      where c.method = 'store_credit' and c.paid_at is not null and q.created_at >= c.paid_at and c.back_cents > c.taken_cents + c.recovered_cents
        and l.quantity - l.refunded_quantity <= c.quantity - c.back_quantity and q.given_cents > 0
      union all
      select ${brokenRow({ order: 'o.id', record: ['price_credit', 'c.id'], values: ['c.amount_cents', 'c.back_cents'] })}
      from price_credits c join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id join (${lastRequest}) q on q.credit_id = c.id
      where c.method = 'store_credit' and c.state = 'paid' and q.created_at >= c.paid_at and (o.status in ${statusLists.ended} or o.payment_state = 'refunded')
        and not exists (select 1 from refunds r where r.order_id = o.id and r.state in ('asked', 'pending'))`,
  },
  {
    name: 'I-18 store credit',
    rule: 'the store credit of a customer is the sum of its entries',
    broken: `select ${brokenRow({ record: ['user', 'a.user_id'], values: ['coalesce(e.cents, 0)', 'a.balance_cents'] })}
      from credit_accounts a left join (select user_id, sum(amount_cents) as cents from credit_entries group by user_id) e on e.user_id = a.user_id
      where a.balance_cents <> coalesce(e.cents, 0)`,
  },
  {
    name: 'I-19 refunded credits',
    rule: 'price protection paid back to the payment has exactly one refund request, of its amount, and each such request pays one credit',
    // An exchange is paid by several orders: their requests share one request id. Older refunds have no request and are not checked.
    broken: `with paid as (select c.id, l.order_id, c.amount_cents, q.request_id, c.refund_id, c.method, c.paid_at, c.refund_request_id
        from price_credits c join order_lines l on l.id = c.order_line_id left join refund_requests q on q.id = c.refund_request_id and q.kind = 'price_protection'
        where c.refund_request_id is not null or (c.method = 'refund' and c.paid_at is not null)),
      requested as (select request_id, min(order_id) as order_id, min(id) as id, sum(amount_cents) as cents, bool_or(q.credit_back_cents > 0
          or exists (select 1 from refunds r where r.refund_request_id = q.id and r.state in ${liveRefundStates})) as is_live
        from refund_requests q where kind = 'price_protection' group by request_id)
      select ${brokenRow({ order: 'p.order_id', record: ['price_credit', 'p.id'], values: ['p.amount_cents', 'coalesce(d.cents, 0)'] })}
      from paid p left join requested d on d.request_id = p.request_id
      where (d.cents is distinct from p.amount_cents or p.method <> 'refund' or p.paid_at is null)
        and not (p.refund_request_id is null and exists (select 1 from refunds r where r.id = p.refund_id and r.refund_request_id is null))
      union all
      select ${brokenRow({ order: 'd.order_id', record: ['refund_request', 'd.id'], values: ['1', '(select count(*) from paid p where p.request_id = d.request_id)'] })}
      from requested d where (select count(*) from paid p where p.request_id = d.request_id) > 1
        or (d.is_live and not exists (select 1 from paid p where p.request_id = d.request_id))`,
  },
] as const satisfies readonly Invariant[];
