import { expect, test } from 'vitest';
import { dayMs, earlier, later } from '#kernel/dates.ts';
import { cameFrom, isShopperSessionLive, shopperDisplayName, shopReturnPath } from './rules.ts';

const now = new Date('2026-11-12T10:42:00Z');
const login = { expiresAt: later(now, dayMs), lastSeenAt: now, revokedAt: null };

test.each([
  ['fresh', {}, true],
  ['a week away', { lastSeenAt: earlier(now, 7 * dayMs) }, true],
  ['longer than a week away', { lastSeenAt: earlier(now, 7 * dayMs + 1) }, false],
  ['past its month', { expiresAt: now }, false],
  ['ended', { revokedAt: earlier(now, 1) }, false],
])('a login that is %s', (_, change, expected) => {
  expect(isShopperSessionLive({ ...login, ...change }, now)).toBe(expected);
});

test.each([
  ['/', '/'],
  ['/m', '/m'],
  ['/collections/wig?sort=new', '/collections/wig?sort=new'],
  ['/user/account-info', '/user/account-info'],
  ['/user/order?number=TL-261112-1', '/user/order?number=TL-261112-1'],
  ['/service-case?number=S-261112-001', '/service-case?number=S-261112-001'],
  ['/m/service-case/sheet?number=S-261112-001', '/m/service-case/sheet?number=S-261112-001'],
  ['/return-request?number=TL-261112-1', '/return-request?number=TL-261112-1'],
  ['/custom-request?number=C-261112-001', '/custom-request?number=C-261112-001'],
  ['/inquiry-succeed?number=Q-261112-0001', '/inquiry-succeed?number=Q-261112-0001'],
])('a login leads back to %s', (typed, expected) => {
  expect(shopReturnPath(typed, 'desktop')).toBe(expected);
});

test.each([
  null,
  '',
  '//evil.example',
  'https://evil.example',
  '/\\evil',
  '/v1/user/logout',
  '/user/login',
  '/m/user/register',
  '/reset_password?token=x',
  '/paypal/wig/pay',
  '/bg/gh-poduct/preview/1',
  '/bg/index',
  '/no-such-page',
])('a login with the way back %j leads to one’s details', (typed) => {
  expect(shopReturnPath(typed, 'desktop')).toBe('/user/account-info');
  expect(shopReturnPath(typed, 'mobile')).toBe('/m/user/account-info');
});

test.each([
  [{ nickname: 'Dee', firstName: 'Dana', lastName: 'Mills' }, 'Dee'],
  [{ nickname: '', firstName: 'Dana', lastName: 'Mills' }, 'Dana Mills'],
  [{ nickname: '', firstName: 'Dana', lastName: '' }, 'Dana'],
  [{ nickname: '', firstName: '悦', lastName: '林' }, '林悦'],
])('she is called by her nickname, else by her name', (who, expected) => {
  expect(shopperDisplayName(who)).toBe(expected);
});

test.each([
  ['http://shop.test/collections/wig?sort=new', '/collections/wig?sort=new'],
  ['http://shop.test/service-case?number=S-261112-001', '/service-case?number=S-261112-001'],
  ['http://shop.test/user/register', ''],
  ['https://evil.example/collections/wig', ''],
  ['not an address', ''],
  [null, ''],
])('who came from %j goes back to %j', (referer, expected) => {
  expect(cameFrom(referer, ['http://shop.test'], 'desktop')).toBe(expected);
});
