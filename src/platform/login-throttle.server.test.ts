import { beforeEach, expect, test } from 'vitest';
import { later, minuteMs } from '#kernel/dates.ts';
import { type TestApp, testApp } from '../../tests/kit/app.ts';
import { withLoginThrottle } from './login-throttle.server.ts';
import { networkOf } from './rate-limit.server.ts';
import { rateCounters } from './tables.ts';

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
  await app.db.delete(rateCounters);
});

/** How many of these wrong guesses are evaluated. */
async function evaluated(count: number, from: (at: number) => { ip: string; isKnownPlace?: boolean }): Promise<number> {
  let looked = 0;
  const wrong = async () => {
    looked += 1;
    return false;
  };
  const one = (at: number) =>
    withLoginThrottle(app, { realm: 'shopper', account: 'ann@example.com', isKnownPlace: false, ...from(at) }, wrong);
  await Promise.allSettled(Array.from({ length: count }, (_, at) => one(at)));
  return looked;
}
const owner = (ip: string, isKnownPlace = false) =>
  withLoginThrottle(app, { realm: 'shopper', account: 'ann@example.com', ip, isKnownPlace }, async () => true);

test('of a thousand guesses from one address ten are looked at, and the owner gets in from elsewhere', async () => {
  expect(await evaluated(1000, () => ({ ip: '203.0.113.9' }))).toBe(10);
  for (let count = 0; count < 5; count += 1) expect(await owner('198.51.100.4')).toBe(true);
  await expect(owner('203.0.113.9')).rejects.toMatchObject({ why: 'tooMany' });
  app.clock.at = later(app.clock.at, 16 * minuteMs);
  expect(await owner('203.0.113.9')).toBe(true);
});

test('of a thousand guesses from a thousand addresses at most fifteen are looked at, and the owner gets in where she was before', async () => {
  const strange = await evaluated(1000, (at) => ({ ip: `10.0.${at >> 8}.${at & 255}` }));
  expect(strange).toBe(12);
  expect(await owner('198.51.100.4', true)).toBe(true);
  const known = await evaluated(100, () => ({ ip: '198.51.100.4', isKnownPlace: true }));
  expect(strange + known).toBe(15);
});

test('an address that guesses through many accounts is stopped, one that is right all day is not', async () => {
  const guess = (account: string, isRight: boolean) =>
    withLoginThrottle(app, { realm: 'shopper', account, ip: '203.0.113.9', isKnownPlace: false }, async () => isRight);
  for (let at = 0; at < 150; at += 1) expect(await guess('ann@example.com', true)).toBe(true);
  for (let at = 0; at < 100; at += 1) expect(await guess(`a${at}@example.com`, false)).toBe(false);
  await expect(guess('another@example.com', false)).rejects.toMatchObject({ why: 'tooMany', details: { seconds: expect.any(Number) } });
});

test('staff and shoppers are counted apart', async () => {
  await evaluated(50, () => ({ ip: '203.0.113.9' }));
  const staff = { realm: 'staff', account: 'ann@example.com', ip: '203.0.113.9', isKnownPlace: false } as const;
  expect(await withLoginThrottle(app, staff, async () => true)).toBe(true);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:bbbb:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
