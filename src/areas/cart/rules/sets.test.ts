import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, payable } from '#kernel/money.ts';
import { buildSetKey, calculateSetDiscounts, parseSetKey, type SetLine, setRoleOf, wholeSets } from './sets.ts';

const rules = [
  { minBundles: 3, withClosure: false, offBp: 500 },
  { minBundles: 3, withClosure: true, offBp: 800 },
];
const line = (part: string, quantity: number, setKey: string, more: Partial<SetLine> = {}): SetLine => ({
  setKey,
  part,
  quantity,
  role: 'bundle',
  isLater: false,
  isFine: true,
  isClearance: false,
  ...more,
});

test('a set is named by what is in it, whatever the order', () => {
  const key = buildSetKey([
    { name: '34', count: 1 },
    { name: '12', count: 1 },
    { name: '12', count: 1 },
  ]);
  expect(key).toBe('12*2_34*1');
  expect(parseSetKey(key)).toEqual([
    { name: '12', count: 2 },
    { name: '34', count: 1 },
  ]);
});

test.each(['', '12', '12*0', '12*13', '34*1_12*1', '12*1_12*1', '12*2_', 'a b*1', '12*1,34*1'])('%j is no set', (key) => {
  expect(parseSetKey(key)).toBeNull();
});

test.each([
  ['bundle', 'Single Bundle', null, 'bundle'],
  ['bundle', 'Three Bundles', null, null],
  ['closure-frontal', 'Closure', null, 'lace'],
  ['wig', 'Long', null, null],
  ['other', 'Set on', 'bundle', 'bundle'],
  ['other', 'Set on', 'closure-frontal', 'lace'],
  ['other', 'Set on', 'wig', null],
])('%s %s composed as %s is a %s of a set', (category, style, kind, role) => {
  expect(setRoleOf({ category, style, kind })).toBe(role);
});

describe('what a set takes off', () => {
  const key = '12*2_34*1';
  const lace = { role: 'lace' as const };
  test.each([
    ['three bundles', [line('12', 2, key), line('34', 1, key)], [500, 500]],
    ['twice three bundles', [line('12', 4, key), line('34', 2, key)], [500, 500]],
    ['two bundles with a closure', [line('12', 2, key), line('34', 1, key, lace)], [0, 0]],
    ['three with a closure', [line('12', 3, '12*3_34*1'), line('34', 1, '12*3_34*1', lace)], [800, 800]],
    ['a part missing', [line('12', 2, key)], [0]],
    ['more of one part', [line('12', 3, key), line('34', 1, key)], [0, 0]],
    ['half a set', [line('12', 1, key), line('34', 1, key)], [0, 0]],
    ['a part laid aside', [line('12', 2, key), line('34', 1, key, { isLater: true })], [0, 0]],
    ['a part that ran short', [line('12', 2, key), line('34', 1, key, { isFine: false })], [0, 0]],
    ['a wig called a part', [line('12', 2, key), line('34', 1, key, { role: null })], [0, 0]],
    ['clearance in it', [line('12', 2, key), line('34', 1, key, { isClearance: true })], [500, 0]],
    ['a name nobody gave', [line('12', 2, 'half price please')], [0]],
    ['no set', [line('12', 5, '')], [0]],
  ] as const)('%s', (_, lines, offs) => {
    expect(calculateSetDiscounts(lines, rules)).toEqual(offs);
  });
});

test('500 wishes of bundles cost what counting them one by one says', () => {
  const wish = fc.record({
    counts: fc.dictionary(fc.constantFrom('8', '10', '12', '14', '16', '18', '20'), fc.integer({ min: 1, max: 4 }), {
      minKeys: 1,
      maxKeys: 4,
    }),
    hasLace: fc.boolean(),
    sets: fc.integer({ min: 1, max: 9 }),
    price: fc.integer({ min: 1, max: 30_000 }),
  });
  fc.assert(
    fc.property(wish, ({ counts, hasLace, sets, price }) => {
      const parts = [...Object.entries(counts).map(([name, count]) => ({ name, count })), ...(hasLace ? [{ name: '99', count: 1 }] : [])];
      const bundles = Object.values(counts).reduce((sum, count) => sum + count, 0);
      fc.pre(bundles + Number(hasLace) <= 12);
      const key = buildSetKey(parts);
      const lines = parts.map(({ name, count }) => line(name, count * sets, key, name === '99' ? { role: 'lace' } : {}));
      expect(wholeSets(key, lines)).toBe(sets);
      const offs = calculateSetDiscounts(lines, rules);
      const told = lines.reduce((sum, { quantity }, place) => sum + payable(cents(price), 10_000 - (offs[place] ?? 0)) * quantity, 0);
      let counted = 0;
      const percent = bundles < 3 ? 0 : hasLace ? 8 : 5;
      for (let set = 0; set < sets; set++)
        for (let piece = 0; piece < bundles + Number(hasLace); piece++)
          counted += Math.floor((price * (100 - percent) * 100 + 5000) / 10_000);
      expect(told).toBe(counted);
    }),
    { numRuns: 500 },
  );
});
