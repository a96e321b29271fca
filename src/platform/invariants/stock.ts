import { brokenRow, type Invariant, statusLists } from './invariant.ts';

/** Items on hand, reserved and sold. */
export const stockInvariants = [
  {
    name: 'I-1 stock',
    rule: 'the stock movements of every SKU add up to its stock level',
    broken: `select ${brokenRow({ record: ['sku', 'coalesce(m.sku_id, l.sku_id)'], values: ['coalesce(m.moved, 0)', 'coalesce(l.on_hand, 0)'] })}
      from (select sku_id, sum(quantity) as moved from stock_movements group by sku_id) m full join stock_levels l on l.sku_id = m.sku_id
      where coalesce(m.moved, 0) <> coalesce(l.on_hand, 0)`,
  },
  {
    name: 'I-1 chain',
    rule: 'each stock movement starts where the one before it ended, and none goes below zero',
    broken: `select ${brokenRow({ record: ['sku', 'sku_id'], values: ['left_at', 'before'] })}
      from (select sku_id, before, after, lag(after, 1, 0) over (partition by sku_id order by created_at, id) as left_at from stock_movements) m
      where before <> left_at or after < 0`,
  },
  {
    name: 'I-1 reserved',
    rule: 'reserved stock is the sum of its open reservations, and only money under review or missing items are reserved without an end',
    broken: `select ${brokenRow({ record: ['sku', 'l.sku_id'], values: ['coalesce(r.held, 0)', 'l.reserved'] })}
      from stock_levels l left join (select sku_id, sum(quantity) as held from stock_reservations where state = 'held' group by sku_id) r on r.sku_id = l.sku_id
      where l.reserved <> coalesce(r.held, 0)
      union all
      select ${brokenRow({ order: 'o.id', record: ['sku', 'r.sku_id'], values: ['0', 'r.quantity'] })}
      from stock_reservations r join order_lines l on l.id::text = r.holder_id join orders o on o.id = l.order_id
      where r.holder_kind = 'order_line' and r.state = 'held' and r.expires_at is null and o.payment_state <> 'pending_review'
        and not (o.status in ${statusLists.fulfillment} and o.attention_reason like '%outOfStock%')`,
  },
  {
    name: 'I-1 available',
    rule: 'what a SKU offers is on hand and not reserved, and made-to-order SKUs hold no stock',
    broken: `select ${brokenRow({ record: ['sku', 'k.id'], values: ['coalesce(l.available, 0)', 'k.available'] })}
      from skus k left join stock_levels l on l.sku_id = k.id
      where k.available <> coalesce(l.available, 0) or (k.is_made_to_order and l.sku_id is not null)`,
  },
  {
    name: 'I-1 sold',
    rule: 'the items of every paid or shipped order left the stock once, less those refunded before shipping; those of every other order are in stock',
    broken: `select ${brokenRow({ order: 'x.id', record: ['order', 'x.id'], values: ['x.expected', 'x.moved'] })} from (
        select o.id, coalesce(m.moved, 0) as moved, case when o.consign_time is not null then s.items
          when o.status not in ${statusLists.fulfillment} then 0 when o.attention_reason like '%outOfStock%' then coalesce(m.moved, 0) else s.items end as expected
        from orders o
        join (select order_id, sum(quantity - removed_quantity) as items from order_lines where not is_made_to_order and sku_id is not null group by order_id) s on s.order_id = o.id
        left join (select cause_id, -sum(quantity) as moved from stock_movements where cause_kind = 'order' and (reason in ('sale', 'correction') or reverses_id is not null) group by cause_id) m
          on m.cause_id = o.id::text
      ) x where x.moved <> x.expected
      union all
      select ${brokenRow({ order: 'l.order_id', record: ['order_line', 'l.id'], values: [`case when o.consign_time is null and o.status not in ${statusLists.fulfillment} then 0 else 1 end`, 'r.taken'] })}
      from order_lines l
      join (select holder_id, count(*) as taken from stock_reservations where holder_kind = 'order_line' and state = 'taken' group by holder_id) r on r.holder_id = l.id::text
      join orders o on o.id = l.order_id where r.taken > 1 or (o.consign_time is null and o.status not in ${statusLists.fulfillment})`,
  },
  {
    name: 'I-7 reservations',
    rule: 'no stock is reserved two minutes longer than its reservation lasts',
    broken: `select ${brokenRow({ record: ['reservation', 'id'] })} from stock_reservations where state = 'held' and expires_at < now() - interval '2 minutes'`,
  },
] as const satisfies readonly Invariant[];
