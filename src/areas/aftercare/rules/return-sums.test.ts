import { describe, expect, test } from 'vitest';
import { randomFrom } from '#kernel/random.ts';
import { type ReturnLine, returnSums } from './return-sums.ts';

const rules = [
  { minBundles: 3, withClosure: false, offBp: 500 },
  { minBundles: 3, withClosure: true, offBp: 800 },
];
const line = (id: number, quantity: number, priceCents: number, more: Partial<ReturnLine> = {}): ReturnLine => ({
  id,
  quantity,
  priceCents,
  priceTotalCents: priceCents * quantity,
  discountShareCents: 0,
  weightGrams: 100,
  goneQuantity: 0,
  setNumber: null,
  fullCents: priceCents,
  role: 'bundle',
  ...more,
});
const inSet = (id: number, quantity: number, priceCents: number, fullCents: number, more: Partial<ReturnLine> = {}) =>
  line(id, quantity, priceCents, { setNumber: 1, fullCents, ...more });
const sums = (lines: readonly ReturnLine[], wishes: readonly (readonly [number, number])[], feeBp = 0, taxCents = 0) =>
  returnSums(lines, new Map(wishes), { taxCents, feeBp, rules });

test.each([
  [1000, { valueCents: 10_000, feeCents: 1000, backCents: 9000 }],
  [0, { valueCents: 10_000, feeCents: 0, backCents: 10_000 }],
])('one of two pieces comes back with a fee of %i', (feeBp, told) => {
  expect(sums([line(1, 2, 10_000)], [[1, 1]], feeBp)).toMatchObject(told);
});

test('a coupon and tax are given back in their share', () => {
  const lines = [line(1, 2, 10_000, { discountShareCents: 2000 }), line(2, 1, 5000)];
  expect(sums(lines, [[1, 1]], 0, 2300)).toMatchObject({ valueCents: 9900, backCents: 9900 });
});

describe('a set', () => {
  const three = [inSet(1, 2, 4751, 5001), inSet(2, 1, 5703, 6003)];

  test('that loses a piece costs its price without the set', () => {
    expect(sums(three, [[1, 1]])).toMatchObject({ valueCents: 4751, setCents: 250 + 300, backCents: 4751 - 550 });
  });

  test('that comes back whole costs nothing more', () => {
    expect(
      sums(three, [
        [1, 2],
        [2, 1],
      ]),
    ).toMatchObject({ valueCents: 15_205, setCents: 0, backCents: 15_205 });
  });

  test('given back in two steps comes to the same', () => {
    const first = sums(three, [[1, 1]]);
    const rest = [{ ...three[0], goneQuantity: 1 } as ReturnLine, three[1] as ReturnLine];
    const second = sums(rest, [
      [1, 1],
      [2, 1],
    ]);
    expect(second.setCents).toBe(-550);
    expect(first.backCents + second.backCents).toBe(15_205);
  });

  test('bought twice stays a set when one of the two comes back, and breaks when a piece more does', () => {
    const two = [inSet(1, 4, 4751, 5001), inSet(2, 2, 5703, 6003)];
    const one = [
      [1, 2],
      [2, 1],
    ] as const;
    expect(sums(two, one).setCents).toBe(0);
    expect(sums(two, [[1, 1]]).setCents).toBe(3 * 250 + 2 * 300);
  });

  test('of two bundles of a kind is not two sets of one', () => {
    expect(
      sums(
        [inSet(1, 2, 4751, 5001), inSet(2, 2, 5703, 6003)],
        [
          [1, 1],
          [2, 1],
        ],
      ).setCents,
    ).toBe(550);
  });

  test('whose rest costs more than what leaves gives nothing back, and says so', () => {
    const odd = [inSet(1, 1, 200, 250, { role: 'lace' }), inSet(2, 3, 9200, 10_000)];
    expect(sums(odd, [[1, 1]]).isWorthNothing).toBe(true);
    expect(sums(odd, [[2, 1]]).isWorthNothing).toBe(false);
  });
});

test('five hundred orders by chance: all pieces, in any steps, give back what was paid for them', () => {
  const random = randomFrom('returns in steps');
  for (let turn = 0; turn < 500; turn += 1) {
    const lines = Array.from({ length: random.int(1, 5) }, (_, place): ReturnLine => {
      const full = random.int(3000, 30_000);
      const isSet = random.isHit(0.5);
      const price = isSet ? Math.round(full * 0.95) : full;
      const quantity = random.int(1, 4);
      const share = random.int(0, 500);
      return line(place + 1, quantity, price, { discountShareCents: share, setNumber: isSet ? 1 : null, fullCents: full });
    });
    const paid = lines.reduce((sum, one) => sum + one.priceTotalCents - one.discountShareCents, 0);
    const [gone, taxCents] = [new Map<number, number>(), random.int(0, 900)];
    let back = 0;
    let isStuck = false;
    for (let step = 0; step < 40 && !isStuck; step += 1) {
      const now = lines.map((one) => ({ ...one, goneQuantity: gone.get(one.id) ?? 0 }));
      const left = now.filter((one) => one.goneQuantity < one.quantity);
      const [one] = left;
      if (!one) break;
      const told = sums(now, [[one.id, random.int(1, one.quantity - one.goneQuantity)]], 0, taxCents);
      // Such a step is refused; the rest is then refunded at once.
      const whole = told.isWorthNothing
        ? sums(
            now,
            left.map((piece) => [piece.id, piece.quantity - piece.goneQuantity]),
            0,
            taxCents,
          )
        : told;
      isStuck = whole.isWorthNothing;
      back += whole.backCents;
      for (const part of whole.parts) gone.set(part.lineId, (gone.get(part.lineId) ?? 0) + part.quantity);
    }
    expect(isStuck).toBe(false);
    expect(back).toBe(paid + taxCents);
  }
});
