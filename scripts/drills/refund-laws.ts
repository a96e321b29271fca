import { type SQL, sql } from 'drizzle-orm';
import { liveRefundStates, receivedCaptureStates } from '#areas/checkout/rules/payment-attempt-states.ts';
import { attentionStates, fullyPaidStates, openRefundStates } from '#areas/orders/rules/payment-states.ts';
import { fulfillmentStatuses, orderStatus, soldStatuses } from '#areas/orders/rules/status.ts';
import { stateList } from '#kernel/states.ts';
import { checkInvariants } from '#platform/invariants.server.ts';
import type { DrillContext } from './frame.ts';

const received = stateList(receivedCaptureStates);
export const live = stateList(liveRefundStates);
const inFrontOfPerson = stateList(attentionStates);

/** Conditions at rest, beside the invariants. Each query returns the orders that break it. */
const refundInvariants: readonly { readonly rule: string; readonly broken: string }[] = [
  {
    rule: 'no order gives back more than was paid for it, money and store credit together',
    broken: `select o.number from orders o
      left join (select order_id, sum(amount_cents) as cents from captures where state in ${received} group by 1) c on c.order_id = o.id
      left join (select order_id, sum(amount_cents) as cents from refunds where state in ${live} group by 1) r on r.order_id = o.id
      left join (select order_id, -sum(amount_cents) filter (where kind = 'spent') as spent, sum(amount_cents) filter (where kind in ('given_back', 'return')) as back
        from credit_entries group by 1) e on e.order_id = o.id
      where coalesce(r.cents, 0) + coalesce(e.back, 0) > coalesce(c.cents, 0) + coalesce(e.spent, 0)`,
  },
  {
    rule: 'no line refunds more pieces than were bought',
    broken: `select o.number from order_lines l join orders o on o.id = l.order_id
      left join (select f.order_line_id, sum(f.quantity) as pieces from refund_lines f left join refunds r on r.id = f.refund_id
        where f.refund_id is null or r.state in ${live} group by 1) x on x.order_line_id = l.id
      where greatest(l.refunded_quantity, coalesce(x.pieces, 0)) > l.quantity or coalesce(x.pieces, 0) > l.refunded_quantity`,
  },
  {
    rule: 'what a capture set aside are its refunds, and never more than was captured',
    broken: `select o.number from captures c join orders o on o.id = c.order_id
      left join (select capture_id, sum(amount_cents) as cents from refunds where state in ${live} group by 1) r on r.capture_id = c.id
      where c.refunded_cents <> coalesce(r.cents, 0) or c.refunded_cents + c.credited_cents > c.amount_cents`,
  },
  {
    rule: 'a closed order keeps no money for which nobody was asked',
    broken: `select o.number from orders o join captures c on c.order_id = o.id and c.state in ${received}
      where c.refunded_cents + c.credited_cents < c.amount_cents and o.payment_state not in ${inFrontOfPerson} and (o.status = ${orderStatus.cancelled} or o.payment_state = 'refunded')`,
  },
  {
    rule: 'pieces that were taken out of an order were refunded, or a person is told',
    broken: `select o.number from order_lines l join orders o on o.id = l.order_id
      where l.removed_quantity > l.refunded_quantity and not l.is_gift and o.payment_state not in ${inFrontOfPerson} and o.status in ${stateList([orderStatus.awaitingPayment, ...fulfillmentStatuses])}`,
  },
  {
    rule: 'a refund the provider refused is in front of a person until somebody decides again',
    broken: `select o.number from refunds r join orders o on o.id = r.order_id
      where r.state = 'failed' and o.payment_state not in (${inFrontOfPerson.slice(1, -1)}, 'refunded')
        and not exists (select 1 from refund_requests q where q.order_id = o.id and q.id > coalesce(r.refund_request_id, 0))
        and not exists (select 1 from order_history h where h.order_id = o.id and h.created_at > r.updated_at and (h.event in ('release', 'lines') or h.reason = 'rechecked'))`,
  },
  {
    rule: 'cash that has to be paid back by hand is in front of a person until it is',
    broken: `select o.number from refunds r join captures c on c.id = r.capture_id join payments p on p.id = c.payment_id join orders o on o.id = r.order_id
      where p.provider = 'manual' and r.state in ${stateList(openRefundStates)} and o.payment_state not in ${inFrontOfPerson}`,
  },
  {
    rule: 'store credit in an order that goes on is what its bill says, less what was refunded of it',
    broken: `select o.number from orders o
      join (select order_id, -sum(amount_cents) as held from credit_entries where kind in ('spent', 'given_back') and order_id is not null group by 1) e on e.order_id = o.id
      left join (select order_id, sum(credit_back_cents) as cents from refund_requests where not (kind in ('return', 'exchange') and method = 'store_credit') group by 1) q on q.order_id = o.id
      where o.status in ${stateList(soldStatuses)} and o.payment_state not in ${inFrontOfPerson} and e.held <> greatest(0, o.credit_cents - coalesce(q.cents, 0))`,
  },
  {
    rule: 'what was shipped is paid',
    broken: `select number from orders where consign_time is not null and payment_state in ${stateList(fullyPaidStates)} and total_cents > payment + refunded_cents`,
  },
  {
    rule: 'pieces counted out of an order are those of its lines',
    broken: `select o.number from orders o join (select order_id, sum(removed_quantity) as pieces from order_lines group by 1) l on l.order_id = o.id
      where o.removed_count <> l.pieces`,
  },
  {
    rule: 'nothing leaves the house when all of its pieces were taken out of the order',
    broken: `select number from orders where consign_time is not null and removed_count >= piece_count`,
  },
];

