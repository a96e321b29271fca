import { expect, test } from 'vitest';
import { commissionOf, parseCommissionTiers } from './commission.ts';

const tiers = [
  { fromCents: 0, shareBp: 100 },
  { fromCents: 1_000_000, shareBp: 150 },
  { fromCents: 3_000_000, shareBp: 200 },
];

test.each([
  [-5000, 0],
  [0, 0],
  [99_999, 999],
  [999_999, 9999],
  [1_000_000, 15_000],
  [3_000_000, 60_000],
])('%d cents earn %d', (net, earned) => expect(commissionOf(net, tiers)).toBe(earned));

test('without tiers nobody earns', () => expect(commissionOf(5_000_000, [])).toBe(0));

test('typed steps are read in order, empty lines left out', () => {
  const typed = [
    { from: '10,000', share: '1.5 %' },
    { from: '', share: '' },
    { from: '0', share: '1' },
  ];
  expect(parseCommissionTiers(typed)).toEqual([
    { fromCents: 0, shareBp: 100 },
    { fromCents: 1_000_000, shareBp: 150 },
  ]);
});

test.each([
  [[]],
  [[{ from: '0', share: '101' }]],
  [[{ from: '0', share: '' }]],
  [[{ from: 'much', share: '1' }]],
  [
    [
      { from: '5', share: '1' },
      { from: '5.00', share: '2' },
    ],
  ],
])('%j is no commission', (typed) => expect(parseCommissionTiers(typed)).toBeNull());
