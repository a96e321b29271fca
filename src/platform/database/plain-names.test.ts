import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../root.server.ts';
import { openEmbedded } from './embedded.server.ts';
import { type InTransaction, migrate, readMigrations } from './migrate.server.ts';

test('a database with data keeps it when tables, columns and values get plain names', async () => {
  const engine = await openEmbedded({});
  const inTransaction: InTransaction = (work) =>
    engine.transaction((inside) => work(async (sql, params) => (await inside.query(sql, params)).rows as Record<string, unknown>[]));
  const all = readMigrations(join(projectRoot(), 'migrations'));
  const at = all.findIndex(({ name }) => name === '0005_plain-names');
  await migrate(inTransaction, all.slice(0, at));
  const rows = async (sql: string) => (await engine.query(sql)).rows;
  for (const statement of [
    `INSERT INTO house_facts (name, value) VALUES ('secret', '"s"')`,
    `INSERT INTO stand_in_records (stand_in, key, value) VALUES ('paypal', 'order:1', '{}')`,
    `INSERT INTO mail_wishes (email, kind, is_wanted) VALUES ('ann@example.com', 'news', false)`,
    `INSERT INTO search_synonyms (said, meant) VALUES ('weave', 'bundle')`,
    `INSERT INTO day_marks (book, day) VALUES ('orders', '2026-11-12')`,
    `INSERT INTO jobs (kind) VALUES ('test')`,
    `INSERT INTO audit_log (actor_kind, actor_id, action, subject_kind, subject_id) VALUES ('house', '', 'test', 'test', '1')`,
    `INSERT INTO categories (slug, name_en, name_zh) VALUES ('wigs', 'Wigs', '假发')`,
    `INSERT INTO spus (category_id, slug, name_en, name_zh) VALUES (1, 'one', 'One', '一')`,
    `INSERT INTO skus (spu_id, category_id, slug, code, name_en, name_zh, price_cents, weight_grams, shipping_name, shelf)
      VALUES (1, 1, 'one-12', 'W-12', 'One', '一', 1000, 100, 'Wig', 'A-01-1')`,
    `INSERT INTO staff_members (username, email, password_hash, first_name, last_name) VALUES ('ann', 'ann@tressline.test', 'x', 'Ann', 'Lee')`,
    `INSERT INTO saved_views (staff_id, list, name, query) VALUES (1, 'office-cases', 'mine', 'heap=hers&kind=return')`,
  ])
    await engine.query(statement);

  expect(await migrate(inTransaction, all)).toContain('0005_plain-names');
  expect(await rows('SELECT name, value FROM app_metadata')).toEqual([{ name: 'secret', value: 's' }]);
  expect(await rows('SELECT provider, key FROM double_records')).toEqual([{ provider: 'paypal', key: 'order:1' }]);
  expect(await rows('SELECT email, is_wanted FROM mail_preferences')).toEqual([{ email: 'ann@example.com', is_wanted: false }]);
  expect(await rows('SELECT term, meaning FROM search_synonyms')).toEqual([{ term: 'weave', meaning: 'bundle' }]);
  expect(await rows('SELECT bin FROM skus')).toEqual([{ bin: 'A-01-1' }]);
  expect(await rows(`SELECT aggregate FROM stale_days WHERE aggregate = 'orders'`)).toHaveLength(1);
  expect(await rows('SELECT owner_kind FROM jobs')).toEqual([{ owner_kind: 'system' }]);
  expect(await rows('SELECT actor_kind FROM audit_log')).toEqual([{ actor_kind: 'system' }]);
  expect(await rows('SELECT query FROM saved_views')).toEqual([{ query: 'heap=shopper&kind=return' }]);
  // The triggers write to the new names, and the log may still not be changed.
  await engine.query(`UPDATE spus SET name_en = 'Two' WHERE id = 1`);
  expect(await rows('SELECT is_card_change FROM goods_changes ORDER BY id DESC LIMIT 1')).toEqual([{ is_card_change: false }]);
  await expect(engine.query(`UPDATE audit_log SET action = 'changed'`)).rejects.toThrow();
  await engine.query(`INSERT INTO double_records (provider, key, value) VALUES ('paypal', 'order:2', '{}')`);
  await engine.close();
});
