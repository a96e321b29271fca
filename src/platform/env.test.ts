import { expect, test } from 'vitest';
import { BadSetting, bucketOf, carrierOf, fileOriginsOf, mayPretendToPay, paymentOf, readSettings, wantsDemo } from './env.ts';
import { policiesFor } from './http/security.server.ts';

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
  ['GEO_URL', 'file:///etc/passwd'],
  ['SMTP_URL', 'https://mail.test'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['WEB_CONCURRENCY', '0'],
  ['TRUSTED_PROXIES', 'everyone!'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT_FAILED_CALLS', '-1'],
  ['FEDEX_ACCOUNT', '12-34'],
  ['FEDEX_BASE_URL', 'ftp://carrier.test'],
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
  const ready = { ...production, PUBLIC_ORIGIN: 'https://shop.example/x', SESSION_SECRET: 'x'.repeat(32), PAYMENT_DOUBLE: '1' };
  expect(readSettings(ready).PUBLIC_ORIGIN).toBe('https://shop.example');
});

test('a production start never pretends to take money unless asked for by name', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://shop@db/shop', PUBLIC_ORIGIN: 'https://shop.example' };
  const ready = { ...production, SESSION_SECRET: 'x'.repeat(32) };
  expect(() => readSettings(ready)).toThrow(/^PAYPAL_CLIENT_ID is missing/);
  expect(mayPretendToPay(readSettings({ ...ready, PAYMENT_DOUBLE: '1' }))).toBe(true);
  expect(mayPretendToPay(readSettings({ ...ready, ...paymentKeys }))).toBe(false);
  expect(mayPretendToPay(readSettings({ NODE_ENV: 'production' }))).toBe(false);
  expect(mayPretendToPay(readSettings({}))).toBe(true);
});

const paymentKeys = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' };

test('half a payment provider stops the start and names what is missing', () => {
  expect(() => readSettings({ PAYPAL_CLIENT_ID: 'id' })).toThrow(/^PAYPAL_CLIENT_SECRET is missing/);
  expect(() => readSettings({ PAYPAL_WEBHOOK_ID: 'WH-1' })).toThrow(/^PAYPAL_CLIENT_ID is missing/);
  expect(paymentOf(readSettings(paymentKeys))).toMatchObject({ environment: 'live', baseUrl: 'https://api-m.paypal.com', webhookId: null });
  expect(paymentOf(readSettings({ ...paymentKeys, PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com' }))?.environment).toBe('sandbox');
});

test('several workers need PostgreSQL', () => {
  expect(() => readSettings({ WEB_CONCURRENCY: '2' })).toThrow(/DATABASE_URL/);
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '' }).PORT).toBe(4000);
});

const keys = { S3_BUCKET: 'hair', S3_ACCESS_KEY_ID: 'A', S3_SECRET_ACCESS_KEY: 'S' };

test('half a bucket stops the start and names what is missing', () => {
  expect(() => readSettings({ ...keys, S3_SECRET_ACCESS_KEY: '' })).toThrow(/^S3_SECRET_ACCESS_KEY is missing/);
  expect(bucketOf(readSettings({}))).toBeNull();
  expect(bucketOf(readSettings(keys))).toMatchObject({ region: 'us-east-1', endpoint: 'https://s3.us-east-1.amazonaws.com' });
});

const carrierKeys = { FEDEX_CLIENT_ID: 'id', FEDEX_CLIENT_SECRET: 'secret', FEDEX_ACCOUNT: '740561073' };

test.each(Object.keys(carrierKeys))('a carrier without %s stops the start and names it', (name) => {
  expect(() => readSettings({ ...carrierKeys, [name]: '' })).toThrow(new RegExp(`^${name} is missing`));
});

test('the carrier is FedEx itself once its keys are set, else our stand-in', () => {
  expect(() => readSettings({ FEDEX_BASE_URL: 'https://apis-sandbox.fedex.com' })).toThrow(/^FEDEX_CLIENT_ID is missing/);
  expect(carrierOf(readSettings({}))).toBeNull();
  expect(carrierOf(readSettings(carrierKeys))).toMatchObject({ account: '740561073', baseUrl: 'https://apis.fedex.com' });
});

test.each([
  [{}, []],
  [keys, ['https://hair.s3.us-east-1.amazonaws.com']],
  [
    { ...keys, S3_ENDPOINT: 'http://127.0.0.1:9000', S3_FORCE_PATH_STYLE: '1', S3_PUBLIC_BASE_URL: 'https://files.test/hair' },
    ['http://127.0.0.1:9000', 'https://files.test'],
  ],
])('with %j pages may talk to %j', (given, origins) => {
  expect(fileOriginsOf(readSettings(given as Record<string, string>))).toEqual(origins);
  const policy = policiesFor(origins).strict;
  for (const origin of origins) expect(policy).toMatch(new RegExp(`img-src [^;]*${origin}.*connect-src [^;]*${origin}`));
  expect(policy).toContain(`connect-src 'self'${origins.map((origin) => ` ${origin}`).join('')};`);
});
