import { expect, test } from 'vitest';
import { emailStem, normalizeEmail } from './email-address.ts';

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
  expect(normalizeEmail(typed)).toBe(written);
});

test('a long hostile address is refused without delay', () => {
  expect(normalizeEmail(`${'a.'.repeat(50_000)}@`)).toBeNull();
});

test.each([
  ['m.i.a+prizes@googlemail.com', 'mia@gmail.com'],
  ['Mia@me.com', 'mia@icloud.com'],
  ['mia-hair@yahoo.com', 'mia@yahoo.com'],
  ['mia-lou@example.com', 'mia-lou@example.com'],
  ['mia@pm.me', 'mia@proton.me'],
  ['+tag@example.com', '+tag@example.com'],
])('%s is the box of %s', (email, stem) => {
  expect(emailStem(email)).toBe(stem);
});
