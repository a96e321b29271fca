import { expect, test } from 'vitest';
import { formatMonth } from './days.ts';

test.each([
  ['2026-11', 'Nov 2026', '2026年11月'],
  ['2026-01-01', 'Jan 2026', '2026年1月'],
])('the month %s reads as a month', (month, en, zh) => {
  expect(formatMonth('en', month)).toBe(en);
  expect(formatMonth('zh', month)).toBe(zh);
});
