import { describe, expect, test } from 'vitest';
import { remainingCreditCents } from '#areas/checkout/rules/price-refunds.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { type ClaimedLine, claimRefusalReason } from './claims.ts';
import {
  creditsDue,
  creditWaitReason,
  findUnpaidPriceDrop,
  type GivenCredit,
  type PriceFall,
  type PriceProtectedLine,
} from './price-protection.ts';

const paidAt = new Date('2026-11-01T12:00:00Z');
const line: PriceProtectedLine = {
  priceCents: 10_000,
  quantity: 2,
  discountShareCents: 0,
  pieces: 2,
  paidAt,
  until: later(paidAt, 30 * dayMs),
};
const fall = (days: number, payableCents: number, isFinalSale = false): PriceFall => ({
  payableCents,
  isFinalSale,
  at: later(paidAt, days * dayMs),
});
const given = (toCents: number, amountCents: number, more: Partial<GivenCredit> = {}): GivenCredit => ({
  ...{ toCents, quantity: 2, amountCents, backCents: 0, state: 'paid' },
  ...more,
});

describe('a fall of the price', () => {
  test.each<[string, readonly PriceFall[], number | null]>([
    ['gives twice the difference for each piece', [fall(3, 9000)], 4000],
    ['and a further one gives twice the further difference', [fall(3, 9000), fall(5, 8500), fall(6, 8900)], 6000],
    ['before the payment is none', [fall(-1, 5000)], null],
    ['at the moment of payment is none', [fall(0, 5000)], null],
    ['on the last moment counts', [fall(30, 9000)], 4000],
    ['after the protection is none', [fall(30.001, 5000)], null],
    ['to a final clearance price is none', [fall(3, 5000, true)], null],
    ['to the same or a higher price is none', [fall(3, 10_000), fall(4, 12_000)], null],
    ['gives never more than was paid', [fall(3, 1000)], 20_000],
    ['nor do several', [fall(3, 6000), fall(4, 100)], 20_000],
  ])('%s', (_, falls, back) => {
    expect(findUnpaidPriceDrop(line, falls, [], 2)?.backCents ?? null).toBe(back);
  });

  test('is given once for each level, with what it came from', () => {
    const falls = [fall(3, 9000), fall(5, 8500)];
    expect(creditsDue(line, falls, [], 2).map(({ fromCents, toCents, amountCents }) => [fromCents, toCents, amountCents])).toEqual([
      [10_000, 9000, 4000],
      [9000, 8500, 2000],
    ]);
    expect(creditsDue(line, falls, [given(9000, 4000)], 2).map(({ amountCents }) => amountCents)).toEqual([2000]);
    expect(creditsDue(line, falls, [given(8500, 6000)], 2)).toEqual([]);
  });

  test('of a coupon’s buyer gives no more than she paid', () => {
    expect(findUnpaidPriceDrop({ ...line, discountShareCents: 8000 }, [fall(3, 2000)], [], 2)?.backCents).toBe(12_000);
  });

  test('counts the pieces she still has', () => {
    expect(findUnpaidPriceDrop({ ...line, pieces: 1 }, [fall(3, 9000)], [], 2)?.backCents).toBe(2000);
    expect(findUnpaidPriceDrop({ ...line, pieces: 0 }, [fall(3, 9000)], [], 2)).toBeNull();
    expect(remainingCreditCents({ amountCents: 4000, quantity: 2 }, 1)).toBe(2000);
    expect(remainingCreditCents({ amountCents: 4000, quantity: 2 }, 5)).toBe(4000);
  });

  test('that staff refused is over, and takes no money from the next', () => {
    const refused = given(9000, 4000, { state: 'refused' });
    expect(creditsDue(line, [fall(3, 9000)], [refused], 2)).toEqual([]);
    expect(creditsDue(line, [fall(3, 9000), fall(4, 100)], [refused], 2).map(({ amountCents }) => amountCents)).toEqual([20_000]);
  });
});

const asking = { userId: 1, paymentState: 'paid', wantsRefund: false, amountCents: 3000, limitCents: 3000 };
test.each([
  [asking, null],
  [{ ...asking, amountCents: 3001 }, 'large'],
  [{ ...asking, userId: null }, 'guest'],
  [{ ...asking, wantsRefund: true }, 'wish'],
  [{ ...asking, paymentState: 'disputed' }, 'payment'],
])('%j waits because: %s', (one, why) => {
  expect(creditWaitReason(one)).toBe(why);
});

const claimed: ClaimedLine = {
  ...{ status: 5, isGift: false, isFinalSale: false, isMadeToOrder: false, hasPrice: true, pieces: 2 },
  ...{ until: later(paidAt, 30 * dayMs), waiting: 0, givenCents: 0, refusedReason: null, dueCents: 2000, hasPendingDrop: false },
};
test.each<[string, Partial<ClaimedLine>, ReturnType<typeof claimRefusalReason>]>([
  ['something is owed', {}, null],
  ['something more is owed', { givenCents: 4000 }, null],
  ['made to order is protected too', { isFinalSale: true, isMadeToOrder: true }, null],
  ['it is not paid', { status: 1 }, 'protectionNotPaid'],
  ['it was called off', { status: 7 }, 'protectionNotPaid'],
  ['all its money went back', { status: 9 }, 'protectionNotPaid'],
  ['it is clearance', { isFinalSale: true }, 'protectionFinal'],
  ['it is a gift', { isGift: true }, 'protectionFinal'],
  ['it was composed', { hasPrice: false }, 'protectionComposed'],
  ['it came back', { pieces: 0 }, 'protectionCameBack'],
  ['the days are over', { until: later(paidAt, dayMs) }, 'protectionOver'],
  ['it was never protected', { until: null }, 'protectionOver'],
  ['a drop has not stood long enough', { hasPendingDrop: true, givenCents: 4000, dueCents: 0 }, 'priceDropUnconfirmed'],
  ['one drop stood and another has not yet', { hasPendingDrop: true }, null],
  ['the claim waits', { waiting: 4000, dueCents: 0 }, 'protectionWaiting'],
  ['it was given', { givenCents: 4000, dueCents: 0 }, 'protectionGiven'],
  ['it was refused', { refusedReason: 'a slip of the pen', dueCents: 0 }, 'protectionRefused'],
  ['the price did not fall', { dueCents: 0 }, 'priceNotFallen'],
])('a claim where %s is answered: %s', (_, more, why) => {
  expect(claimRefusalReason({ ...claimed, ...more }, later(paidAt, 10 * dayMs))).toBe(why);
});
