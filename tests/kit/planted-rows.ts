import type { InvariantName } from '#platform/invariants.server.ts';

/** One way to break an invariant in a seeded shop: the statements, and other invariants that break with it. */
export type PlantedRow = {
  readonly name: InvariantName;
  readonly what: string;
  readonly statements: readonly string[];
  readonly also?: readonly InvariantName[];
};

/** The capture with the most money left, of an order neither closed nor flagged. */
const capture = `(select c.id from captures c join orders o on o.id = c.order_id where c.state = 'completed' and o.status = 6 and o.payment_state = 'paid' order by c.amount_cents desc, c.id limit 1)`;
const orderOf = (captureId: string): string => `(select order_id from captures where id = ${captureId})`;
const setAside = (cents: string): string => `update captures set refunded_cents = refunded_cents + ${cents} where id = ${capture}`;
const refund = (requestId: string, cents: string, request = 'null'): string =>
  `insert into refunds (order_id, capture_id, request_id, amount_cents, reason, refund_request_id) select order_id, id, '${requestId}', ${cents}, 'planted', ${request} from captures where id = ${capture}`;
const request = (id: number, moneyCents: number, order = orderOf(capture)): string =>
  `insert into refund_requests (id, order_id, request_id, kind, amount_cents, money_cents, reason) values (${id}, ${order}, 'planted', 'amount', ${moneyCents}, ${moneyCents}, 'planted')`;

/** Removes the refund of a closed order, as if nobody had written it. */
const withoutRefund = (order: string): string[] => [
  `delete from ledger_entries where source_kind = 'refund' and source_id in (select id::text from refunds where order_id = ${order})`,
  `delete from refund_lines where refund_id in (select id from refunds where order_id = ${order})`,
  `delete from refunds where order_id = ${order}`,
  `update captures set refunded_cents = 0, state = 'completed' where order_id = ${order}`,
  `update order_lines set refunded_quantity = 0 where order_id = ${order}`,
  `update order_history set to_payment_state = 'paid' where id = (select max(id) from order_history where order_id = ${order})`,
  `update orders set payment = total_cents, refunded_cents = 0, payment_state = 'paid' where id = ${order}`,
];
export const cancelledOrder = `(select min(id) from orders where status = 7 and payment_time is not null)`;
const returnedOrder = `(select min(o.id) from orders o where o.status = 9 and not exists (select 1 from service_cases s where s.order_id = o.id))`;

/** A member's order cancelled after payment, with a refund request. */
export const creditedOrder = `(select min(o.id) from orders o join refunds r on r.order_id = o.id where o.status = 7 and o.user_id is not null)`;
const creditedLine = `(select min(id) from order_lines where order_id = ${creditedOrder} and price > 100)`;
const creditedUser = `(select user_id from orders where id = ${creditedOrder})`;
export const cancelRequest = [
  `insert into refund_requests (id, order_id, request_id, kind, amount_cents, money_cents, reason) select 900, order_id, 'cancel', 'cancel', sum(amount_cents), sum(amount_cents), 'planted' from refunds where order_id = ${creditedOrder} group by order_id`,
  `update refunds set refund_request_id = 900 where order_id = ${creditedOrder}`,
];
/** Price-protection credit of 100 cents: taken back from the account, and withheld from the refund. */
export const protectionCredit = (state: 'paid' | 'reversed', takenCents: number, recoveredCents: number): string[] => [
  `insert into price_credits (id, order_line_id, drop_id, user_id, from_cents, to_cents, quantity, amount_cents, state, back_quantity, back_cents, taken_cents, recovered_cents, paid_at)
    select 900, id, 900, ${creditedUser}, price, price - 50, quantity, 100, '${state}', ${state === 'paid' ? '0' : 'quantity'}, ${state === 'paid' ? 0 : 100}, ${takenCents}, ${recoveredCents}, created_at
    from order_lines where id = ${creditedLine}`,
  ...(state === 'paid' ? [`update order_lines set protected_cents = 100 where id = ${creditedLine}`] : []),
  `insert into credit_accounts (user_id, balance_cents) values (${creditedUser}, 0) on conflict do nothing`,
  `insert into credit_entries (user_id, amount_cents, balance_after_cents, kind, source_kind, source_id) values (${creditedUser}, 100, 100, 'price_protection', 'price_credit', '900')`,
  ...(takenCents > 0
    ? [
        `insert into credit_entries (user_id, amount_cents, balance_after_cents, kind, source_kind, source_id) values (${creditedUser}, ${-takenCents}, 0, 'taken_back', 'price_credit', '900/1')`,
      ]
    : []),
  `update credit_accounts set balance_cents = balance_cents + ${100 - takenCents} where user_id = ${creditedUser}`,
  ...(takenCents + recoveredCents < 100
    ? [
        `insert into ledger_entries (kind, category_id, amount_cents, booked_on, source_kind, source_id) select 'expenditure', min(id), ${100 - takenCents - recoveredCents}, current_date, 'price_credit', '900' from ledger_categories where kind = 'expenditure'`,
      ]
    : []),
];

