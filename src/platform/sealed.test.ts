import { expect, test } from 'vitest';
import { sealed, unsealed } from './sealed.server.ts';

const value = { email: 'ana@mail.test', street: '许昌路 1 号' };

test('what was sealed comes back, and looks different each time', () => {
  const [one, two] = [sealed('s', 'checkout', value), sealed('s', 'checkout', value)];
  expect(one).not.toBe(two);
  expect(one).not.toContain('ana');
  expect(unsealed('s', 'checkout', one)).toEqual(value);
});

test('another secret, another purpose, a changed letter or nonsense opens nothing', () => {
  const text = sealed('s', 'checkout', value);
  const turned = `${text.slice(0, 30)}${text[30] === 'A' ? 'B' : 'A'}${text.slice(31)}`;
  expect(unsealed('t', 'checkout', text)).toBeNull();
  expect(unsealed('s', 'other', text)).toBeNull();
  for (const wrong of [turned, '', null, 'x', 'A'.repeat(60)]) expect(unsealed('s', 'checkout', wrong)).toBeNull();
});
