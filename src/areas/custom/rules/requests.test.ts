import { expect, test } from 'vitest';
import { dayMs } from '#kernel/dates.ts';
import { chosenFrom, pricedPart, usual } from './custom-form.ts';
import { bestMatches, combineReadings } from './matches.ts';
import { capSizeFor } from './measures.ts';
import { packagingPrice } from './packaging.ts';
import { depositOf } from './quotes.ts';
import { ageTone, canTransitionRequest, requestStatuses } from './statuses.ts';
import { workText } from './ticket.ts';

test.each([
  [28_999, 5000, 14_500, 14_499],
  [100, 3333, 33, 67],
  [1, 10_000, 1, 0],
])('%d cents with %d basis points down: %d now, %d later, together always the price', (price, bp, now, rest) => {
  expect(depositOf(price, bp)).toEqual({ depositCents: now, balanceCents: rest });
});

test.each([
  [20, 'XS'],
  [21.25, 'S'],
  [21.75, 'M'],
  [22.75, 'L'],
  [24, 'XL'],
])('%d in around take cap size %s', (inches, size) => {
  expect(capSizeFor(inches)).toBe(size);
});

test('a request that was finished stays so, and nothing is made before it was agreed', () => {
  expect(requestStatuses.filter((to) => canTransitionRequest('done', to))).toEqual([]);
  expect(requestStatuses.filter((from) => canTransitionRequest(from, 'in_production'))).toEqual(['accepted']);
});

test('the age of what waits turns amber, then red; what has ended has no age', () => {
  expect([0.2, 0.7, 2].map((days) => ageTone('new', days * dayMs))).toEqual(['line', 'warn', 'err']);
  expect(ageTone('done', 400 * dayMs)).toBe('line');
});

test('more pieces never cost more each, and the sum is its lines and the setting up', () => {
  const each = [100, 299, 300, 1000, 9999].map((count) => packagingPrice(['box'], count).lines[0]?.eachCents ?? 0);
  expect(each).toEqual([...each].sort((one, other) => other - one));
  expect(packagingPrice(['tag', 'bag'], 300)).toMatchObject({ setupCents: 7000, totalCents: 300 * (210 + 34) + 7000 });
});

test('a finished piece opens the form with what it is made of', () => {
  const chosen = chosenFrom({
    colourCode: '613',
    attributes: { Texture: 'Deep Wave', Length: '26 in', 'Lace Size': '13x6', 'Lace Design': 'HD Lace', Density: '200%' },
  });
  expect(chosen).toMatchObject({ texture: 'deep-wave', length: '26', cap: '13x6', lace: 'hd', density: '200', colour: '613' });
  expect(chosenFrom({ colourCode: '', attributes: { Length: '7 in', Texture: 'Unheard' } })).toMatchObject({
    length: usual.length,
    texture: usual.texture,
  });
  expect(pricedPart({ ...chosen, bangs: 'curtain' }, true)).toMatchObject({
    kind: 'wig',
    capSize: 'measured',
    extras: ['bleached-knots', 'bangs'],
  });
});

test('the same work has the same text, however its answers are ordered', () => {
  const measurements = { nape: 5, circumference: 22 };
  expect(workText({ configuration: { a: '1', b: '2' }, measurements })).toBe(
    workText({ configuration: { b: '2', a: '1' }, measurements: { circumference: 22, nape: 5 } }),
  );
  expect(workText({ configuration: { a: '1' }, measurements })).not.toBe(workText({ configuration: { a: '2' }, measurements }));
});

test('of the pieces like the photo at most two of a group are shown, six in all, those in stock and budget first', () => {
  const reading = {
    shades: [
      { code: '1b', difference: 3 },
      { code: '2', difference: 6 },
    ],
    texture: 'body',
    wave: 0.2,
    lengthInches: 20,
    isCut: false,
    share: 0.3,
    confidence: 0.8,
  } as const;
  const seen = combineReadings([reading, { ...reading, confidence: 0.5, texture: 'loose', lengthInches: 24 }]);
  expect(seen).toMatchObject({ texture: 'body', lengthInches: 24, shades: [{ code: '1b' }, { code: '2' }] });
  const piece = {
    spuId: 1,
    colourCode: '1b',
    texture: 'Body Wave',
    lengthInches: 20,
    capSize: 'M',
    payableCents: 20_000,
    isAvailable: true,
  };
  const pieces = [
    { ...piece, id: 1, isAvailable: false },
    { ...piece, id: 2 },
    { ...piece, id: 3, colourCode: '99j' },
    ...Array.from({ length: 8 }, (_, at) => ({ ...piece, id: 10 + at, spuId: 10 + at, texture: 'Loose Wave', payableCents: 90_000 })),
  ];
  const found = bestMatches(pieces, reading, { budgetCents: 50_000, capSize: null });
  expect(found).toHaveLength(6);
  expect(found.slice(0, 2).map(({ skuId }) => skuId)).toEqual([2, 1]);
  expect(found.some(({ skuId }) => skuId === 3)).toBe(false);
  expect(found[2]?.reasons).toMatchObject({ wave: 'near', isOverBudget: true, longerInches: 0 });
});
