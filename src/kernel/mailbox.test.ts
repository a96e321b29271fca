import { expect, test } from 'vitest';
import { mailbox } from './mailbox.ts';

test.each([
  [' Ann@Example.COM ', 'ann@example.com'],
  ['a.b+c@mail.example.co', 'a.b+c@mail.example.co'],
  ['a@b', null],
  ['a@b..com', null],
  ['"x"@example.com', null],
  ['a@example.com\r\nBcc: x@y.zz', null],
  ['a,b@example.com', null],
  [`${'a'.repeat(65)}@example.com`, null],
  ['', null],
])('%j is written %j', (typed, written) => {
  expect(mailbox(typed)).toBe(written);
});

test('a long hostile address is refused without delay', () => {
  expect(mailbox(`${'a.'.repeat(50_000)}@`)).toBeNull();
});
