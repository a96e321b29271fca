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

const memberLine = `(select min(l.id) from order_lines l join orders o on o.id = l.order_id join captures c on c.order_id = o.id
  where o.status = 6 and o.payment_state = 'paid' and o.user_id is not null and c.state = 'completed' and c.amount_cents > 1000)`;
const memberOrder = `(select order_id from order_lines where id = ${memberLine})`;
const memberCapture = `(select min(id) from captures where order_id = ${memberOrder})`;
const memberUser = `(select user_id from orders where id = ${memberOrder})`;
/** 100 cents of a refund given as store credit, or kept for credit that was spent. */
const creditRequest = (storeCents: number, recoveredCents: number): string =>
  `insert into refund_requests (id, order_id, request_id, kind, method, amount_cents, store_credit_cents, recovered_cents, reason)
    values (900, ${memberOrder}, 'planted', 'amount', 'store_credit', ${storeCents + recoveredCents}, ${storeCents}, ${recoveredCents}, 'planted')`;
const setAside = (cents: number): string => `update captures set credited_cents = ${cents} where id = ${memberCapture}`;
const creditEntry = (cents: number): string[] => [
  `insert into credit_accounts (user_id, balance_cents) values (${memberUser}, 0) on conflict do nothing`,
  `insert into credit_entries (user_id, amount_cents, balance_after_cents, kind, source_kind, source_id, order_id) values (${memberUser}, ${cents}, ${cents}, 'return', 'refund_request', '900', ${memberOrder})`,
  `update credit_accounts set balance_cents = balance_cents + ${cents} where user_id = ${memberUser}`,
];

/** Store credit given instead of money: breaks nothing. */
export const creditedRefund: readonly string[] = [creditRequest(70, 30), setAside(100), ...creditEntry(70)];

/** Violations of what price protection paid back to a payment, and of money that stays because store credit was given. */
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
  { name: 'I-20 credited money', what: 'money stays with the shop and nobody got credit for it', statements: [setAside(100)] },
  {
    name: 'I-20 credited money',
    what: 'credit was given and the money behind it can go back too',
    statements: [creditRequest(70, 30), setAside(30), ...creditEntry(70)],
  },
  { name: 'I-20 credited money', what: 'credit was decided and never given', statements: [creditRequest(100, 0), setAside(100)] },
  {
    name: 'I-20 credited money',
    what: 'another amount of credit was given than was decided',
    statements: [creditRequest(70, 30), setAside(100), ...creditEntry(60)],
  },
  {
    name: 'I-20 credited money',
    what: 'items came back for store credit that was never given',
    statements: [creditRequest(100, 0), setAside(100), `update refund_requests set kind = 'return', reason = 'return S-1' where id = 900`],
  },
];
