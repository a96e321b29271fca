import { expect, test } from 'vitest';
import { diffAddressLine, inOwnSpelling, isSameAddress } from './address-compare.ts';

const own = { address: '218 Peachtree Street, #7B', city: 'Atlanta', region: 'GA', postCode: '30303', country: 'US' };

test.each([
  [{ address: '218 PEACHTREE ST # 7B', city: 'ATLANTA', postCode: '30303-1234' }, true],
  [{ address: '218 PEACHTREE ST' }, false],
  [{ address: '218 N PEACHTREE ST # 7B' }, false],
  [{ city: 'ATHENS' }, false],
  [{ region: 'AL' }, false],
  [{ postCode: '30304' }, false],
  [{ country: 'CA' }, false],
])('%j is the same place: %j', (change, expected) => {
  expect(isSameAddress(own, { ...own, ...change })).toBe(expected);
});

test('the carrier’s way keeps her spelling where it means the same, and does not shout', () => {
  const carrier = { address: '218 NW PEACHTREE ST # 7B', city: 'EAST POINT', region: 'GA', postCode: '30344-0001', country: 'US' };
  expect(inOwnSpelling(carrier, own)).toEqual({
    address: '218 NW Peachtree Street, #7B',
    city: 'East Point',
    region: 'GA',
    postCode: '30344-0001',
    country: 'US',
  });
  expect(inOwnSpelling({ ...own, address: '42 W 42ND ST', postCode: '30303-9999' }, own)).toMatchObject({
    address: '42 W 42nd Street,',
    postCode: '30303',
  });
});

test.each([
  ['Atlanta', 'Altanta', [{ text: 'Atlanta', isNew: true }]],
  [
    '218 Peachtree St Apt 7B',
    '218 peachtre Street apt 7b',
    [
      { text: '218', isNew: false },
      { text: 'Peachtree', isNew: true },
      { text: 'St Apt 7B', isNew: false },
    ],
  ],
  ['1 A St', '1 A Street', [{ text: '1 A St', isNew: false }]],
  ['', 'x', []],
])('%j beside %j is marked %j', (line, other, pieces) => {
  expect(diffAddressLine(line, other).map(({ text, isNew }) => ({ text, isNew }))).toEqual(pieces);
});
