import { expect, test } from 'vitest';
import { isDay } from './dates.ts';

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-2-28', false],
  ['0000-01-01', false],
  ['2026-02-30', false],
  ['99999-01-01', false],
  ['', false],
  [7, false],
])('%s is a day: %s', (typed, is) => expect(isDay(typed)).toBe(is));
