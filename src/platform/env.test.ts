import { expect, test } from 'vitest';
import { BadSetting, readSettings, wantsDemo } from './env.ts';

test('nothing set is a good configuration', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ PORT: 4000, HOST: '127.0.0.1', DATA_DIR: './data', WEB_CONCURRENCY: 1, LOG_LEVEL: 'info' });
  expect(wantsDemo(settings)).toBe(true);
  expect(wantsDemo(readSettings({ DATABASE_URL: 'postgres://shop@db/shop' }))).toBe(false);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://db/shop'],
  ['PUBLIC_ORIGIN', 'shop.example'],
  ['DEMO', 'yes'],
  ['SESSION_SECRET', 'short'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['WEB_CONCURRENCY', '0'],
  ['TRUSTED_PROXIES', 'everyone!'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT_FAILED_CALLS', '-1'],
])('%s=%s stops the start with one line that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(BadSetting);
  try {
    readSettings({ [name]: value });
  } catch (error) {
    expect(String(error)).toContain(name);
    expect(String(error).split('\n')).toHaveLength(1);
    if (value.length > 3) expect(String(error)).not.toContain(value === 'short' ? 'short' : '\n');
  }
});

test('a production start on PostgreSQL needs its public address and a secret', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://shop@db/shop' };
  expect(() => readSettings(production)).toThrow(/PUBLIC_ORIGIN/);
  expect(() => readSettings({ ...production, PUBLIC_ORIGIN: 'https://shop.example' })).toThrow(/SESSION_SECRET/);
  expect(readSettings({ ...production, PUBLIC_ORIGIN: 'https://shop.example/x', SESSION_SECRET: 'x'.repeat(32) }).PUBLIC_ORIGIN).toBe(
    'https://shop.example',
  );
});

test('several workers need PostgreSQL', () => {
  expect(() => readSettings({ WEB_CONCURRENCY: '2' })).toThrow(/DATABASE_URL/);
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '' }).PORT).toBe(4000);
});
