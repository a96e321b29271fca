import { expect, test } from 'vitest';
import { addressOf, trustedList } from './visit.server.ts';

const proxies = trustedList(['10.0.0.0/8', '127.0.0.1']);

test.each([
  ['203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['10.0.0.2', '1.2.3.4', '1.2.3.4'],
  ['10.0.0.2', '6.6.6.6, 1.2.3.4, 10.1.1.1', '1.2.3.4'],
  ['10.0.0.2', 'nonsense', '10.0.0.2'],
  ['10.0.0.2', null, '10.0.0.2'],
  ['::ffff:203.0.113.9', null, '203.0.113.9'],
  [undefined, '1.2.3.4', '127.0.0.1'],
])('from %s forwarded by %j the visitor is %s', (remote, forwarded, expected) => {
  expect(addressOf(remote, forwarded, proxies)).toBe(expected);
});
