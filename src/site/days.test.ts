import { expect, test } from 'vitest';
import { formatMonth, formatShopMoment } from './days.ts';

test.each([
  ['2026-11', 'Nov 2026', '2026年11月'],
  ['2026-01-01', 'Jan 2026', '2026年1月'],
])('the month %s reads as a month', (month, en, zh) => {
  expect(formatMonth('en', month)).toBe(en);
  expect(formatMonth('zh', month)).toBe(zh);
});

test('a moment in an email says its zone', () => {
  const at = new Date('2026-11-15T19:00:00Z');
  expect(formatShopMoment('en', at)).toBe('Nov 15, 2026, 2:00 PM ET');
  expect(formatShopMoment('zh', at)).toBe('2026年11月15日 14:00（美东时间）');
});
