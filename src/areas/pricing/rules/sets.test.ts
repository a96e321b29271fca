import { describe, expect, test } from 'vitest';
import { randomFrom } from '#kernel/random.ts';
import { bundleAdviceOf, bundlesAdvised, closureFit, mixFrom, type PricedSetPart, popularMixes, setPrice } from './sets.ts';

const rules = [
  { minBundles: 3, withClosure: false, offBp: 500 },
  { minBundles: 3, withClosure: true, offBp: 800 },
];
const bundle = (priceCents: number): PricedSetPart => ({ role: 'bundle', priceCents, grams: 100 });
const lace = (priceCents: number): PricedSetPart => ({ role: 'lace', priceCents, grams: 45 });

test.each([
  [[bundle(5000), bundle(5000)], 0, 10_000],
  [[bundle(5000), bundle(5000), lace(4999)], 0, 14_999],
  [[bundle(5000), bundle(5000), bundle(5001)], 500, 14_251],
  [[bundle(5099), bundle(5599), bundle(6099), lace(4999)], 800, 20_052],
])('a set of %o has %i off and costs %i', (parts, offBp, priceCents) => {
  expect(setPrice(rules, parts)).toMatchObject({ offBp, priceCents });
});

test('five hundred bundle wishes by chance cost what adding up by hand says', () => {
  const random = randomFrom('bundle wishes');
  for (let turn = 0; turn < 500; turn += 1) {
    const bundles = Array.from({ length: random.int(1, 10) }, () => bundle(random.int(1999, 29_999)));
    const parts = random.isHit(0.5) ? [...bundles, lace(random.int(2999, 19_999))] : bundles;
    const price = setPrice(rules, parts);
    let [sum, full, grams] = [0n, 0n, 0n];
    for (const part of parts) {
      let left = BigInt(part.priceCents) * 100n;
      if (bundles.length >= 3) left -= BigInt(part.priceCents) * 5n;
      if (bundles.length >= 3 && parts.length > bundles.length) left -= BigInt(part.priceCents) * 3n;
      sum += (left + 50n) / 100n;
      full += BigInt(part.priceCents);
      grams += BigInt(part.grams);
    }
    expect(price).toMatchObject({ priceCents: Number(sum), fullCents: Number(full), savedCents: Number(full - sum), grams: Number(grams) });
    expect(price.partCents.reduce((total, part) => total + part, 0)).toBe(price.priceCents);
    // One more bundle is never free, and the set is never cheaper than its earlier bundles without the set discount.
    expect(price.priceCents).toBeLessThanOrEqual(price.fullCents);
  }
});

describe('the adviser', () => {
  test.each([
    [8, 3],
    [18, 3],
    [20, 4],
    [26, 4],
    [28, 5],
    [40, 5],
  ])('at %i in %i bundles fill a head', (inches, count) => {
    expect(bundlesAdvised(inches)).toBe(count);
  });

  test('the longest bundle decides, and popular mixes are enough by themselves', () => {
    expect(bundleAdviceOf([16, 18, 20])).toEqual({ recommended: 4, has: 3, isEnough: false });
    expect(bundleAdviceOf([])).toBeNull();
    for (const longest of popularMixes)
      expect(bundleAdviceOf(mixFrom(longest))).toMatchObject({ isEnough: true, recommended: mixFrom(longest).length });
    expect(mixFrom(22)).toEqual([22, 20, 18, 16]);
  });

  test.each([
    [16, 18, 'good'],
    [14, 18, 'good'],
    [18, 18, 'long'],
    [12, 18, 'short'],
  ] as const)('a closure of %i in beside %i in is %s', (closure, longest, fit) => {
    expect(closureFit(closure, longest)).toBe(fit);
  });
});
