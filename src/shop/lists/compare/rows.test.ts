import { expect, test } from 'vitest';
import { buildCompareRows } from './rows.ts';

const product = (facts: Record<string, string>) => ({ facts: Object.entries(facts).map(([name, value]) => ({ name, value })) });

test('facts stand side by side, and what only one has is a gap at the other', () => {
  expect(buildCompareRows([product({ Length: '20 in', Lace: 'HD' }), product({ Length: '20 in', Cap: 'M' })])).toEqual([
    { name: 'Length', values: ['20 in', '20 in'], isSame: true },
    { name: 'Lace', values: ['HD', null], isSame: false },
    { name: 'Cap', values: [null, 'M'], isSame: false },
  ]);
});

test('one piece alone is the same as nobody', () => {
  expect(buildCompareRows([product({ Length: '20 in' })])).toEqual([{ name: 'Length', values: ['20 in'], isSame: false }]);
  expect(buildCompareRows([])).toEqual([]);
});
