import { expect, test } from 'vitest';
import { decrypt, encrypt } from './encryption.server.ts';

const value = { email: 'ana@mail.test', street: '许昌路 1 号' };

test('what was sealed comes back, and looks different each time', () => {
  const [one, two] = [encrypt('s', 'checkout', value), encrypt('s', 'checkout', value)];
  expect(one).not.toBe(two);
  expect(one).not.toContain('ana');
  expect(decrypt('s', 'checkout', one)).toEqual(value);
});

test('another secret, another purpose, a changed letter or nonsense opens nothing', () => {
  const text = encrypt('s', 'checkout', value);
  const turned = `${text.slice(0, 30)}${text[30] === 'A' ? 'B' : 'A'}${text.slice(31)}`;
  expect(decrypt('t', 'checkout', text)).toBeNull();
  expect(decrypt('s', 'other', text)).toBeNull();
  for (const wrong of [turned, '', null, 'x', 'A'.repeat(60)]) expect(decrypt('s', 'checkout', wrong)).toBeNull();
});
