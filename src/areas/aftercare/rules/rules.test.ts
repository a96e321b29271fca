import { describe, expect, test } from 'vitest';
import { dayMs, later } from '#kernel/dates.ts';
import { fallOf, type PriceChange, type ProtectedLine } from './protection.ts';
import { type ReturnTerms, returnUntil, whyFinal } from './returns.ts';

const paidAt = new Date('2026-11-01T12:00:00Z');
const line: ProtectedLine = { priceCents: 10_000, pieces: 2, paidAt, until: later(paidAt, 30 * dayMs), creditedCents: 0 };
const change = (days: number, payableCents: number, isFinalSale = false): PriceChange => ({
  payableCents,
  isFinalSale,
  at: later(paidAt, days * dayMs),
});

describe('a fall of the price', () => {
  test.each<[string, readonly PriceChange[], number | null]>([
    ['gives twice the difference for each piece', [change(3, 9000)], 4000],
    ['counts by the lowest price only', [change(3, 9000), change(5, 8500), change(6, 9900)], 6000],
    ['before the payment is none', [change(-1, 5000)], null],
    ['at the moment of payment is none', [change(0, 5000)], null],
    ['on the last moment counts', [change(30, 9000)], 4000],
    ['after the protection is none', [change(30.001, 5000)], null],
    ['to a final clearance price is none', [change(3, 5000, true)], null],
    ['to the same or a higher price is none', [change(3, 10_000), change(4, 12_000)], null],
    ['gives never more than was paid', [change(3, 1000)], 20_000],
  ])('%s', (_, changes, back) => {
    expect(fallOf(line, changes, 2)?.backCents ?? null).toBe(back);
  });
  test('what was given back is taken off, and pieces that came back do not count', () => {
    expect(fallOf({ ...line, creditedCents: 1500 }, [change(3, 9000)], 2)?.backCents).toBe(2500);
    expect(fallOf({ ...line, creditedCents: 9999 }, [change(3, 9000)], 2)?.backCents).toBe(0);
    expect(fallOf({ ...line, pieces: 1 }, [change(3, 9000)], 2)?.backCents).toBe(2000);
    expect(fallOf({ ...line, pieces: 0 }, [change(3, 9000)], 2)).toBeNull();
  });
});

const terms: ReturnTerms = { days: 30, cashFeeBp: 1000, creditFeeBp: 0, bulkFrom: 10, bulkIsFinal: true };
const bought = { isMadeToOrder: false, isFinalSale: false, isGift: false, quantity: 2, returnedQuantity: 0 };

test.each([
  [bought, 9, null],
  [bought, 10, 'bulk'],
  [{ ...bought, returnedQuantity: 1 }, 2, null],
  [{ ...bought, returnedQuantity: 2 }, 2, 'cameBack'],
  [{ ...bought, isFinalSale: true, isMadeToOrder: true }, 2, 'madeToOrder'],
  [{ ...bought, isFinalSale: true }, 2, 'clearance'],
  [{ ...bought, isGift: true }, 2, 'gift'],
] as const)('of %j in an order of %d pieces it is final because: %s', (one, pieces, why) => {
  expect(whyFinal(one, pieces, terms)).toBe(why);
});

test('the days of a return begin with the delivery', () => {
  expect(returnUntil(paidAt, terms).toISOString()).toBe('2026-12-01T12:00:00.000Z');
});