/** Refund conditions, invariants, and the provider's records against ours; checked when nothing is pending. */
export async function checkAtRest(ground: DrillContext): Promise<void> {
  const { app, must } = ground;
  for (const { rule, broken } of refundInvariants) {
    const { rows } = await app.db.execute<{ number: string }>(sql.raw(broken));
    must(rows.length === 0, rule);
    for (const { number } of rows.slice(0, 3))
      if (isFirstReport(`${rule} ${number}`)) explain(ground, `${rule}: ${await historyOf(ground, sql`number = ${number}`)}`);
  }
  for (const { name, rule, brokenCount, sample } of await checkInvariants(app.db)) {
    // Reservations expire by the real clock, which these drills move.
    if (name === 'I-7 reservations') continue;
    must(brokenCount === 0, `${name}: ${rule}`);
    if (brokenCount > 0) explain(ground, `${name}: ${JSON.stringify(sample.slice(0, 3))}`);
    const orderId = sample.find((row) => row.order_id !== null)?.order_id;
    if (orderId && isFirstReport(`${name} ${orderId}`)) explain(ground, await historyOf(ground, sql`id = ${orderId}`));
  }
  await providerAgrees(ground);
}

/** An order's history and state. */
async function historyOf({ app }: DrillContext, which: SQL): Promise<string> {
  const { rows } = await app.db.execute<{ id: number; number: string; steps: string }>(sql`select id, number,
    (select string_agg(concat_ws(' ', h.event, h.from_status || '>' || h.to_status, h.to_payment_state, h.reason), ' | ' order by h.id) from order_history h where h.order_id = o.id) as steps
    from orders o where ${which}`);
  const [row] = rows;
  return row ? `${row.number}: ${row.steps} ${await stateOf({ app }, row.id)}` : 'nothing';
}

type OurRefund = { readonly provider_order_id: string; readonly request_id: string; readonly cents: number; readonly state: string };

/** Every provider refund is one of ours with the same amount, and every completed one of ours is the provider's. */
export async function providerAgrees(ground: DrillContext): Promise<void> {
  const { app, paypal, must } = ground;
  const { rows: payments } = await app.db.execute<{ provider_order_id: string; number: string }>(
    sql`select p.provider_order_id, o.number from payments p join captures c on c.payment_id = p.id join orders o on o.id = p.order_id
      where p.provider = 'paypal'`,
  );
  const { rows: refunds } = await app.db.execute<OurRefund>(
    sql`select p.provider_order_id, r.request_id, r.amount_cents as cents, r.state from refunds r
      join captures c on c.id = r.capture_id join payments p on p.id = c.payment_id where p.provider = 'paypal'`,
  );
  const ours = Map.groupBy(refunds, (refund) => refund.provider_order_id);
  let wrong: string | null = null;
  for (const { provider_order_id: id, number } of payments) {
    const providerOrder = await paypal.till.find(id);
    const theirs = new Map(
      (providerOrder?.refunds ?? []).map(({ requestId, value }) => [requestId ?? '', Math.round(Number(value) * 100)]),
    );
    const own = ours.get(id) ?? [];
    const completed = own.filter(({ state }) => state === 'completed');
    const isAgreed =
      completed.every(({ request_id, cents }) => theirs.get(request_id) === cents) &&
      [...theirs].every(([key, cents]) => own.some((one) => one.request_id === key && one.cents === cents && one.state !== 'failed'));
    if (!isAgreed) wrong ??= number;
  }
  must(wrong === null, 'the refunds of the provider are ours, each once and with its amount');
  if (wrong !== null) explain(ground, `the provider disagrees about ${wrong}`);
}