/** Ten cents that came late and were kept for spent credit. */
export const keptLate = [
  `update captures set amount_cents = amount_cents + 10, credited_cents = 10 where id = (select min(id) from captures where order_id = ${creditedOrder})`,
  `update ledger_entries set amount_cents = amount_cents + 10 where source_kind = 'capture' and source_id = (select min(id)::text from captures where order_id = ${creditedOrder})`,
  `update orders set payment = payment + 10 where id = ${creditedOrder}`,
];

/** A member's order that was paid, whose lines were changed to two items less. */
const changedOrder = `(select min(o.id) from orders o join captures c on c.order_id = o.id where o.status = 6 and o.payment_state = 'paid' and o.user_id is not null and c.state = 'completed')`;
const changedLine = `(select min(id) from order_lines where order_id = ${changedOrder} and price > 100)`;
const changedCapture = `(select min(id) from captures where order_id = ${changedOrder})`;
const changedUser = `(select user_id from orders where id = ${changedOrder})`;
/**
 * The difference of 100 cents: 70 refunded, 30 kept for spent credit. The items that are gone had 100 cents of price-protection credit, of
 * which these cents were still in the account and taken there.
 */
export const changedLines = (takenCents: number): string[] => [
  `update captures set amount_cents = amount_cents + 100, refunded_cents = 70, credited_cents = 30 where id = ${changedCapture}`,
  `update payments set amount_cents = amount_cents + 100 where id = (select payment_id from captures where id = ${changedCapture})`,
  `update ledger_entries set amount_cents = amount_cents + 100 where source_kind = 'capture' and source_id = ${changedCapture}::text`,
  `insert into refund_requests (id, order_id, request_id, kind, amount_cents, money_cents, recovered_cents, reason) values (900, ${changedOrder}, 'lines', 'lines', 100, 70, 30, 'planted')`,
  `insert into refunds (id, order_id, capture_id, refund_request_id, is_line_change, request_id, amount_cents, reason, state, completed_at) values (90000, ${changedOrder}, ${changedCapture}, 900, true, 'lines', 70, 'planted', 'completed', now())`,
  `insert into ledger_entries (kind, category_id, amount_cents, booked_on, source_kind, source_id) select 'income', min(id), -70, (now() at time zone 'UTC')::date, 'refund', '90000' from ledger_categories where kind = 'income'`,
  `insert into price_credits (id, order_line_id, drop_id, user_id, from_cents, to_cents, quantity, amount_cents, state, back_quantity, back_cents, taken_cents, recovered_cents, paid_at)
    select 900, id, 900, ${changedUser}, price, price - 50, quantity + 2, 150, 'paid', 2, 100, ${takenCents}, 30, created_at from order_lines where id = ${changedLine}`,
  `update order_lines set protected_cents = 50 where id = ${changedLine}`,
  `insert into credit_accounts (user_id, balance_cents) values (${changedUser}, 0) on conflict do nothing`,
  `insert into credit_entries (user_id, amount_cents, balance_after_cents, kind, source_kind, source_id) values (${changedUser}, 150, 150, 'price_protection', 'price_credit', '900')`,
  ...(takenCents > 0
    ? [
        `insert into credit_entries (user_id, amount_cents, balance_after_cents, kind, source_kind, source_id) values (${changedUser}, ${-takenCents}, 0, 'taken_back', 'price_credit', '900/2')`,
      ]
    : []),
  `update credit_accounts set balance_cents = balance_cents + ${150 - takenCents} where user_id = ${changedUser}`,
  `insert into ledger_entries (kind, category_id, amount_cents, booked_on, source_kind, source_id) select 'expenditure', min(id), ${120 - takenCents}, current_date, 'price_credit', '900' from ledger_categories where kind = 'expenditure'`,
];
/** Lines changed once more, without money going back: what is missing since then nobody could keep. */
export const changedAgain = [
  `update refund_requests set created_at = now() - interval '1 hour' where id = 900`,
  `insert into order_history (order_id, event, from_status, to_status, from_payment_state, to_payment_state, actor, created_at)
  select order_id, 'lines', to_status, to_status, to_payment_state, to_payment_state, 'staff', now() from order_history where order_id = ${changedOrder} order by id desc limit 1`,
];

const refundedLine = `(select min(l.order_line_id) from refund_lines l where l.quantity > 0)`;
const unpaidLine = `(select min(l.id) from order_lines l join orders o on o.id = l.order_id where o.status = 1 and o.payment_state = 'unpaid')`;

