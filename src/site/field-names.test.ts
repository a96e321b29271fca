import { expect, test } from 'vitest';
import { Refused, refusalText } from '#kernel/errors.ts';
import { checkWithin, limitIn, outside } from '#kernel/limits.ts';
import type { Language } from '#kernel/texts.ts';
import { typedIn } from '#kernel/typed.ts';
import { inFieldWords } from './field-names.ts';

const said = (refused: Refused): string[] =>
  (['en', 'zh'] as const).map((language: Language) => refusalText(inFieldWords(refused, language), language));

test.each([
  [outside('quantity', [1, 100_000]), 'quantity must be from 1 to 100,000', '数量须在 1 到 100,000 之间'],
  [outside('amountCents', [1, 1_000_000]), 'amount must be from $0.01 to $10,000.00', '金额须在 $0.01 到 $10,000.00 之间'],
  [outside('offBp', [1, 9000]), 'discount must be from 0.01 % to 90 %', '折扣须在 0.01 % 到 90 % 之间'],
  [outside('amount', [1, 1_000_000_000], 'cents'), 'amount must be from $0.01 to $10,000,000.00', '金额须在 $0.01 到 $10,000,000.00 之间'],
  [new Refused('badValue', { field: 'leadDays', most: 365 }), 'lead time in days: at most 365', '交期（天）最多为 365'],
  [new Refused('badValue', { field: 'grams', least: 1 }), 'grams: at least 1', '克重最少为 1'],
  [new Refused('badValue', { field: 'currency' }), 'currency is not valid', '币种 无效'],
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
  else expect(check).toThrow(Refused);
});

test.each([
  [{ code: 'too_big', origin: 'number', maximum: 999 }, { most: 999 }],
  [{ code: 'too_small', origin: 'number', minimum: 1 }, { least: 1 }],
  [{ code: 'too_big', origin: 'string', maximum: 40 }, {}],
  [{ code: 'invalid_type' }, {}],
])('what a check of numbers found %j has the limit %j', (issue, limit) => {
  expect(limitIn(issue)).toEqual(limit);
});

test('a number typed above its highest says which that is', () => {
  const form = new FormData();
  form.set('leadDays', '366');
  expect(() => typedIn(form).wholeOrNone('leadDays', 365)).toThrow(expect.objectContaining({ details: { field: 'leadDays', most: 365 } }));
});
