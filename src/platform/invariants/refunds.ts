import { attentionStates, brokenRow, capturedStates, type Invariant, liveRefundStates, statusLists } from './invariant.ts';

/** Items per line in refunds that did not fail, including store credit instead of money. */
const liveRefundLines = `select l.order_line_id, sum(l.quantity) as items from refund_lines l left join refunds r on r.id = l.refund_id
  where l.refund_id is null or r.state in ${liveRefundStates} group by l.order_line_id`;

/** Refundable money by order. */
const refundableMoney = `select order_id, sum(amount_cents - refunded_cents - credited_cents) as cents from captures where state in ${capturedStates} group by order_id`;

/** Refunds: never more than was bought and paid, never twice, and never forgotten. */
export const refundInvariants = [
  {
    name: 'I-17 refunded items',
    rule: 'no line refunds more items than it has, and every item taken out of an order before shipping was refunded or was a free gift',
    broken: `select ${brokenRow({ order: 'l.order_id', record: ['order_line', 'l.id'], values: ['least(l.quantity, l.refunded_quantity)', 'greatest(l.refunded_quantity, x.items)'] })}
      from order_lines l left join (${liveRefundLines}) x on x.order_line_id = l.id
      where l.refunded_quantity > l.quantity or x.items > l.refunded_quantity
      union all
      select ${brokenRow({ order: 'l.order_id', record: ['order_line', 'l.id'], values: ['l.refunded_quantity', 'l.removed_quantity'] })}
      from order_lines l join orders o on o.id = l.order_id where l.removed_quantity > l.refunded_quantity and not l.is_gift and o.payment_state not in ${attentionStates}
      union all
      select ${brokenRow({ order: 'o.id', record: ['order', 'o.id'], values: ['x.removed', 'o.removed_count'] })}
      from orders o join (select order_id, sum(removed_quantity) as removed from order_lines group by order_id) x on x.order_id = o.id where o.removed_count <> x.removed`,
  },
  {
    name: 'I-17 refunded money',
    rule: 'no payment gives back more than was captured, in money or as store credit, and only to its own order',
    broken: `select ${brokenRow({ order: 'c.order_id', record: ['capture', 'c.id'], values: ['c.amount_cents', 'greatest(c.refunded_cents, coalesce(r.refunded, 0)) + c.credited_cents'] })}
      from captures c left join (select capture_id, sum(amount_cents) as refunded from refunds where state in ${liveRefundStates} group by capture_id) r on r.capture_id = c.id
      where greatest(c.refunded_cents, coalesce(r.refunded, 0)) + c.credited_cents > c.amount_cents
      union all
      select ${brokenRow({ order: 'r.order_id', record: ['refund', 'r.id'] })} from refunds r join captures c on c.id = r.capture_id where c.order_id <> r.order_id`,
  },
  {
    name: 'I-17 closed orders',
    rule: 'a cancelled, failed or refunded order holds no captured money without a refund; a returned order only what a settled return kept',
    broken: `select ${brokenRow({ order: 'o.id', record: ['order', 'o.id'], values: ['0', 'm.cents'] })}
      from orders o join (${refundableMoney}) m on m.order_id = o.id
      where m.cents > 0 and o.payment_state not in ${attentionStates} and (o.status in ${statusLists.notSold} or o.payment_state = 'refunded')
      union all
      select ${brokenRow({ order: 'o.id', record: ['order', 'o.id'], values: ['0', 'm.cents'] })}
      from orders o join (${refundableMoney}) m on m.order_id = o.id
      where m.cents > 0 and o.payment_state not in ${attentionStates} and o.payment_state <> 'refunded' and o.status in ${statusLists.returned}
        and not exists (select 1 from service_cases s where s.order_id = o.id and s.status = 'settled' and s.settled_as in ('refund', 'store_credit', 'exchange'))
        and exists (select 1 from order_lines l where l.order_id = o.id and l.quantity > coalesce((select sum(f.quantity) from refund_lines f
          left join refunds r on r.id = f.refund_id where f.order_line_id = l.id and (f.refund_id is null or r.state in ${liveRefundStates})), 0))`,
  },
  {
    name: 'I-17 refund requests',
    rule: 'one request id gives money back once: its refunds add up to what was decided, one for each capture',
    broken: `select ${brokenRow({ order: 'q.order_id', record: ['refund_request', 'q.id'], values: ['q.money_cents', 'case when coalesce(r.live, 0) > q.money_cents then r.live else coalesce(r.written, 0) end'] })}
      from refund_requests q left join (select refund_request_id, sum(amount_cents) as written, sum(amount_cents) filter (where state in ${liveRefundStates}) as live
        from refunds where refund_request_id is not null group by refund_request_id) r on r.refund_request_id = q.id
      where coalesce(r.live, 0) > q.money_cents or coalesce(r.written, 0) < q.money_cents
      union all
      select ${brokenRow({ order: 'min(order_id)', record: ['refund_request', 'refund_request_id'] })}
      from refunds where refund_request_id is not null and state in ${liveRefundStates} group by refund_request_id, capture_id having count(*) > 1
      union all
      select ${brokenRow({ order: 'min(order_id)', record: ['refund', 'min(id)'] })}
      from refunds where state in ${liveRefundStates} group by request_id having count(*) > 1
      union all
      select ${brokenRow({ order: 'order_id', record: ['refund_request', 'min(id)'] })}
      from refund_requests group by order_id, request_id having count(*) > 1
      union all
      select ${brokenRow({ order: 'r.order_id', record: ['refund', 'r.id'] })} from refunds r join refund_requests q on q.id = r.refund_request_id where q.order_id <> r.order_id`,
  },
  {
    name: 'I-20 credited money',
    rule: 'the money of an order that stays because store credit was given is what its requests gave and recovered, less what a guest got back after all; the credit was given',
    broken: `select ${brokenRow({ order: 'o.id', record: ['order', 'o.id'], values: ['coalesce(q.given, 0)', 'coalesce(c.credited, 0)'] })}
      from (select order_id, sum(credited_cents) as credited from captures group by order_id) c
      full join (select order_id, sum(store_credit_cents + recovered_cents) as given, sum(money_cents) filter (where kind in ('return', 'exchange', 'price_protection')) as returned
        from refund_requests group by order_id) q on q.order_id = c.order_id
      join orders o on o.id = coalesce(c.order_id, q.order_id)
      where coalesce(c.credited, 0) > coalesce(q.given, 0)
        or coalesce(q.given, 0) - coalesce(c.credited, 0) > case when o.user_id is null then coalesce(q.returned, 0) else 0 end
      union all
      select ${brokenRow({ order: 'q.order_id', record: ['refund_request', 'q.id'], values: ['q.store_credit_cents', 'coalesce(e.amount_cents, 0)'] })}
      from refund_requests q left join credit_entries e on e.kind = 'return' and e.source_kind = 'refund_request' and e.source_id = q.id::text
      where (q.kind not in ('return', 'exchange') and coalesce(e.amount_cents, 0) <> q.store_credit_cents) or (q.kind in ('return', 'exchange') and e.id is not null)
      union all
      select ${brokenRow({ order: 'q.order_id', record: ['refund_request', 'q.id'], values: ['q.amount_cents', 'coalesce(e.amount_cents, 0)'] })}
      from refund_requests q join orders o on o.id = q.order_id and o.user_id is not null
      left join credit_entries e on e.order_id = q.order_id and e.kind = 'return' and e.source_kind in ('service_case', 'exchange_case') and e.note = split_part(q.reason, ' ', 2)
      where q.kind in ('return', 'exchange') and q.method = 'store_credit' and coalesce(e.amount_cents, 0) < q.amount_cents`,
  },
] as const satisfies readonly Invariant[];
