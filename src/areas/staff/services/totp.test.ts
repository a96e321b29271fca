import { expect, test } from 'vitest';
import { codeAt, newRecoveryCode, newSecret, plainRecoveryCode, secretAddress, stepAt, stepOf } from './totp.server.ts';

/** The secret of RFC 6238, appendix B: "12345678901234567890". */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %d an authenticator shows %s', (second, code) => {
  expect(codeAt(secret, stepAt(new Date(second * 1000)))).toBe(code);
});

test('a code counts one step early or late and no further, and nothing else is a code', () => {
  const now = new Date(1_234_567_890_000);
  const at = (step: number) => codeAt(secret, stepAt(now) + step);
  expect([-1, 0, 1].map((step) => stepOf(secret, at(step), now))).toEqual([-1, 0, 1].map((step) => stepAt(now) + step));
  expect([-2, 2].map((step) => stepOf(secret, at(step), now))).toEqual([null, null]);
  expect(stepOf(secret, '005 924', now)).toBe(stepAt(now));
  for (const odd of ['', '00592', '0059244', 'abcdef', '５９２４００', '-05924']) expect(stepOf(secret, odd, now)).toBeNull();
});

test('secrets and emergency codes are of letters an authenticator reads', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  const code = newRecoveryCode();
  expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(plainRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
  expect(plainRecoveryCode('123456')).toBeNull();
  expect(secretAddress('ABC', 'a@b.c', 'Tress & Co')).toBe('otpauth://totp/Tress%20%26%20Co%3Aa%40b.c?secret=ABC&issuer=Tress+%26+Co');
});
