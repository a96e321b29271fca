import { brokenRow, capturedStates, type Invariant, liveRefundStates, paidBackForGoneItems } from './invariant.ts';

/** Captured, refunded, and refunded for changed lines, per order; `kept` was withheld from the latter for spent credit. */
const moneyOfOrders = `select o.id, o.payment_state, o.payment_time, o.total_cents, o.payment, o.refunded_cents,
    coalesce(c.captured, 0) as captured, coalesce(r.refunded, 0) as refunded, coalesce(r.lowered, 0) + coalesce(g.cents, 0) as lowered, coalesce(k.kept, 0) as kept
  from orders o
  left join (select order_id, sum(amount_cents) as captured from captures where state in ${capturedStates} group by order_id) c on c.order_id = o.id
  left join (select order_id, sum(amount_cents) as refunded, sum(amount_cents) filter (where is_line_change) as lowered
    from refunds where state = 'completed' group by order_id) r on r.order_id = o.id
  left join (${paidBackForGoneItems}) g on g.order_id = o.id
  left join (select order_id, sum(recovered_cents) as kept from refund_requests where kind = 'lines' group by order_id) k on k.order_id = o.id`;

/** Money received and refunded, on our side and at the provider. */
export const paymentInvariants = [
  {
    name: 'I-2 captures',
    rule: 'an order that is paid in full captured its total plus what was refunded or kept because its lines were changed; its payment is captures less refunds and less what was kept, its refunded amount the other refunds',
    broken: `with money as (${moneyOfOrders})
      select ${brokenRow({ order: 'id', record: ['order', 'id'], values: ['total_cents + lowered + kept', 'captured'] })} from money
      where payment_time is not null and payment_state in ('paid', 'part_refunded', 'disputed') and captured <> total_cents + lowered + kept
      union all
      select ${brokenRow({ order: 'id', record: ['order', 'id'], values: ['captured - refunded - kept', 'payment'] })} from money
      where payment <> captured - refunded - kept
      union all
      select ${brokenRow({ order: 'id', record: ['order', 'id'], values: ['refunded - lowered', 'refunded_cents'] })} from money
      where refunded_cents <> refunded - lowered
      union all
      select ${brokenRow({ order: 'id', record: ['order', 'id'], values: ['total_cents', 'captured - refunded - kept'] })} from money
      where (payment_state = 'paid' and captured - refunded - kept <> total_cents) or (payment_state = 'part_paid' and captured - refunded - kept >= total_cents)`,
  },
  {
    name: 'I-2 refunded',
    rule: 'what a capture set aside for refunds is the sum of its refunds that are requested, pending or completed',
    broken: `select ${brokenRow({ order: 'c.order_id', record: ['capture', 'c.id'], values: ['coalesce(r.refunded, 0)', 'c.refunded_cents'] })}
      from captures c left join (select capture_id, sum(amount_cents) as refunded from refunds where state in ${liveRefundStates} group by capture_id) r on r.capture_id = c.id
      where c.refunded_cents <> coalesce(r.refunded, 0)`,
  },
  {
    name: 'I-3 provider',
    rule: 'all money the payment double captured is in our captures, each once',
    broken: `select ${brokenRow({ record: ['provider_capture', `t ->> 'id'`] })} from double_records r cross join lateral jsonb_array_elements(r.value -> 'captures') t
      where r.provider = 'paypal' and starts_with(r.key, 'order:') and t ->> 'status' in ('COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED')
        and not exists (select 1 from captures c where c.capture_id = t ->> 'id')`,
  },
  {
    name: 'I-4 unique',
    rule: 'each capture, order and invoice id of the provider occurs once',
    broken: `select ${brokenRow({ record: ['provider_capture', 'capture_id'], values: ['1', 'count(*)'] })} from captures group by capture_id having count(*) > 1
      union all
      select ${brokenRow({ record: ['provider_order', 'provider_order_id'], values: ['1', 'count(*)'] })}
      from payments where provider_order_id is not null group by provider, provider_order_id having count(*) > 1
      union all
      select ${brokenRow({ record: ['provider_invoice', 'provider_invoice_id'], values: ['1', 'count(*)'] })} from payments group by provider_invoice_id having count(*) > 1`,
  },
  {
    name: 'I-14 income',
    rule: 'each capture and each refund is booked once with its amount, on its day, or later only when that month was closed already',
    broken: `select ${brokenRow({ order: 'm.order_id', record: ['ledger_source', `coalesce(m.kind, e.source_kind) || ' ' || coalesce(m.id::text, e.source_id)`], values: ['m.cents', 'e.amount_cents'] })}
      from (select source_kind, source_id, amount_cents, booked_on from ledger_entries where source_kind in ('capture', 'refund')) e
      full join (
        select 'capture' as kind, id, order_id, amount_cents as cents, (captured_at at time zone 'UTC')::date as day from captures where state in ${capturedStates}
        union all select 'refund', id, order_id, -amount_cents, (completed_at at time zone 'UTC')::date from refunds where state = 'completed'
      ) m on m.kind = e.source_kind and m.id::text = e.source_id
      where e.amount_cents is distinct from m.cents
        or (e.booked_on <> m.day and (e.booked_on < m.day or not exists (select 1 from month_closes c where c.month = date_trunc('month', m.day::timestamp)::date)))`,
  },
  {
    name: 'I-15 webhooks',
    rule: 'each webhook event of a provider is stored and processed once',
    broken: `select ${brokenRow({ record: ['webhook_event', 'event_id'], values: ['1', 'count(*)'] })} from webhook_events group by provider, event_id having count(*) > 1`,
  },
] as const satisfies readonly Invariant[];