export const plantedRefunds: readonly PlantedRow[] = [
  {
    name: 'I-17 refunded items',
    what: 'an item is refunded a second time',
    statements: [
      `update refund_lines set quantity = (select quantity from order_lines where id = ${refundedLine}) + 1 where order_line_id = ${refundedLine}`,
    ],
  },
  {
    name: 'I-17 refunded items',
    what: 'an item already refunded is paid back again as store credit',
    statements: [
      `insert into refund_requests (id, order_id, request_id, kind, method, amount_cents, store_credit_cents, reason) select 900, order_id, 'planted', 'pieces', 'store_credit', 100, 100, 'planted' from order_lines where id = ${refundedLine}`,
      `insert into refund_lines (refund_request_id, order_line_id, quantity, amount_cents) select 900, id, refunded_quantity, 100 from order_lines where id = ${refundedLine}`,
    ],
    also: ['I-20 credited money'],
  },
  {
    name: 'I-17 refunded items',
    what: 'a line says that more items were refunded than bought',
    statements: [
      'alter table order_lines drop constraint order_lines_refunded',
      'update order_lines set refunded_quantity = quantity + 1 where id = (select max(id) from order_lines)',
    ],
  },
  {
    name: 'I-17 refunded items',
    what: 'an item is taken out of an order without a refund',
    statements: [
      `update order_lines set removed_quantity = 1 where id = ${unpaidLine}`,
      `update orders set removed_count = 1 where id = (select order_id from order_lines where id = ${unpaidLine})`,
    ],
  },
  {
    name: 'I-17 refunded items',
    what: 'an order counts another number of removed items than its lines',
    statements: ['update orders set removed_count = 1 where id = (select min(id) from orders where removed_count = 0)'],
  },
  {
    name: 'I-17 refunded money',
    what: 'a payment gives back more than was captured',
    statements: [
      'alter table captures drop constraint captures_refunded',
      refund('refund:planted', 'amount_cents + 1'),
      setAside('amount_cents + 1'),
    ],
  },
  {
    name: 'I-17 refunded money',
    what: 'a payment was given as store credit and in money',
    statements: [
      'alter table captures drop constraint captures_refunded',
      refund('refund:planted', 'amount_cents'),
      setAside('amount_cents'),
      `update captures set credited_cents = 1 where id = ${capture}`,
    ],
    also: ['I-20 credited money'],
  },
  {
    name: 'I-17 refunded money',
    what: 'a refund takes the money of another order',
    statements: [
      `insert into refunds (order_id, capture_id, request_id, amount_cents, reason, state) select (select min(id) from orders where id <> order_id), id, 'refund:planted', 1, 'planted', 'failed' from captures where id = ${capture}`,
    ],
  },
  { name: 'I-17 closed orders', what: 'a cancelled order keeps its money without a refund', statements: withoutRefund(cancelledOrder) },
  { name: 'I-17 closed orders', what: 'a returned order keeps its money without a refund', statements: withoutRefund(returnedOrder) },
  {
    name: 'I-17 closed orders',
    what: 'a returned order keeps its money, and a question about it was settled without money',
    statements: [
      ...withoutRefund(returnedOrder),
      `insert into service_cases (number, order_id, kind, status, reason, wants, settled_as, settled_at)
        values ('S-planted', ${returnedOrder}, 'other', 'settled', 'other', 'none', 'none', now())`,
    ],
  },
  {
    name: 'I-17 refund requests',
    what: 'one request has two live refunds of one capture',
    statements: [request(900, 200), refund('refund:planted-1', '100', '900'), refund('refund:planted-2', '100', '900'), setAside('200')],
  },
  {
    name: 'I-17 refund requests',
    what: 'a request gives back more than was decided',
    statements: [request(900, 100), refund('refund:planted', '150', '900'), setAside('150')],
  },
  { name: 'I-17 refund requests', what: 'a request was decided and no refund was written', statements: [request(900, 100)] },
  {
    name: 'I-17 refund requests',
    what: 'two live refunds carry one request id',
    statements: [
      'alter table refunds drop constraint refunds_request_id_unique',
      refund('refund:planted', '100'),
      refund('refund:planted', '100'),
      setAside('200'),
    ],
  },
  {
    name: 'I-17 refund requests',
    what: 'one press was decided twice',
    statements: ['alter table refund_requests drop constraint refund_requests_once', request(900, 0), request(901, 0)],
  },
  {
    name: 'I-17 refund requests',
    what: 'a refund belongs to the request of another order',
    statements: [
      request(900, 100, '(select min(id) from orders where id not in (select order_id from captures))'),
      refund('refund:planted', '100', '900'),
      setAside('100'),
    ],
  },
  {
    name: 'I-16 credit recovery',
    what: 'credit was spent, then the order is cancelled and refunded in full',
    statements: [...cancelRequest, ...protectionCredit('reversed', 30, 0)],
  },
  {
    name: 'I-16 credit recovery',
    what: 'the credit of a cancelled order stays in the account',
    statements: [...cancelRequest, ...protectionCredit('paid', 0, 0)],
  },
  {
    name: 'I-16 credit recovery',
    what: 'credit was spent, then fewer items are ordered and the difference goes back',
    statements: changedLines(0),
  },
];
