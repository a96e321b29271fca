import { expect, test } from 'vitest';
import { anonymousCaller } from './app.ts';
import { permit } from './load.server.ts';

/** Where a visitor without a login is sent. */
function loginFor(address: string, pattern: string): string {
  try {
    permit({ caller: anonymousCaller, url: new URL(address, 'http://shop.test'), pattern });
  } catch (refused) {
    if (refused instanceof Response) return decodeURIComponent(refused.headers.get('location') ?? '');
    throw refused;
  }
  return 'opened';
}

test.each([
  ['/user/order?number=TL-261112-1', 'user/order', '/user/login?back=/user/order?number=TL-261112-1'],
  ['/m/user/order?number=TL-261112-1', 'm/user/order', '/m/user?back=/m/user/order?number=TL-261112-1'],
  ['/m/user/order.data?number=TL-1&_routes=root%2Cx', 'm/user/order', '/m/user?back=/m/user/order?number=TL-1'],
  ['/user/address-info.data?index', 'user/address-info', '/user/login?back=/user/address-info'],
  ['/user/inquiry?index=3', 'user/inquiry', '/user/login?back=/user/inquiry?index=3'],
  ['/user/inquiry?q=a%20b', 'user/inquiry', '/user/login?back=/user/inquiry?q=a%20b'],
  ['/bg/case?id=7', 'bg/case', '/bg/login?back=/bg/case?id=7'],
  ['/bg/order/query.data?status=1&status=2&_routes=x', 'bg/order/query', '/bg/login?back=/bg/order/query?status=1&status=2'],
  ['/bg/index', 'bg/index', '/bg/login'],
])('who opens %s without a login is led to the login and back', (address, pattern, login) => {
  expect(loginFor(address, pattern)).toBe(login);
});

test('an address that only takes forms is nowhere to go back to', () => {
  expect(loginFor('/bg/views', 'bg/views')).toBe('/bg/login');
  expect(loginFor('/bg', 'bg')).toBe('/bg/login');
});
