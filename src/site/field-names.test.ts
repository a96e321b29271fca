import { expect, test } from 'vitest';
import { DomainError, domainErrorText } from '#kernel/errors.ts';
import { amountIn, checkWithin, outside, refusalOf } from '#kernel/limits.ts';
import type { Language } from '#kernel/texts.ts';
import { withFieldLabels } from './field-names.ts';

const said = (refused: DomainError): string[] =>
  (['en', 'zh'] as const).map((language: Language) => domainErrorText(withFieldLabels(refused, language), language));

test.each([
  [outside('quantity', [1, 100_000]), 'Enter a value from 1 to 100,000 for quantity', '数量须在 1 到 100,000 之间'],
  [outside('amountCents', [1, 1_000_000]), 'Enter a value from $0.01 to $10,000.00 for amount', '金额须在 $0.01 到 $10,000.00 之间'],
  [outside('offBp', [1, 9000]), 'Enter a value from 0.01% to 90% for discount', '折扣须在 0.01% 到 90% 之间'],
  [
    outside('amount', [1, 1_000_000_000], 'cents'),
    'Enter a value from $0.01 to $10,000,000.00 for amount',
    '金额须在 $0.01 到 $10,000,000.00 之间',
  ],
  [new DomainError('badValue', { field: 'leadDays', most: 365 }), 'Enter 365 or less for lead time (days)', '交期（天）不能超过 365'],
  [new DomainError('badValue', { field: 'grams', least: 1 }), 'Enter 1 or more for grams', '克重不能低于 1'],
  [new DomainError('badValue', { field: 'currency' }), 'Please check this field: currency', '币种 无效'],
])('a refusal on a page names the limit that was broken', (refused, en, zh) => {
  expect(said(refused)).toEqual([en, zh]);
});

test.each([
  [0, false],
  [1, true],
  [5, true],
  [6, false],
  [2.5, false],
  [Number.NaN, false],
])('%d lies between 1 and 5: %s', (value, fits) => {
  const check = () => checkWithin('pieces', value, [1, 5]);
  if (fits) expect(check).not.toThrow();
  else expect(check).toThrow(DomainError);
});

test.each([
  [
    { code: 'too_big', origin: 'number', maximum: 100_000, path: ['quote', 'price'] },
    'Enter 100,000 or less for price',
    '价格不能超过 100,000',
  ],
  [{ code: 'too_small', origin: 'int', minimum: 1, path: ['lines', 2, 'quantity'] }, 'Enter 1 or more for quantity', '数量不能低于 1'],
  [{ code: 'too_big', origin: 'string', maximum: 40, path: ['note'] }, 'Use 40 characters or fewer for note', '备注过长，最多 40 个字符'],
  [{ code: 'too_small', origin: 'string', minimum: 1, path: ['answer'] }, 'Please input reply', '请输入 回复'],
  [{ code: 'invalid_type', path: ['quote', 'price'] }, 'Please input price', '请输入 价格'],
  [{ code: 'invalid_format', path: ['email'], input: 'ana' }, 'Please check this field: email', '邮箱 无效'],
  [{ code: 'invalid_type', path: ['quote', 'price'], input: 'ten' }, 'Please check this field: price', '价格 无效'],
] as const)('what the check of a form found (%j) is told as %s', (found, en, zh) => {
  expect(said(refusalOf({ issues: [found] }))).toEqual([en, zh]);
});

test.each([
  ['12.50', 1250],
  ['10000000', 1_000_000_000],
])('%s is an amount', (typed, amount) => {
  expect(amountIn('amount', typed)).toBe(amount);
});

test.each([
  ['10000000.01', { field: 'amount', most: '$10,000,000.00' }],
  ['99999999999', { field: 'amount', most: '$10,000,000.00' }],
  ['1.234', { field: 'amount' }],
  ['-5', { field: 'amount' }],
])('%s is refused as %j', (typed, details) => {
  expect(() => amountIn('amount', typed)).toThrow(expect.objectContaining({ details }));
});
