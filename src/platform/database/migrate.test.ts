import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from './embedded.server.ts';
import { takeLock } from './lock.server.ts';
import { type InTransaction, type Migration, migrate } from './migrate.server.ts';
import { openEmbeddedStore } from './open.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'tressline-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const steps: Migration[] = [
  { name: '0000_first', hash: 'a', statements: ['CREATE TABLE one (id int)'] },
  { name: '0001_second', hash: 'b', statements: ['CREATE TABLE two (id int)', 'INSERT INTO two VALUES (1)'] },
];

test('steps run once, survive an interruption in the middle of one, and refuse a database of another time', async () => {
  const engine = await openEmbedded({});
  const inTransaction: InTransaction = (work) =>
    engine.transaction((inside) => work(async (sql, params) => (await inside.query(sql, params)).rows as Record<string, unknown>[]));
  const cut: InTransaction = (work) =>
    inTransaction((run) =>
      work((sql, params) => {
        if (sql.startsWith('INSERT INTO two')) throw new Error('power cut');
        return run(sql, params);
      }),
    );
  await expect(migrate(cut, steps)).rejects.toThrow('power cut');
  expect(await migrate(inTransaction, steps)).toEqual(['0001_second']);
  expect(await migrate(inTransaction, steps)).toEqual([]);
  expect((await engine.query('SELECT count(*)::int AS n FROM two')).rows).toEqual([{ n: 1 }]);
  await expect(migrate(inTransaction, steps.slice(0, 1))).rejects.toThrow(/newer version.*0001_second/);
  await expect(migrate(inTransaction, [{ ...(steps[0] as Migration), hash: 'changed' }, ...steps.slice(1)])).rejects.toThrow(/was changed/);
  await engine.close();
});

test('a database that has every squashed migration keeps its schema, one that stopped on the way is refused', async () => {
  const engine = await openEmbedded({});
  const inTransaction: InTransaction = (work) =>
    engine.transaction((inside) => work(async (sql, params) => (await inside.query(sql, params)).rows as Record<string, unknown>[]));
  const squashed: Migration = {
    name: '0000_schema',
    hash: 'c',
    statements: ['CREATE TABLE one (id int)', 'CREATE TABLE two (id int)'],
    replaces: steps.map(({ name }) => name),
  };
  const next: Migration = { name: '0001_next', hash: 'd', statements: ['CREATE TABLE three (id int)'] };
  await migrate(inTransaction, steps.slice(0, 1));
  await expect(migrate(inTransaction, [squashed, next])).rejects.toThrow(/older version.*lacks "0001_second"/);
  await migrate(inTransaction, steps);
  expect(await migrate(inTransaction, [squashed, next])).toEqual(['0001_next']);
  expect(await migrate(inTransaction, [squashed, next])).toEqual([]);
  expect((await engine.query('SELECT count(*)::int AS n FROM two')).rows).toEqual([{ n: 1 }]);
  expect((await engine.query('SELECT name FROM schema_migrations ORDER BY name')).rows).toEqual([
    { name: '0000_schema' },
    { name: '0001_next' },
  ]);
  await engine.close();
});

test('a lock names its holder, and a lock of the dead is taken over', () => {
  const file = join(folder, 'a.lock');
  const lock = takeLock(file);
  expect(() => takeLock(file)).toThrow(new RegExp(`process ${process.pid}`));
  lock.release();
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1', id: 'dead' }));
  takeLock(file).release();
  writeFileSync(file, 'half a lo');
  takeLock(file).release();
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: '1', id: 'an earlier process of the same number' }));
  takeLock(file).release();
});

test('a folder that cannot be read is refused and left as it is, never replaced by an empty shop', async () => {
  const data = join(folder, 'odd');
  mkdirSync(join(data, 'database'), { recursive: true });
  writeFileSync(join(data, 'database', 'something'), 'precious');
  await expect(openEmbeddedStore(data)).rejects.toThrow(/nothing was changed/);
  writeFileSync(join(data, 'database', 'PG_VERSION'), '16\n');
  await expect(openEmbeddedStore(data)).rejects.toThrow(/version 16/);
  expect(readdirSync(join(data, 'database')).sort()).toEqual(['PG_VERSION', 'something']);
  expect(existsSync(join(data, 'database.lock'))).toBe(false);
});