const explained = new Set<string>();

/** Prints where something went wrong, once; a sabotaged run fails everywhere. */
export const explain = ({ isSabotaged, say }: Pick<DrillContext, 'isSabotaged' | 'say'>, line: string): void => {
  if (!isSabotaged && isFirstReport(line)) say(line);
};

function isFirstReport(line: string): boolean {
  if (explained.has(line)) return false;
  explained.add(line);
  return true;
}

/** Everything a refund can change, as one text for comparison. */
export async function stateOf({ app }: Pick<DrillContext, 'app'>, orderId: number): Promise<string> {
  const { rows } = await app.db.execute(sql`select
    (select to_jsonb(o) from (select status, payment_state, payment, refunded_cents, total_cents, removed_count, attention_reason from orders where id = ${orderId}) o) as orders,
    (select jsonb_agg(to_jsonb(c) order by id) from (select id, state, refunded_cents, credited_cents from captures where order_id = ${orderId}) c) as captures,
    (select jsonb_agg(to_jsonb(r) order by id) from (select id, state, amount_cents, request_id from refunds where order_id = ${orderId}) r) as refunds,
    (select jsonb_agg(to_jsonb(q) order by id) from refund_requests q where order_id = ${orderId}) as requests,
    (select jsonb_agg(to_jsonb(l) order by id) from (select id, quantity, refunded_quantity, removed_quantity, returned_quantity from order_lines where order_id = ${orderId}) l) as lines,
    (select jsonb_agg(to_jsonb(e) order by id) from credit_entries e where order_id = ${orderId}) as credit,
    (select count(*) from stock_movements where cause_kind = 'order' and cause_id = ${String(orderId)}) as movements,
    (select count(*) from order_history where order_id = ${orderId}) as steps,
    (select count(*) from ledger_entries where reference = (select number from orders where id = ${orderId})) as entries`);
  return JSON.stringify(rows[0]);
}

export type OrderMoneyRow = {
  readonly status: number;
  readonly payment_state: string;
  readonly attention_reason: string;
  readonly captured: number;
  /** Completed, requested or pending refunds. */
  readonly refunded: number;
  /** Neither completed nor failed. */
  readonly open: number;
  readonly credited: number;
  /** Store credit that paid the order, and how much was returned. */
  readonly spent: number;
  readonly credit_back: number;
};

export async function orderMoneyOf({ app }: Pick<DrillContext, 'app'>, orderId: number): Promise<OrderMoneyRow> {
  const { rows } = await app.db.execute<OrderMoneyRow>(sql`select status, payment_state, attention_reason,
    (select coalesce(sum(amount_cents), 0)::integer from captures where order_id = o.id and state in ${sql.raw(received)}) as captured,
    (select coalesce(sum(credited_cents), 0)::integer from captures where order_id = o.id) as credited,
    (select coalesce(sum(amount_cents), 0)::integer from refunds where order_id = o.id and state in ${sql.raw(live)}) as refunded,
    (select count(*)::integer from refunds where order_id = o.id and state in ${sql.raw(stateList(openRefundStates))}) as open,
    (select coalesce(-sum(amount_cents), 0)::integer from credit_entries where order_id = o.id and kind = 'spent') as spent,
    (select coalesce(sum(amount_cents), 0)::integer from credit_entries where order_id = o.id and kind = 'given_back') as credit_back
    from orders o where id = ${orderId}`);
  const [row] = rows;
  if (!row) throw new Error(`order ${orderId} is gone`);
  return row;
}

export type DrillLine = { readonly id: number; readonly quantity: number; readonly refunded: number; readonly sku_id: number | null };

export const linesOf = async ({ app }: Pick<DrillContext, 'app'>, orderId: number): Promise<readonly DrillLine[]> =>
  (
    await app.db.execute<DrillLine>(
      sql`select id, quantity, refunded_quantity as refunded, sku_id from order_lines where order_id = ${orderId} order by position, id`,
    )
  ).rows;
