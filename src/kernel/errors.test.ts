import { expect, test } from 'vitest';
import { DomainError, domainErrors, domainErrorText } from './errors.ts';

const inOrder = [
  'unknown',
  'passwordError',
  'databaseAway',
  'marshal',
  'unmarshal',
  'lackParameter',
  'emailExisted',
  'usernameExisted',
  'phoneExisted',
  'userNotExist',
  'notActivated',
  'orderNotExist',
  'productNotExist',
  'goodsNotExist',
  'companyNotExist',
  'userNotLogin',
] as const;

test('the specification numbers its errors from 79999 in its own order', () => {
  expect(inOrder.map((name) => domainErrors[name].code)).toEqual(inOrder.map((_, index) => 79999 + index));
});

test('no two refusals share a number and each speaks both languages', () => {
  const rows = Object.values(domainErrors);
  expect(new Set(rows.map((row) => row.code)).size).toBe(rows.length);
  for (const row of rows) {
    expect(row.text.en.length, String(row.code)).toBeGreaterThan(2);
    expect(row.text.zh, String(row.code)).toMatch(/[\u4e00-\u9fff]/);
  }
});

test('a refusal names the field it misses', () => {
  const refused = new DomainError('lackParameter', { field: 'email' });
  expect(domainErrorText(refused, 'en')).toBe('Please input email');
  expect(domainErrorText(refused, 'zh')).toBe('请输入 email');
});
