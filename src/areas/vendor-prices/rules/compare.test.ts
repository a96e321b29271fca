import { expect, test } from 'vitest';
import { alertsOf } from './alerts.ts';
import { compareByLength, type VendorPriceToday } from './compare.ts';

const asked = (vendorId: number, lengthInches: number, priceCents: number, more: Partial<VendorPriceToday> = {}): VendorPriceToday => ({
  ...{ specId: vendorId * 100 + lengthInches, vendorId, vendor: `V${vendorId}`, leadDays: 5, validFrom: '2026-11-01', beforeCents: null },
  ...{ productKind: 'bulk', unit: '100g', minQuantity: 20, origin: 'India', grade: 'raw', texture: 'Straight', colour: '', lace: '' },
  ...{ lengthInches, priceCents, ...more },
});

test('the cheapest of a length is marked, a rise over the limit too, and the spread is told', () => {
  const { lengths, rows, spread } = compareByLength(
    [asked(1, 10, 1000), asked(2, 10, 1200, { beforeCents: 1100 }), asked(2, 12, 1300)],
    500,
  );
  expect(lengths).toEqual([10, 12]);
  expect(rows.map(({ vendor, words }) => [vendor, words])).toEqual([
    ['V1', ''],
    ['V2', ''],
  ]);
  expect(rows[0]?.cells).toMatchObject([{ isCheapest: true, overBp: 0 }, null]);
  expect(rows[1]?.cells).toMatchObject([
    { isCheapest: false, isRise: true, moveBp: 909, overBp: 2000 },
    { isCheapest: false, isRise: false },
  ]);
  expect(spread).toEqual([
    { leastCents: 1000, spreadBp: 2000 },
    { leastCents: 1300, spreadBp: null },
  ]);
});

test('rows of one vendor are told apart by the words in which they differ', () => {
  const { rows } = compareByLength([asked(1, 10, 1000), asked(1, 10, 900, { origin: 'China' })], 500);
  expect(rows.map(({ words }) => words)).toEqual(['India', 'China']);
});

test('alerts: a rise nobody has seen to, and a price nobody has asked about for long', () => {
  const price = (more: object) => ({ ...asked(1, 10, 1100), priceId: 7, beforeCents: 1000, isSeen: false, ...more });
  const limits = { risePercent: 5, staleDays: 180 };
  expect(alertsOf([price({})], limits, '2026-11-12')).toMatchObject([{ kind: 'rise', figure: 1000 }]);
  expect(alertsOf([price({ isSeen: true })], limits, '2026-11-12')).toEqual([]);
  expect(alertsOf([price({ beforeCents: 1090, validFrom: '2026-01-01' })], limits, '2026-11-12')).toMatchObject([{ kind: 'stale' }]);
});
