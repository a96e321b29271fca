import { beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '#platform/database/open.server.ts';
import { testStore } from '../kit/app.ts';

let store: Store;
const users = 'INSERT INTO users (id, email, password_hash, first_name, last_name) VALUES';
const order = (columns: string, values: string) =>
  `INSERT INTO orders (number, email, items_cents, shipping_cents, total_cents, piece_count${columns}) VALUES ('N-' || gen_random_uuid(), 'a@example.com', 1000, 2600, 3600, 1${values})`;

beforeAll(async () => {
  store = await testStore();
  for (const sql of [
    `${users} (1, 'ann@example.com', 'x', 'Ann', 'A'), (2, 'bea@example.com', 'x', 'Bea', 'B')`,
    "INSERT INTO categories (id, slug, name_en, name_zh) VALUES (1, 'wig', 'Wigs', '假发'), (2, 'bundle', 'Bundles', '发帘')",
    "INSERT INTO spus (id, category_id, slug, name_en, name_zh) VALUES (1, 1, 'bob', 'Bob', '波波头')",
    "INSERT INTO skus (id, spu_id, category_id, slug, code, name_en, name_zh, price_cents, weight_grams, shipping_name) VALUES (1, 1, 1, '12in', 'B-12', 'Bob 12', '波波 12', 2006, 150, 'Standard')",
    'INSERT INTO stock_levels (sku_id, on_hand, reserved) VALUES (1, 10, 4)',
    "INSERT INTO stock_movements (sku_id, quantity, before, after, reason, idempotency_key) VALUES (1, 10, 0, 10, 'opening', 'open-1')",
    `${order(', id, user_id', ', 1, 1')}`,
    "INSERT INTO payments (id, order_id, amount_cents, request_id, capture_request_id, provider_invoice_id, provider_order_id) VALUES (1, 1, 3600, 'r1', 'c1', 'i1', 'PP-1')",
    "INSERT INTO captures (id, payment_id, order_id, capture_id, amount_cents, state, captured_at) VALUES (1, 1, 1, 'CAP-1', 3600, 'completed', now())",
    'INSERT INTO cart_lines (user_id, sku_id, quantity, seen_price_cents) VALUES (1, 1, 2, 2006)',
    ...['users', 'skus', 'orders', 'payments', 'captures'].map((table) => `SELECT setval(pg_get_serial_sequence('${table}', 'id'), 100)`),
  ]) {
    await store.run(sql);
  }
});

const refused: [string, string, string][] = [
  ['a second account with the same mailbox, written otherwise', 'users_email', `${users} (3, 'ANN@Example.com', 'x', 'C', 'C')`],
  ['an account numbered -1', 'users_id', `${users} (-1, 'c@example.com', 'x', 'C', 'C')`],
  ['a mailbox that smuggles a second one', 'users_mailbox', `${users} (3, E'c@example.com\\nBcc: d@e.zz', 'x', 'C', 'C')`],
  ['a price above the list price', 'skus_discount', 'UPDATE skus SET discount_bp = 10001'],
  ['a price of nothing by a discount of 0', 'skus_discount', 'UPDATE skus SET discount_bp = 0'],
  [
    'a SKU in another category than its group',
    'skus_spu',
    "INSERT INTO skus (spu_id, category_id, slug, code, name_en, name_zh, price_cents, weight_grams, shipping_name) VALUES (1, 2, 'x', 'X', 'X', '叉', 1, 1, 'S')",
  ],
  [
    'two SKUs with one code',
    'skus_code_unique',
    "INSERT INTO skus (spu_id, category_id, slug, code, name_en, name_zh, price_cents, weight_grams, shipping_name) VALUES (1, 1, 'x', 'B-12', 'X', '叉', 1, 1, 'S')",
  ],
  ['an address with odd signs', 'spus_slug_shape', "INSERT INTO spus (category_id, slug, name_en, name_zh) VALUES (1, '../x', 'X', '叉')"],
  ['more kept for buyers than there is', 'stock_levels_reserved', 'UPDATE stock_levels SET reserved = 11'],
  ['stock below zero', 'stock_levels', 'UPDATE stock_levels SET on_hand = -1, reserved = 0'],
  [
    'a movement that does not add up',
    'stock_movements_adds_up',
    "INSERT INTO stock_movements (sku_id, quantity, before, after, reason, idempotency_key) VALUES (1, 5, 10, 16, 'found', 'k2')",
  ],
  [
    'the same movement booked twice',
    'idempotency_key',
    "INSERT INTO stock_movements (sku_id, quantity, before, after, reason, idempotency_key) VALUES (1, 10, 10, 20, 'opening', 'open-1')",
  ],
  ['a movement rewritten', '', 'UPDATE stock_movements SET quantity = 9, after = 9'],
  ['a movement removed', '', 'DELETE FROM stock_movements'],
  ['a total that is not the sum', 'orders', order(', user_id, tax_cents', ', 1, 5')],
  ['an order of nobody', 'orders_buyer', order('', '')],
  ['a status that does not exist', 'orders', order(', user_id, status', ', 1, 10')],
  ['a paid order without the time of payment', 'orders', order(', user_id, payment_state', ", 1, 'paid'")],
  ['a shipped order without the time of shipping', 'orders', order(', user_id, status', ', 1, 4')],
  [
    'one payment of the provider for two orders',
    'payments_provider_order',
    "INSERT INTO payments (order_id, amount_cents, request_id, capture_request_id, provider_invoice_id, provider_order_id) VALUES (1, 3600, 'r2', 'c2', 'i2', 'PP-1')",
  ],
  [
    'one capture booked twice',
    'captures_capture_id',
    "INSERT INTO captures (payment_id, order_id, capture_id, amount_cents, state, captured_at) VALUES (1, 1, 'CAP-1', 3600, 'completed', now())",
  ],
  [
    'a capture of nothing',
    'captures_amount',
    "INSERT INTO captures (payment_id, order_id, capture_id, amount_cents, state, captured_at) VALUES (1, 1, 'CAP-2', 0, 'completed', now())",
  ],
  ['more refunded than captured', 'captures_refunded', 'UPDATE captures SET refunded_cents = 3601'],
  ['a cart line of a thousand', 'cart_lines_quantity', 'UPDATE cart_lines SET quantity = 1000'],
  [
    'the same thing twice in a cart',
    'cart_lines_once',
    'INSERT INTO cart_lines (user_id, sku_id, quantity, seen_price_cents) VALUES (1, 1, 1, 2006)',
  ],
  ['a cart of nobody', '', 'INSERT INTO cart_lines (user_id, sku_id, quantity, seen_price_cents) VALUES (99, 1, 1, 2006)'],
  [
    'a mail whose subject has two lines',
    'mails_subject_line',
    "INSERT INTO mails (subject_kind, subject_id, kind, to_email, subject_line, text_body) VALUES ('order', '1', 'paid', 'a@example.com', E'Hi\\nBcc: x', 'x')",
  ],
];

describe('the database refuses', () => {
  test.each(refused)('%s', async (_, constraint, sql) => {
    const failed = await store.run(sql).then(
      () => null,
      (error: Error) => error,
    );
    expect(failed, 'it was taken').not.toBeNull();
    const { constraint: named = '', message } = failed as Error & { constraint?: string };
    expect(`${named} ${message}`).toContain(constraint);
  });
});

test('the payable price is computed by the database as by the rule', async () => {
  const [row] = await store.run(
    "INSERT INTO skus (spu_id, category_id, slug, code, name_en, name_zh, price_cents, discount_bp, weight_grams, shipping_name) VALUES (1, 1, 'y', 'Y', 'Y', '歪', 2006, 7500, 1, 'S') RETURNING payable_cents",
  );
  expect(row).toEqual({ payable_cents: 1505 });
});

test('the last piece is taken once, however many reach for it', async () => {
  const take = () =>
    store.run('UPDATE stock_levels SET reserved = reserved + 1 WHERE sku_id = 1 AND on_hand - reserved >= 1 RETURNING reserved');
  const taken = (await Promise.all(Array.from({ length: 20 }, take))).filter((rows) => rows.length === 1);
  expect(taken).toHaveLength(6);
});
