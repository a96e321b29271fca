import { expect, test } from 'vitest';
import { type FirstOrder, retainedGoodsCents, rewardEligibilityOf } from './rewards.ts';

const order: FirstOrder = {
  ...{ status: 5, paymentState: 'paid', goodsCents: 20_000, totalCents: 20_000, creditCents: 0, paymentCents: 20_000 },
  ...{ returnedCents: 0, hasExchanged: false },
  deliveredAt: new Date('2026-11-01T00:00:00Z'),
};
const half = { paymentState: 'part_refunded', paymentCents: 12_000 };

test.each<[string, Partial<FirstOrder>, number, string]>([
  ['all of it', {}, 20_000, 'stands'],
  ['what no money went back for', half, 12_000, 'below_minimum'],
  ['what she had no store credit for', { returnedCents: 8_000 }, 12_000, 'below_minimum'],
  ['neither of both', { paymentState: 'part_refunded', paymentCents: 18_000, returnedCents: 4_000 }, 14_000, 'below_minimum'],
  ['enough', { returnedCents: 5_000 }, 15_000, 'stands'],
  ['all of it, in another colour', { status: 9, hasExchanged: true }, 20_000, 'stands'],
  ['too little beside what she changed', { status: 9, hasExchanged: true, returnedCents: 8_000 }, 12_000, 'below_minimum'],
  ['nothing of an order that came back whole', { status: 9, returnedCents: 20_000 }, 0, 'refunded'],
])('she kept %s', (_, change, keptCents, fate) => {
  expect([retainedGoodsCents({ ...order, ...change }), rewardEligibilityOf({ ...order, ...change }, { minOrderCents: 15_000 })]).toEqual([
    keptCents,
    fate,
  ]);
});
