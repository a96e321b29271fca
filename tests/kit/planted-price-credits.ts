import type { PlantedRow } from './planted-rows.ts';

/** The capture with the most money left, of an order neither closed nor flagged, and a line of that order. */
const capture = `(select c.id from captures c join orders o on o.id = c.order_id where c.state = 'completed' and o.status = 6 and o.payment_state = 'paid' order by c.amount_cents desc, c.id limit 1)`;
const order = `(select order_id from captures where id = ${capture})`;
const line = `(select id from order_lines where order_id = ${order} and price > 200 and price_total - discount_share_cents > 200 order by id limit 1)`;

/** A refund of 100 cents for a price drop that is on its way, with its request. */
const request = (id: number): string[] => [
  `insert into refund_requests (id, order_id, request_id, kind, amount_cents, money_cents, reason) values (${id}, ${order}, 'planted ${id}', 'price_protection', 100, 100, 'planted')`,
  `insert into refunds (id, order_id, capture_id, refund_request_id, request_id, amount_cents, reason) values (90${id}, ${order}, ${capture}, ${id}, 'planted ${id}', 100, 'planted')`,
  `update captures set refunded_cents = refunded_cents + 100 where id = ${capture}`,
];
/** Price protection paid back to the payment; each row is another price level. */
const paidBack = (id: number, cents: number, refundId: number, requestId: number | 'null'): string[] => [
  `insert into price_credits (id, order_line_id, drop_id, from_cents, to_cents, quantity, amount_cents, method, state, refund_id, refund_request_id, paid_at)
    select ${id}, id, ${id}, price, price - ${id - 850}, 1, ${cents}, 'refund', 'paid', ${refundId}, ${requestId}, now() from order_lines where id = ${line}`,
  `update order_lines set protected_cents = protected_cents + ${cents} where id = ${line}`,
];

/** A refund of 100 cents for a price drop that is linked as it should be: breaks nothing. */
export const linkedRefund: readonly string[] = [...request(900), ...paidBack(900, 100, 90_900, 900)];

/** Violations of what price protection paid back to a payment. */
export const plantedPriceCredits: readonly PlantedRow[] = [
  { name: 'I-19 refunded credits', what: 'a refund for a price drop belongs to no credit', statements: request(900) },
  {
    name: 'I-19 refunded credits',
    what: 'a credit was paid back and nobody knows by which request',
    statements: [...request(900), ...paidBack(900, 100, 90_900, 'null')],
  },
  {
    name: 'I-19 refunded credits',
    what: 'a credit was paid back with more than it was',
    statements: [...request(900), ...paidBack(900, 90, 90_900, 900)],
  },
  {
    name: 'I-19 refunded credits',
    what: 'one credit was paid back twice',
    statements: [...linkedRefund, ...request(901)],
  },
  {
    name: 'I-19 refunded credits',
    what: 'one request is said to have paid two credits',
    statements: [
      'alter table price_credits drop constraint price_credits_refund_request_id_unique',
      ...linkedRefund,
      ...paidBack(901, 100, 90_901, 900),
    ],
  },
  {
    name: 'I-19 refunded credits',
    what: 'the request of a credit was for something else',
    statements: [...linkedRefund, `update refund_requests set kind = 'amount' where id = 900`],
  },
];
