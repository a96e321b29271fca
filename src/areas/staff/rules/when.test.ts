import { expect, test } from 'vitest';
import { whenIn } from './when.ts';

const now = new Date('2026-11-17T08:00:00Z');

test.each([
  ['2026-11-17T07:05:00Z', '17 Nov, 15:05', '11月17日 15:05'],
  ['2026-02-01T00:00:00Z', '1 Feb, 08:00', '2月1日 08:00'],
  ['2025-12-20T00:00:00Z', '20 Dec 2025, 08:00', '2025年12月20日 08:00'],
  ['2024-11-17T07:05:00Z', '17 Nov 2024, 15:05', '2024年11月17日 15:05'],
  ['2027-10-01T00:00:00Z', '1 Oct 2027, 08:00', '2027年10月1日 08:00'],
])('%s stands in a list as %s and %s: a time far from today has its year', (at, en, zh) => {
  expect([whenIn(new Date(at), 'en', now), whenIn(new Date(at), 'zh', now)]).toEqual([en, zh]);
});
