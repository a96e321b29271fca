import { expect, test } from 'vitest';
import { type DelayTerms, daysLate, type Making, promisedDay } from './delay.ts';

const terms: DelayTerms = { shelfDays: 2, makingDays: 15, graceDays: 3, creditCents: 1000 };
const shelf: Making = { isMadeToOrder: false, leadDays: null };
const made: Making = { isMadeToOrder: true, leadDays: null };
/** A Monday at noon. */
const paidAt = new Date(2026, 10, 2, 12);

test.each<[string, readonly Making[], number, string]>([
  ['from the shelf it leaves in two days', [shelf], 0, 'Wed Nov 04 2026'],
  ['made to order in fifteen working days', [made], 0, 'Mon Nov 23 2026'],
  ['or as its own group says', [{ isMadeToOrder: true, leadDays: 5 }], 0, 'Mon Nov 09 2026'],
  ['the slowest line counts', [shelf, made], 0, 'Mon Nov 23 2026'],
  ['a delay that was told is agreed to', [shelf], 4, 'Sun Nov 08 2026'],
])('%s', (_, lines, announced, day) => {
  expect(promisedDay(paidAt, lines, announced, terms).toDateString()).toBe(day);
});

test('days late are whole days, and never fewer than none', () => {
  expect(daysLate(new Date('2026-11-04T12:00Z'), new Date('2026-11-07T11:59Z'))).toBe(2);
  expect(daysLate(new Date('2026-11-04T12:00Z'), new Date('2026-11-07T12:00Z'))).toBe(3);
  expect(daysLate(new Date('2026-11-04T12:00Z'), new Date('2026-11-01T12:00Z'))).toBe(0);
});
