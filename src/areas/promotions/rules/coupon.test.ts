import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Coupon, evaluateCoupon } from './coupon.ts';

const now = new Date('2026-11-12T10:00:00Z');
const fixed: Coupon = {
  kind: 'fixed',
  amountCents: 1000,
  percentBp: null,
  maxDiscountCents: null,
  minItemsCents: 0,
  categoryId: null,
  isFirstOrderOnly: false,
  isOncePerShopper: false,
  maxUses: null,
  usedCount: 0,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
  isActive: true,
};
const percent: Coupon = { ...fixed, kind: 'percent', amountCents: null, percentBp: 500 };
const shipping: Coupon = { ...fixed, kind: 'free_shipping', amountCents: null };
const wig = { categoryId: 1, totalCents: 18_099, isClearance: false };
const bundle = { categoryId: 2, totalCents: 4000, isClearance: false };
const bargain = { categoryId: 1, totalCents: 9000, isClearance: true };
const newcomer = { hasOrdered: false, hasUsed: false };
const usual = { lines: [wig, bundle], feeCents: 2600, buyer: newcomer, now };

test.each([
  ['a fixed amount', fixed, {}, 1000, 0],
  ['a fixed amount above the goods takes all of them and no more', { ...fixed, amountCents: 99_999 }, {}, 22_099, 0],
  ['a percentage, a part of a cent stays with the shop', percent, {}, 1104, 0],
  ['a percentage with a cap', { ...percent, maxDiscountCents: 600 }, {}, 600, 0],
  ['goods of one category', { ...percent, categoryId: 2 }, {}, 200, 0],
  ['a minimum just reached', { ...fixed, minItemsCents: 22_099 }, {}, 1000, 0],
  ['clearance does not count', percent, { lines: [wig, bargain] }, 904, 0],
  ['free shipping', shipping, {}, 0, 2600],
  ['the last use', { ...fixed, maxUses: 5, usedCount: 4 }, {}, 1000, 0],
  ['No end date', { ...fixed, endsAt: null }, {}, 1000, 0],
  ['the first moment', { ...fixed, startsAt: now }, {}, 1000, 0],
  ['a first order', { ...fixed, isFirstOrderOnly: true, isOncePerShopper: true }, {}, 1000, 0],
  ['a visitor, where nobody asks who she is', fixed, { buyer: null }, 1000, 0],
  ['a second use, where that is allowed', fixed, { buyer: { hasOrdered: true, hasUsed: true } }, 1000, 0],
] as const)('%s', (_, coupon, change, goodsCents, shippingCents) => {
  expect(evaluateCoupon(coupon, { ...usual, ...change })).toEqual({ goodsCents, shippingCents });
});

test.each([
  ['Undid change to {thing}', { ...fixed, isActive: false }, {}, { why: 'unknown' }],
  ['to come', { ...fixed, startsAt: new Date('2026-11-12T10:00:01Z') }, {}, { why: 'notYet' }],
  ['over to the moment', { ...fixed, endsAt: now }, {}, { why: 'over' }],
  ['used up', { ...fixed, maxUses: 5, usedCount: 5 }, {}, { why: 'usedUp' }],
  ['below the minimum', { ...fixed, minItemsCents: 22_100 }, {}, { why: 'minimum', missingCents: 1 }],
  [
    'the minimum counts goods of its category',
    { ...fixed, categoryId: 2, minItemsCents: 10_000 },
    {},
    { why: 'minimum', missingCents: 6000 },
  ],
  ['no goods of its category', { ...fixed, categoryId: 9 }, {}, { why: 'otherGoods' }],
  ['clearance alone', fixed, { lines: [bargain] }, { why: 'otherGoods' }],
  ['an empty cart', fixed, { lines: [] }, { why: 'otherGoods' }],
  ['free shipping of what ships free', shipping, { feeCents: 0 }, { why: 'otherGoods' }],
  ['a visitor and a first order', { ...fixed, isFirstOrderOnly: true }, { buyer: null }, { why: 'signIn' }],
  ['a visitor and once for each', { ...fixed, isOncePerShopper: true }, { buyer: null }, { why: 'signIn' }],
  ['a second order', { ...fixed, isFirstOrderOnly: true }, { buyer: { hasOrdered: true, hasUsed: false } }, { why: 'firstOnly' }],
  ['a second use', { ...fixed, isOncePerShopper: true }, { buyer: { hasOrdered: true, hasUsed: true } }, { why: 'usedBefore' }],
] as const)('no discount: %s', (_, coupon, change, problem) => {
  expect(evaluateCoupon(coupon, { ...usual, ...change })).toEqual(problem);
});

test('whatever the coupon: whole cents, never below nothing, never more than the goods it is for', () => {
  const anyLine = fc.record({
    categoryId: fc.integer({ min: 1, max: 3 }),
    totalCents: fc.integer({ min: 0, max: 5_000_000 }),
    isClearance: fc.boolean(),
  });
  const anyCoupon = fc.record({
    base: fc.constantFrom(fixed, percent, shipping),
    amount: fc.integer({ min: 1, max: 10_000 }),
    maxDiscountCents: fc.option(fc.integer({ min: 1, max: 9000 })),
    categoryId: fc.option(fc.integer({ min: 1, max: 3 })),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 20 }), anyCoupon, fc.nat(9000), (lines, { base, amount, ...more }, feeCents) => {
      const coupon = {
        ...base,
        ...more,
        ...(base.kind === 'fixed' && { amountCents: amount }),
        ...(base.kind === 'percent' && { percentBp: amount }),
      };
      const worth = evaluateCoupon(coupon, { ...usual, lines, feeCents });
      if ('why' in worth) return;
      const counted = lines.filter((line) => !line.isClearance && (more.categoryId === null || line.categoryId === more.categoryId));
      expect(Number.isInteger(worth.goodsCents) && worth.goodsCents >= 0).toBe(true);
      expect(worth.goodsCents).toBeLessThanOrEqual(counted.reduce((sum, line) => sum + line.totalCents, 0));
      expect(worth.shippingCents).toBeLessThanOrEqual(feeCents);
    }),
  );
});
